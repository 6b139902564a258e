import type { Brand } from '#schemas/brand/brand';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { endLines } from './bankLine';
import { claimTransfer, duplicateSlips } from './claim';
import { credit } from './credit';
import type { CreditOrigin } from './credit';
import { openStatuses } from './depositRepository';
import type { DepositStatus } from '#schemas/api/shapes/statuses';
import type { TransferKey } from '#core/identity/transferKey';

/** A request to deposit and the transfer that pays it. Amounts in satang. */
interface Settlement {
  readonly brand: Brand;
  readonly request: {
    readonly id: string;
    readonly member_id: string;
    readonly company_account_id: string;
    /** Requested amount in satang. */
    readonly amount: number;
  };
  readonly amount: number;
  /** The statuses that the request may be settled from; the open ones by default. */
  readonly from?: readonly DepositStatus[] | undefined;
  /** The bank's name of the transfer; none when staff credit without one. */
  readonly transfer?: TransferKey | undefined;
  readonly origin: CreditOrigin;
}

/**
 * Ends a request with its credit, once; the named transfer is claimed for it. The caller has
 * locked the member's credits: after them come the request and the transfer, so that feed, slip and staff never wait for
 * each other in a circle.
 * @returns the ledger transaction.
 * @throws AppError SLIP_DUPLICATE when the transfer paid for something before, STATE_CHANGED when
 *   the request has ended otherwise.
 */
export async function settleRequest(
  trx: Transaction,
  { brand, request, amount, from = openStatuses, transfer, origin }: Settlement,
): Promise<string> {
  const brandId = brand.id;
  const { now } = origin;
  const { id, member_id: memberId, company_account_id: companyAccountId } = request;
  if (transfer) {
    const first = await claimTransfer(trx, {
      ...transfer,
      brandId,
      memberId,
      paidType: 'DEPOSIT_REQUEST',
      paidId: id,
      amount,
      now,
    });
    if (!first) throw fail('SLIP_DUPLICATE');
  }
  const ended = await trx
    .updateTable('deposit_requests')
    .set({
      status: 'SUCCESS',
      credited_amount: amount,
      completed_at: now,
      ...(origin.actor.kind === 'STAFF' && { handled_by: origin.actor.id }),
    })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw fail('STATE_CHANGED');
  const { transactionId, bonus } = await credit(trx, {
    brand,
    memberId,
    companyAccountId,
    amount,
    requested: request.amount,
    reference: { type: 'DEPOSIT_REQUEST', id },
    origin,
  });
  const handledBy = origin.actor.kind === 'STAFF' ? origin.actor.id : null;
  await recordTransaction(trx, {
    ...{ brandId, id, transactionId, bonus, transfer },
    ...{ handledBy, now },
  });
  return transactionId;
}

/** The request, the claim and the bank's line all point to what credited them; slips of the transfer are used up. */
async function recordTransaction(
  trx: Transaction,
  {
    brandId,
    id,
    transactionId,
    bonus,
    transfer,
    handledBy,
    now,
  }: {
    readonly brandId: string;
    readonly id: string;
    readonly transactionId: string;
    /** Satang. */
    readonly bonus: number;
    readonly transfer: TransferKey | undefined;
    readonly handledBy: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const request = trx
    .updateTable('deposit_requests')
    .set({ ledger_transaction_id: transactionId, bonus })
    .where('brand_id', '=', brandId)
    .where('id', '=', id);
  if (!transfer) {
    await request.execute();
    return;
  }
  const { sendingBank, transRef } = transfer;
  await trx
    .with('request', () => request.returning('id'))
    .with('claim', (db) =>
      db
        .updateTable('transfer_claims')
        .set({ ledger_transaction_id: transactionId })
        .where('sending_bank', '=', sendingBank)
        .where('trans_ref', '=', transRef)
        .returning('trans_ref'),
    )
    .with('slips', () => duplicateSlips(trx, transfer, now))
    .with('lines', () =>
      endLines(trx, transfer, { status: 'MATCHED', brandId, depositId: id, handledBy, now }),
    )
    .selectFrom('lines')
    .select('id')
    .execute();
}
