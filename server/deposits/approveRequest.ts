import { sql } from 'kysely';
import type { Brand } from '#schemas/brand/brand';
import type { Transaction } from '#server/db/transaction';
import { fail } from '#server/appError';
import type { By } from './credit';
import { openStatuses } from './openStatuses';
import { settleRequest } from './settleRequest';
import { SKEW_MS } from './skew';

/**
 * A staff member saw the transfer of a request: credits what the member was asked to pay (M13). When
 * the bank reported a transfer of that amount that nobody took yet, it is taken with it, so that its
 * slip pays nothing again (S1): the earliest, and of those of one moment the one that was reported first.
 * @throws AppError NOT_FOUND, STATE_CHANGED when the request is not open any more.
 */
export async function approveRequest(
  trx: Transaction,
  brand: Brand,
  requestId: string,
  by: By,
): Promise<void> {
  const request = await trx
    .selectFrom('deposit_requests as r')
    .leftJoin('bank_transfers as t', (on) =>
      on
        .onRef('t.brand_id', '=', 'r.brand_id')
        .onRef('t.company_account_id', '=', 'r.company_account_id')
        .onRef('t.amount', '=', 'r.pay_amount')
        .on('t.status', '=', 'UNMATCHED')
        .on(sql<boolean>`t.transferred_at >= r.created_at - make_interval(secs => ${SKEW_MS / 1000})`)
        .on('t.transferred_at', '<=', new Date(by.now.getTime() + SKEW_MS)),
    )
    .select([
      'r.id',
      'r.member_id',
      'r.company_account_id',
      'r.amount',
      'r.pay_amount',
      'r.status',
      't.sending_bank',
      't.trans_ref',
    ])
    .where('r.brand_id', '=', brand.id)
    .where('r.id', '=', requestId)
    .orderBy('t.transferred_at')
    .orderBy('t.id')
    .limit(1)
    .forUpdate('r')
    .executeTakeFirst();
  if (!request) throw fail('NOT_FOUND');
  if (!openStatuses.some((status) => status === request.status)) throw fail('STATE_CHANGED');
  const { sending_bank: sendingBank, trans_ref: transRef } = request;
  const transfer = sendingBank !== null && transRef !== null ? { sendingBank, transRef } : undefined;
  await settleRequest(trx, { brand, request, amount: request.pay_amount, transfer, by });
}
