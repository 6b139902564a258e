import type { Database } from '#server/db/connect';
import type { Transaction } from '#server/db/transaction';
import type { TransferKey } from './transferKey';

export interface Claim extends TransferKey {
  readonly brandId: string;
  readonly memberId: string;
  readonly paidType: 'SLIP' | 'DEPOSIT_REQUEST';
  readonly paidId: string;
  /** Satang. */
  readonly amount: number;
  readonly now: Date;
}

/**
 * Takes a bank transfer for this payment, for ever and over all brands (S1). Do it first: whoever
 * comes second waits here until the first is through. One query.
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
      created_at: claim.now,
    })
    .onConflict((on) => on.doNothing())
    .returning('trans_ref')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether this transfer has paid for something, in any brand (S1). */
export async function isClaimed(db: Database, { sendingBank, transRef }: TransferKey): Promise<boolean> {
  const claim = await db
    .selectFrom('transfer_claims')
    .select('trans_ref')
    .where('sending_bank', '=', sendingBank)
    .where('trans_ref', '=', transRef)
    .executeTakeFirst();
  return claim !== undefined;
}

/** Every slip of a transfer that has paid is a duplicate from now on, but the one that it paid by (S1). */
export function duplicateSlips(
  db: Database,
  { sendingBank, transRef }: TransferKey,
  now: Date,
  paidBy?: string,
) {
  return db
    .updateTable('slips')
    .set({ status: 'DUPLICATE', reason: 'SLIP_DUPLICATE', retry_at: null, completed_at: now })
    .where('sending_bank', '=', sendingBank)
    .where('trans_ref', '=', transRef)
    .where('status', 'in', ['VERIFYING', 'VERIFIED', 'INVALID', 'PENDING_REVIEW'])
    .$if(paidBy !== undefined, (query) => query.where('id', '<>', paidBy ?? ''))
    .returning('id');
}
