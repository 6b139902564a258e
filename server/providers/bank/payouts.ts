/** A withdrawal to be paid out of the brand's money. */
export interface Payout {
  /** The withdrawal's id; paying the same id again must not pay twice. */
  readonly id: string;
  /** Our bank code. */
  readonly bankName: string;
  readonly bankId: string;
  /** Satang. */
  readonly amount: number;
}

export type PayoutResult =
  | { readonly status: 'PAID' }
  /** Thai, ready to show. */
  | { readonly status: 'FAILED'; readonly reason: string }
  /** The bank has accepted the order and not yet reported its result. */
  | { readonly status: 'PENDING' };

/** Sends money to members. */
export interface Payouts {
  pay(payout: Payout): Promise<PayoutResult>;
}
