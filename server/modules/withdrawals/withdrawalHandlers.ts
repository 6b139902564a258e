import { fail } from '#server/platform/appError';
import type { Deps } from '#server/providers/deps';
import { requireSelf, type Context, type Handlers } from '#server/platform/http/handlers';
import { keysetOf, pageOf } from '#server/platform/db/keyset';
import { bahtToSatang, satangToBaht } from '#core/money/money';
import { maskUsername } from '#core/identity/mask';
import { bangkokIso } from '#core/time/bangkok';
import { retryWithdrawal } from './decide';
import { requestWithdrawal } from './requestWithdrawal';
import { presentWithdrawal, type WithdrawalOrigin } from './withdrawalRow';
import { findFeed, findHistory, findOpen, findWithdrawal } from './withdrawalRepository';

type WithdrawCall =
  | 'GET /api/auth/withdraw/withdraw-history/{uuid}'
  | 'GET /api/auth/withdraw/withdraw-request/{uuid}'
  | 'GET /api/auth/withdraw/my/{uuid}'
  | 'GET /api/withdraw/history'
  | 'POST /api/auth/withdraw/{uuid}'
  | 'POST /api/auth/withdraw/retry'
  | 'POST /api/auth/user/transfer/to/bank';

/** Withdrawals to the member's own bank account. */
export function withdrawalHandlers({ db }: Deps): Handlers<WithdrawCall> {
  return {
    'GET /api/auth/withdraw/withdraw-history/{uuid}': async ({ brand, member, params, query }) => {
      requireSelf(member, params);
      const keyset = keysetOf(query);
      const { rows, meta } = pageOf(await findHistory(db, brand.id, member.id, keyset), keyset);
      return { data: rows.map(presentWithdrawal), meta };
    },
    'GET /api/auth/withdraw/withdraw-request/{uuid}': async ({ brand, member, params }) => {
      requireSelf(member, params);
      return (await findOpen(db, brand.id, member.id)).map(presentWithdrawal);
    },
    'GET /api/auth/withdraw/my/{uuid}': async ({ brand, member, params }) => {
      const row = await findWithdrawal(db, brand.id, member.id, params.uuid);
      if (!row) throw fail('NOT_FOUND');
      return presentWithdrawal(row);
    },
    'GET /api/withdraw/history': async ({ brand }) =>
      (await findFeed(db, brand.id)).map((row) => ({
        username: maskUsername(row.username),
        amount: satangToBaht(row.amount),
        createdAt: bangkokIso(row.created_at),
      })),
    'POST /api/auth/withdraw/{uuid}': (context) => {
      const { brand, member, params, body, money } = context;
      requireSelf(member, params);
      return money(async (trx, { clientRef }) => {
        const request = { brand, memberId: member.id, amount: bahtToSatang(body.amount) };
        return presentWithdrawal(
          await requestWithdrawal(trx, { ...request, origin: { ...memberOrigin(context), clientRef } }),
        );
      });
    },
    'POST /api/auth/user/transfer/to/bank': (context) => {
      const { brand, member, body, money } = context;
      requireSelf(member, { uuid: body.uuid });
      return money(async (trx, { clientRef }) => {
        const request = { brand, memberId: member.id, amount: 'everything', account: body } as const;
        return presentWithdrawal(
          await requestWithdrawal(trx, { ...request, origin: { ...memberOrigin(context), clientRef } }),
        );
      });
    },
    'POST /api/auth/withdraw/retry': (context) => {
      const { brand, member, body, money } = context;
      return money(async (trx) =>
        presentWithdrawal(
          await retryWithdrawal(trx, {
            brandId: brand.id,
            memberId: member.id,
            id: body.uuid,
            origin: memberOrigin(context),
          }),
        ),
      );
    },
  };
}

function memberOrigin({
  member,
  ip,
  traceId,
  now,
}: Context<Extract<WithdrawCall, `POST ${string}`>>): WithdrawalOrigin {
  return { actor: { kind: 'MEMBER', id: member.id }, ip, traceId, now };
}
