import type { Selectable } from 'kysely';
import type { Slips } from '#server/db/schema';
import type { Transaction } from '#server/db/transaction';
import { fail } from '#server/appError';
import { duplicateSlips } from './claim';
import { openStatuses } from './openStatuses';
import type { TransferKey } from './transferKey';

export interface EndedSlip {
  readonly slip: Selectable<Slips>;
  readonly from: readonly Selectable<Slips>['status'][];
  readonly transfer: TransferKey;
  /** Satang. */
  readonly amount: number;
  readonly bonus: number;
  readonly companyAccountId: string;
  /** The open request that the slip pays; without one the deposit gets a row of its own. */
  readonly openRequestId: string | undefined;
  readonly transactionId: string;
  readonly handledBy: string | null;
  readonly now: Date;
}

/**
 * Writes down, in one statement, that a slip was credited: the slip, its deposit, its claim, the
 * bank's line, and every other slip of the same transfer, which is a duplicate from now on (S1).
 * @throws AppError STATE_CHANGED when the slip has been ended otherwise.
 */
export async function endSlip(trx: Transaction, ended: EndedSlip): Promise<void> {
  const { slip, from, transfer, transactionId, handledBy, now } = ended;
  const { sendingBank, transRef } = transfer;
  const depositId = ended.openRequestId ?? slip.id;
  const done = await trx
    .with('deposit', () =>
      ended.openRequestId === undefined
        ? newDeposit(trx, ended)
        : endRequest(trx, ended, ended.openRequestId),
    )
    .with('claim', (db) =>
      db
        .updateTable('transfer_claims')
        .set({ ledger_transaction_id: transactionId })
        .where('sending_bank', '=', sendingBank)
        .where('trans_ref', '=', transRef)
        .returning('trans_ref'),
    )
    .with('line', (db) =>
      db
        .updateTable('bank_transfers')
        .set({ status: 'MATCHED', deposit_request_id: depositId })
        .where('brand_id', '=', slip.brand_id)
        .where('sending_bank', '=', sendingBank)
        .where('trans_ref', '=', transRef)
        .returning('id'),
    )
    .with('twins', () => duplicateSlips(trx, transfer, now, slip.id))
    .updateTable('slips')
    .set({
      status: 'SUCCESS',
      reason: null,
      deposit_request_id: depositId,
      company_account_id: ended.companyAccountId,
      ledger_transaction_id: transactionId,
      handled_by: handledBy,
      completed_at: now,
    })
    .where('brand_id', '=', slip.brand_id)
    .where('id', '=', slip.id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst();
  if (!done) throw fail('STATE_CHANGED');
}

function endRequest(
  trx: Transaction,
  { slip, amount, bonus, transactionId, handledBy, now }: EndedSlip,
  requestId: string,
) {
  return trx
    .updateTable('deposit_requests')
    .set({
      status: 'SUCCESS',
      channel: 'SLIP',
      credited_amount: amount,
      bonus,
      ledger_transaction_id: transactionId,
      handled_by: handledBy,
      completed_at: now,
    })
    .where('brand_id', '=', slip.brand_id)
    .where('id', '=', requestId)
    .where('status', 'in', openStatuses)
    .returning('id');
}

function newDeposit(
  trx: Transaction,
  { slip, amount, bonus, companyAccountId, transactionId, handledBy, now }: EndedSlip,
) {
  return trx
    .insertInto('deposit_requests')
    .values({
      brand_id: slip.brand_id,
      id: slip.id,
      member_id: slip.member_id,
      company_account_id: companyAccountId,
      amount,
      pay_amount: amount,
      credited_amount: amount,
      bonus,
      channel: 'SLIP',
      status: 'SUCCESS',
      handled_by: handledBy,
      ledger_transaction_id: transactionId,
      expires_at: now,
      transferred_at: slip.transferred_at,
      completed_at: now,
      created_at: slip.created_at,
    })
    .returning('id');
}
