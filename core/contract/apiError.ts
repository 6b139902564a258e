/** The error of a call as the browser programs handle it, from the transport to the screen. */
export interface ApiError {
  /** HTTP status, or the business status in the body; 0 when no answer came. */
  readonly status: number;
  /**
   * Machine code of the envelope, or one of the client's own: `OFFLINE`, `SERVICE_UNAVAILABLE`, `GENERIC`, and
   * `ANSWER_INVALID` for an answer that does not fit the contract.
   */
  readonly code: string;
  /** The server's text for people; absent when the answer had no envelope. */
  readonly message?: string;
  /** Texts by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Values for the placeholders of the code's text. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** No answer came: timeout, network failure, or cancelled by the caller. */
  readonly unanswered?: true;
}

/** Business status that never ends a session. */
export const ODD_STATUS = 500256;

/** 503, 408, a timeout or a cancelled request: the service is unavailable. */
export function isUnavailable(error: ApiError): boolean {
  return error.unanswered === true || error.status === 503 || error.status === 408;
}
