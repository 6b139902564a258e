import { isRecord } from '#core/brand/json';
import type { Chaos } from '../chaos/chaos';
import { SEAMLESS, type WalletClient } from '../games/seamlessRounds';
import { isRefused, type Outbox } from './outbox';
import type { CallPlatform, PlatformAnswer } from './platformCalls';

/** Times that a bet is sent before its round is cancelled. */
const ATTEMPTS = 3;

/** The platform's wallet as the seamless games use it. */
export function walletClient(call: CallPlatform, outbox: Outbox, chaos: Chaos): WalletClient {
  const post = (path: string, body: object) => call({ port: 'seamless', provider: SEAMLESS, path, body });
  return {
    balance: async ({ brandId, memberId }) => {
      const balance = balanceIn(await post('wallet/balance', { brand: brandId, player: memberId }));
      if (balance === undefined) throw new Error('The balance is unknown.');
      return balance;
    },
    bet: async (bet, win) => {
      // The platform refuses a win without a bet; it is sent again after the bet.
      if (chaos.has('seamless', 'outOfOrder')) await post('wallet/win', win).catch(() => undefined);
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const answer = await post('wallet/bet', bet).catch(() => undefined);
        if (answer && isRefused(answer)) return 'REFUSED';
        const balance = answer && balanceIn(answer);
        if (balance !== undefined) return { balance };
      }
      return 'UNKNOWN';
    },
    send: async (id) => {
      const answer = await outbox.deliver(id);
      return answer && balanceIn(answer);
    },
  };
}

function balanceIn({ status, data }: PlatformAnswer): number | undefined {
  const balance = status === 200 && isRecord(data) ? data['balance'] : undefined;
  return typeof balance === 'number' ? balance : undefined;
}
