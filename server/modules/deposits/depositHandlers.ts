import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import type { Context, Handlers } from '#server/platform/http/handlers';
import { keysetOf, pageOf } from '#server/platform/db/keyset';
import { requireSelf } from '#server/platform/http/handlers';
import { satangToBaht } from '#core/money/money';
import { maskUsername } from '#core/identity/mask';
import { bangkokIso } from '#core/time/bangkok';
import { createRequest, depositAmount } from './createRequest';
import type { RequestRow } from './depositRepository';
import { makeCode } from './qrRequest';
import { findAccounts, findFeed, findHistory, findOpen, findRequest } from './depositRepository';
import { cancelRequest, confirmTransfer } from './transitionRequest';
import { presentBank, presentDeposit, presentRequest } from './presentDeposit';

type DepositCall =
  | 'GET /api/auth/deposit/{uuid}'
  | 'GET /api/deposit'
  | 'POST /api/auth/deposit-request'
  | 'POST /api/auth/deposit-request/qr'
  | 'GET /api/auth/deposit-request/my'
  | 'GET /api/auth/deposit-request/my/{uuid}'
  | 'POST /api/auth/deposit-request/cancel'
  | 'POST /api/auth/deposit-request/confirm/transfer';

type MoneyCall = Extract<DepositCall, `POST ${string}`>;

/** Deposits by bank transfer and by QR code. */
export function depositHandlers({ db, ports }: Deps): Handlers<DepositCall> {
  return {
    'GET /api/auth/deposit/{uuid}': async ({ member, params, query, brand, now }) => {
      requireSelf(member, params);
      const keyset = keysetOf(query);
      const accounts = await findAccounts(db, brand, member.id, now);
      const { rows, meta } = pageOf(await findHistory(db, brand.id, member.id, keyset), keyset);
      return {
        data: { bank: accounts.map(presentBank), history: rows.map((row) => presentDeposit(row, now)) },
        meta,
      };
    },
    'GET /api/deposit': async ({ brand }) =>
      (await findFeed(db, brand.id)).map((row) => ({
        username: maskUsername(row.username),
        amount: satangToBaht(row.credited_amount ?? row.amount),
        createdAt: bangkokIso(row.created_at),
      })),
    'POST /api/auth/deposit-request': (context) => {
      const { member, body, brand, money, now } = context;
      return money(async (trx) => {
        const amount = depositAmount(brand, body.amount);
        const request = await createRequest(trx, {
          brand,
          memberId: member.id,
          amount,
          origin: memberOrigin(context),
        });
        return presentRequest(request, now);
      });
    },
    'POST /api/auth/deposit-request/qr': async (context) => {
      const { member, body, brand, money, now } = context;
      const qr = await ports.promptPay.firstOf(brand.id);
      const origin = memberOrigin(context);
      const made: { request?: RequestRow } = {};
      const answer = await money(async (trx) => {
        const amount = depositAmount(brand, body.amount);
        if (!qr) throw fail('DEPOSIT_QR_UNAVAILABLE');
        made.request = await createRequest(trx, { brand, memberId: member.id, amount, qr, origin });
        return presentRequest(made.request, now);
      });
      // The request is stored first, so that no payment can come of which we know nothing.
      if (made.request && answer.status === 200 && !answer.replayed)
        await makeCode({ db, ports }, { brandId: brand.id, request: made.request, origin });
      return answer;
    },
    'GET /api/auth/deposit-request/my': async ({ member, brand, now }) => {
      const open = await findOpen(db, brand.id, member.id, now);
      return open ? presentRequest(open, now) : null;
    },
    'GET /api/auth/deposit-request/my/{uuid}': async ({ member, params, brand, now }) => {
      const request = await findRequest(db, brand.id, member.id, params.uuid);
      if (!request) throw fail('NOT_FOUND');
      return presentRequest(request, now);
    },
    'POST /api/auth/deposit-request/cancel': (context) => {
      const { member, body, brand, money, now } = context;
      return money(async (trx) => {
        const request = await cancelRequest(trx, {
          brandId: brand.id,
          memberId: member.id,
          id: body.uuid,
          origin: memberOrigin(context),
        });
        return presentRequest(request, now);
      });
    },
    'POST /api/auth/deposit-request/confirm/transfer': (context) => {
      const { member, body, brand, money, now } = context;
      return money(async (trx) => {
        const request = await confirmTransfer(trx, {
          brandId: brand.id,
          memberId: member.id,
          id: body.uuid,
          origin: memberOrigin(context),
        });
        return presentRequest(request, now);
      });
    },
  };
}

function memberOrigin({ member, ip, traceId, now }: Context<MoneyCall>) {
  return { actor: { kind: 'MEMBER' as const, id: member.id }, ip, traceId, now };
}
