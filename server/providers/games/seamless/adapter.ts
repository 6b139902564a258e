import { defineAdapter } from '../../kit/defineAdapter';
import { signatureCheck } from '../../kit/signature';
import { gameClient, gameSettings } from '../gameClient';

const NOTHING_MOVES = { status: 'REFUSED', reason: 'เกมนี้ใช้ยอดเงินในเว็บโดยตรง' } as const;

/**
 * A provider whose players stake from the platform's balance: it calls `/api/provider/<id>/wallet/`, and we call its
 * catalogue and launch. See `docs/game-provider.md`.
 */
export const adapter = defineAdapter({
  port: 'games',
  settings: gameSettings,
  secrets: ['key', 'nextKey?'],
  create(context) {
    const { id, clock, secrets } = context;
    const { origins, games, launch } = gameClient(context);
    return {
      ...{ id, origins, games, launch },
      seamless: { verify: signatureCheck([secrets.key, secrets.nextKey], clock) },
      deposit: () => Promise.resolve(NOTHING_MOVES),
      withdraw: () => Promise.resolve(NOTHING_MOVES),
      balance: () => Promise.resolve(0),
      rounds: () => Promise.resolve([]),
    };
  },
});
