import type { BankFeed, IncomingTransfer } from './bankFeed';
import type { VerifyCall } from './verifyCall';

/** One item of a provider's report. */
export type ReportedTransfer =
  | { readonly transfer: IncomingTransfer }
  /** It cannot be a transfer; `problem` is English, for the provider. */
  | { readonly reference: string | null; readonly problem: string }
  /** An item that the settings exclude, such as an outgoing transfer. */
  | { readonly reference: string | null; readonly ignored: true };

/** Reports transfers by calls to us. */
export interface TransferWebhook {
  readonly kind: 'WEBHOOK';
  readonly verify: VerifyCall;
  /** @returns a problem in English for a body without a list of transfers. */
  read(body: unknown): readonly ReportedTransfer[] | { readonly problem: string };
  /** Body of the answer 200 where the provider expects one of its own. */
  readonly acknowledgement?: unknown;
}

/** Where a poll begins. */
export interface PollPosition {
  /** What the last page named as the next one. */
  readonly cursor: string | null;
  /** Transfers of a period; `from` lies before the end of the last poll, because banks report some lines late. */
  readonly from: Date;
  readonly to: Date;
}

export interface TransferPage {
  readonly items: readonly ReportedTransfer[];
  /** Cursor of the next page; null when there is none. */
  readonly next: string | null;
}

/** Is asked for transfers again and again. */
export interface TransferPoll {
  readonly kind: 'POLL';
  /** From the end of a poll to the next. */
  readonly everyMs: number;
  readonly overlapMs: number;
  /**
   * Whether a cursor is a page of one period. If not, it is a place in an endless list, from which the next poll
   * goes on.
   */
  readonly byPeriod: boolean;
  /** @throws Error for an answer that is none. */
  read(position: PollPosition): Promise<TransferPage>;
}

/** A service that reports transfers to the brands' accounts, at least once each. */
export type TransferSource = BankFeed | TransferWebhook | TransferPoll;
