import { defineAdapter } from '../../kit/defineAdapter';
import type { GameTransfer, TransferResult } from '../../ports/gameProvider';
import { gameClient, gameSettings, nameOf, type GameClient } from '../gameClient';

/** Shown where the provider gives no reason. */
const REFUSED = 'ผู้ให้บริการเกมไม่รับรายการนี้';

/** A provider with wallets of its own, over signed HTTP calls: `docs/game-provider.md`. */
export const adapter = defineAdapter({
  port: 'games',
  settings: gameSettings,
  secrets: ['key'],
  create(context) {
    const client = gameClient(context);
    return {
      id: context.id,
      origins: client.origins,
      games: client.games,
      launch: client.launch,
      deposit: (transfer) => move(client, transfer, 'IN'),
      withdraw: (transfer) => move(client, transfer, 'OUT'),
      balance: async (player) => (await client.send('balance', nameOf(player))).balance,
      rounds: async (since, limit) => {
        const { rounds } = await client.send('rounds', { since: since.toISOString(), limit });
        return rounds.map(({ brand, player, endedAt, ...round }) => ({
          ...round,
          player: { brandId: brand, memberId: player },
          endedAt: new Date(endedAt),
        }));
      },
    };
  },
});

/** The direction is signed with the rest, so that a call cannot be turned around. */
async function move(
  client: GameClient,
  { reference, player, amount, now }: GameTransfer,
  direction: 'IN' | 'OUT',
): Promise<TransferResult> {
  const { status, reason = REFUSED } = await client.send('transfer', {
    ...nameOf(player),
    ...{ reference, direction, amount, at: now.toISOString() },
  });
  return status === 'REFUSED' ? { status, reason } : { status };
}
