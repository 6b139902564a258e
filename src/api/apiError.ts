import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** The one error shape of the client, from the wire to the screen (ERR-10). */
export interface ApiError {
  /** HTTP status, or the business status of the body; 0 when no answer came. */
  readonly status: number;
  /** Machine code of the envelope, or one of the client's own: `OFFLINE`, `SERVICE_UNAVAILABLE`, `GENERIC`. */
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

interface Envelope {
  readonly status?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly errors?: unknown;
  readonly params?: unknown;
}

/** Reads the error envelope out of whatever came back; HTML and stack traces never get through. */
export function toApiError(error: FetchBaseQueryError): ApiError {
  switch (error.status) {
    case 'TIMEOUT_ERROR':
    case 'FETCH_ERROR':
      return { status: 0, code: 'SERVICE_UNAVAILABLE', unanswered: true };
    case 'PARSING_ERROR':
      return { status: error.originalStatus, code: codeOfStatus(error.originalStatus) };
    case 'CUSTOM_ERROR':
      return { status: 0, code: 'GENERIC' };
    default:
      return readEnvelope(error.status, error.data);
  }
}

/** Reads an error envelope that arrived with HTTP status `status`. */
export function readEnvelope(status: number, data: unknown): ApiError {
  const body = isRecord(data) ? (data as Envelope) : {};
  return {
    status: typeof body.status === 'number' ? body.status : status,
    code: typeof body.code === 'string' ? body.code : codeOfStatus(status),
    ...(isThaiText(body.message) && { message: body.message }),
    ...(isRecord(body.errors) && { errors: body.errors as Record<string, string> }),
    ...(isRecord(body.params) && { params: body.params as Record<string, string> }),
  };
}

/** 503, 408, a timeout or a cancelled request: the service is unavailable (ERR-02). */
export function isUnavailable(error: ApiError): boolean {
  return error.unanswered === true || error.status === 503 || error.status === 408;
}

function codeOfStatus(status: number): string {
  if (status === 503 || status === 408) return 'SERVICE_UNAVAILABLE';
  if (status === 429) return 'RATE_LIMITED';
  return 'GENERIC';
}

/** Raw English, markup and traces are not for members (ERR-10). */
function isThaiText(value: unknown): value is string {
  return typeof value === 'string' && /[\u0e00-\u0e7f]/.test(value) && !/<[a-z!/]/i.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
