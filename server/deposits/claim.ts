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
