/** A transfer to one of the brands' accounts, as the bank reports it. */
export interface IncomingTransfer {
  /** The sending bank's three-digit code. */
  readonly sendingBank: string;
  readonly transRef: string;
  /** The reference of a QR code that it pays, as the payment carries it. */
  readonly paymentReference?: string | undefined;
  /** The receiving account: our bank code and its number. */
  readonly to: { readonly bankName: string; readonly bankId: string };
  readonly sender: {
    /** Our bank code, null where the bank is none that a member can have. */
    readonly bankName: string | null;
    /** The number or what the bank shows of it, `xxx-x-x1234-x`. */
    readonly account: string;
    readonly name: string;
  };
  /** Satang. */
  readonly amount: number;
  readonly transferredAt: Date;
}

/** What the banks report by themselves. Null in `Ports` where no feed is connected. */
export interface BankFeed {
  /** Unacknowledged transfers, oldest first, a bounded number. The same transfer may come again. */
  newTransfers(): Promise<readonly IncomingTransfer[]>;
}
