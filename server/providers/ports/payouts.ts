/** A withdrawal to be paid out of the brand's money. */
export interface Payout {
  /** The withdrawal's id. */
  readonly id: string;
  /** Names this order for ever: a provider pays the same reference once, however often it is requested. */
  readonly reference: string;
  /** Our bank code. */
  readonly bankName: string;
  readonly bankId: string;
  readonly accountName: string;
  /** Satang. */
  readonly amount: number;
}

export type PayoutResult =
  | { readonly status: 'PAID' }
  /** The order has ended and never pays under this reference. Thai, ready to show. */
  | { readonly status: 'FAILED'; readonly reason: string }
  /** The bank has accepted the order and not yet reported its result, or the result is unknown. */
  | { readonly status: 'PENDING' };

/** Sends money to members. A throw means that the result is unknown. */
export interface Payouts {
  /** Gives the order to the provider. */
  pay(payout: Payout): Promise<PayoutResult>;
  /** Result of an order that may have been given; without it `pay` is repeated. */
  readonly status?: (payout: Payout) => Promise<PayoutResult | { readonly status: 'NOT_FOUND' }>;
  /** Whether `pay` may follow when `status` does not find an order; true where left out. */
  readonly isIdempotent?: boolean;
  /** Money that can be paid out, in satang. */
  readonly balance?: () => Promise<number>;
}
