import type { Handlers } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { changeBank, sendBankCode } from './changeBank';

type BankCall = 'POST /api/auth/user/bank/code' | 'POST /api/auth/user/bank/change';

/** Members change their payout account with a code. */
export function payoutAccountHandlers(deps: Deps): Handlers<BankCall> {
  return {
    'POST /api/auth/user/bank/code': ({ brand, member, body, ip, now, traceId, request }) =>
      sendBankCode(deps, { brand, member, ip, now, traceId }, body, (error) => {
        request.log.error({ err: error, brand: brand.id }, 'code not sent');
      }),
    'POST /api/auth/user/bank/change': ({ brand, member, body, ip, now, traceId }) =>
      changeBank(deps, { brand, member, ip, now, traceId }, body),
  };
}
