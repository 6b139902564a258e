/** One end of a transfer as a bank shows it: names may be cut, accounts are masked. */
export interface TransferParty {
  readonly name: string | null;
  /** Three-digit bank code. */
  readonly bank: string | null;
  /** `xxx-x-x3109-x`, or null where a proxy (phone, national id) replaces the account. */
  readonly account: string | null;
}

/** A transfer that a bank vouches for. */
export interface FoundTransfer {
  readonly transRef: string;
  /** Three-digit code of the sending bank; null when the service does not provide it. */
  readonly sendingBank: string | null;
  /** Baht, as the service writes it. */
  readonly amount: number;
  /** `THB`, or ISO 4217's number `764`. */
  readonly currency: string;
  /** ISO 3166 country of the transfer, `TH`. */
  readonly country: string;
  /** As the service writes it: ISO with or without zone, year CE or BE. */
  readonly date: string;
  readonly sender: TransferParty;
  readonly receiver: TransferParty;
}

/** Results of a look-up service. Our own duplicate check decides, not theirs. */
export type SlipAnswer =
  | { readonly result: 'FOUND' | 'DUPLICATE_AT_PROVIDER'; readonly transfer: FoundTransfer }
  | { readonly result: 'NOT_FOUND' }
  /** The bank needs time; retry after `retryAfterMs` when given. */
  | { readonly result: 'PENDING'; readonly retryAfterMs?: number }
  /** No answer that means anything: outage, quota, time-out, nonsense. */
  | { readonly result: 'PROVIDER_ERROR'; readonly detail: string; readonly retryAfterMs?: number };

export interface SlipQuestion {
  /** Content of the slip's mini-QR, byte for byte. */
  readonly payload: string;
  readonly sendingBank: string;
  /** In its original spelling. */
  readonly transRef: string;
  /** The stored image as JPEG, undefined when it is gone; for services that read images. */
  readonly image?: () => Promise<Buffer | undefined>;
}

/** Looks the transfer of a slip up at the banks. */
export interface SlipVerifier {
  /** @param signal ends the look-up: an adapter stops its request. */
  lookUp(question: SlipQuestion, signal: AbortSignal): Promise<SlipAnswer>;
}
