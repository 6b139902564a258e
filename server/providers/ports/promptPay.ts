import type { ReportedTransfer } from './transferSource';

/** The company account that receives the payment. */
export interface QrReceiver {
  /** Our bank code. */
  readonly bankName: string;
  readonly bankId: string;
  readonly promptPayId: string | null;
}

/** A payment that a member is asked for. */
export interface QrOrder {
  /** Names this code for ever: at most 20 capital letters and digits. */
  readonly reference: string;
  /** Satang. */
  readonly amount: number;
  readonly expiresAt: Date;
  readonly to: QrReceiver;
}

export interface QrCode {
  /** Content of the QR code. */
  readonly payload: string;
  /** What the payment carries, where it is not the reference of the order. */
  readonly reference?: string | undefined;
  /** Where the provider's code expires earlier than the order. */
  readonly expiresAt?: Date | undefined;
}

/** Makes PromptPay QR codes for one payment each. */
export interface PromptPay {
  /** The only account that its payments go to; without it any account of the brand. */
  readonly receiver?: Pick<QrReceiver, 'bankName' | 'bankId'> | undefined;
  /** Whether the receiving account must have a PromptPay id. */
  readonly needsPromptPayId: boolean;
  /** The same reference always names the same payment. A throw means that there is no code. */
  create(order: QrOrder): Promise<QrCode>;
  /** Reads payments of codes where the provider does not report them. */
  readonly poll?: {
    readonly everyMs: number;
    /** Empty while the code is not paid. @param reference what the payment carries. */
    read(reference: string): Promise<readonly ReportedTransfer[]>;
  };
}
