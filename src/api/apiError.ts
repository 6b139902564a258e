/** The one error shape of the client, from the wire to the screen (ERR-10). */
export interface ApiError {
  /** HTTP status, or the business status of the body; 0 when no answer came. */
  readonly status: number;
  /**
   * Machine code of the envelope, or one of the client's own: `OFFLINE`, `SERVICE_UNAVAILABLE`, `GENERIC`, and
   * `ANSWER_INVALID` for an answer of which nothing can be used.
   */
  readonly code: string;
  /** The server's text, meant for people; absent when the answer was not an envelope. */
  readonly message?: string;
  /** Texts by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Values for the placeholders of the code's text. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Nobody answered: timeout, network, cancelled by the caller. */
  readonly unanswered?: true;
}

/** Business status that never ends a session (ERR-09). */
export const ODD_STATUS = 500256;

/** 503, 408, a timeout or a cancelled request: the service is unavailable (ERR-02). */
export function isUnavailable(error: ApiError): boolean {
  return error.unanswered === true || error.status === 503 || error.status === 408;
}
