import type { ErrorCode } from '#schemas/api/errors';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import type { TransferKey } from '#core/identity/transferKey';

export interface Claim extends TransferKey {
  readonly brandId: string;
  /** Null for a refund. */
  readonly memberId: string | null;
  readonly paidType: 'SLIP' | 'DEPOSIT_REQUEST' | 'ADJUSTMENT' | 'REFUND';
  /** What the transfer pays for; of a refund its bank line. */
  readonly paidId: string;
  /** Satang. */
  readonly amount: number;
  /** The ledger transaction of an earlier manual credit, which the transfer backs from now on. */
  readonly linkedTo?: string | null;
  readonly now: Date;
}

/**
 * Claims a bank transfer for this payment, permanently and across all brands. Call it first: a concurrent claim of
 * the same transfer waits here. One query.
 * @returns false when the transfer has paid for something already.
 */
export async function claimTransfer(trx: Transaction, claim: Claim): Promise<boolean> {
  const taken = await trx
    .insertInto('transfer_claims')
    .values({
      sending_bank: claim.sendingBank,
      trans_ref: claim.transRef,
      brand_id: claim.brandId,
      member_id: claim.memberId,
      paid_type: claim.paidType,
      paid_id: claim.paidId,
      amount: claim.amount,
      linked: claim.linkedTo !== undefined,
      ledger_transaction_id: claim.linkedTo ?? null,
      created_at: claim.now,
    })
    .onConflict((on) => on.doNothing())
    .returning('trans_ref')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether this transfer has paid for something, in any brand. */
export async function isClaimed(db: Database, { sendingBank, transRef }: TransferKey): Promise<boolean> {
  const claim = await db
    .selectFrom('transfer_claims')
    .select('trans_ref')
    .where('sending_bank', '=', sendingBank)
    .where('trans_ref', '=', transRef)
    .executeTakeFirst();
  return claim !== undefined;
}

/**
 * Marks every slip of a paid transfer as a duplicate, except the one that it was paid by.
 * @param reason shown to the member.
 */
export function duplicateSlips(
  db: Database,
  { sendingBank, transRef }: TransferKey,
  now: Date,
  { paidBy, reason = 'SLIP_DUPLICATE' }: { readonly paidBy?: string; readonly reason?: ErrorCode } = {},
) {
  return db
    .updateTable('slips')
    .set({ status: 'DUPLICATE', reason, retry_at: null, completed_at: now })
    .where('sending_bank', '=', sendingBank)
    .where('trans_ref', '=', transRef)
    .where('status', 'in', ['VERIFYING', 'VERIFIED', 'INVALID', 'PENDING_REVIEW'])
    .$if(paidBy !== undefined, (query) => query.where('id', '<>', paidBy ?? ''))
    .returning('id');
}
