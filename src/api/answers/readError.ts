import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ApiError } from '../apiError';

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

/** Reads an error envelope that came with HTTP status `status`. */
export function readEnvelope(status: number, data: unknown): ApiError {
  const body = isRecord(data) ? (data as Envelope) : {};
  const errors = onlyOf(body.errors, ['string']);
  const params = onlyOf(body.params, ['string', 'number']);
  return {
    status: typeof body.status === 'number' ? body.status : status,
    code: typeof body.code === 'string' ? body.code : codeOfStatus(status),
    ...(isThaiText(body.message) && { message: body.message }),
    ...(errors && { errors: errors as Record<string, string> }),
    ...(params && { params: params as Record<string, string | number> }),
  };
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

/** The entries whose values are of these types; undefined where it is no object. */
function onlyOf(value: unknown, types: readonly string[]): Record<string, unknown> | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => types.includes(typeof entry)));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
