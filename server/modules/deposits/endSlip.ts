import type { Selectable } from 'kysely';
import type { Slips } from '#server/platform/db/schema';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { noRefusal } from '#server/platform/brands/refusal';
import { endLines } from './bankLine';
import { duplicateSlips } from './claim';
import { insertDeposit } from './creditDeposit';
import { openStatuses } from './depositRepository';
import type { TransferKey } from '#core/identity/transferKey';
import { messageOf } from '#schemas/api/envelope';
import { errors } from '#schemas/api/errors';
import type { ErrorCode } from '#schemas/api/errors';

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
 * bank's line, and every other slip of the same transfer, which is a duplicate from now on.
 * @throws AppError STATE_CHANGED when the slip has been ended otherwise.
 */
export async function endSlip(trx: Transaction, ended: EndedSlip): Promise<void> {
  const { slip, from, transfer, transactionId, handledBy, now } = ended;
  const { sendingBank, transRef } = transfer;
  const depositId = ended.openRequestId ?? slip.id;
  const done = await trx
    .with('deposit', () =>
      ended.openRequestId === undefined
        ? insertDeposit(trx, depositOf(ended))
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
    .with('lines', () =>
      endLines(trx, transfer, { status: 'MATCHED', brandId: slip.brand_id, depositId, handledBy, now }),
    )
    .with('twins', () => duplicateSlips(trx, transfer, now, { paidBy: slip.id }))
    .updateTable('slips')
    .set({
      status: 'SUCCESS',
      ...noRefusal,
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

function depositOf({ slip, companyAccountId, amount, bonus, transactionId, handledBy, now }: EndedSlip) {
  return {
    ...{ brandId: slip.brand_id, id: slip.id, memberId: slip.member_id, companyAccountId },
    ...{ amount, bonus, transactionId, handledBy, now },
    channel: 'SLIP',
    transferredAt: slip.transferred_at,
    createdAt: slip.created_at,
  } as const;
}

/**
 * The reason of a slip's status: a code of ours where a rule decided, the text of the staff member where a person
 * did.
 */
export function slipReason(reason: string | null): {
  readonly code: ErrorCode | null;
  readonly text: string | null;
} {
  if (reason === null || !isCode(reason)) return { code: null, text: reason };
  return { code: reason, text: messageOf(reason) };
}

function isCode(reason: string): reason is ErrorCode {
  return Object.hasOwn(errors, reason);
}
