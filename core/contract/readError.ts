import type { ApiError } from './apiError';

/** A failed fetch as RTK Query describes it. */
interface FailedFetch {
  /** HTTP status, or the kind of failure where no status came. */
  readonly status: number | 'FETCH_ERROR' | 'PARSING_ERROR' | 'TIMEOUT_ERROR' | 'CUSTOM_ERROR';
  readonly data?: unknown;
  readonly originalStatus?: number;
}

interface Envelope {
  readonly status?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly errors?: unknown;
  readonly params?: unknown;
}

/** The error of a failed fetch; HTML and stack traces of a body are dropped. */
export function toApiError({ status, data, originalStatus = 0 }: FailedFetch): ApiError {
  switch (status) {
    case 'TIMEOUT_ERROR':
    case 'FETCH_ERROR':
      return { status: 0, code: 'SERVICE_UNAVAILABLE', unanswered: true };
    case 'PARSING_ERROR':
      return { status: originalStatus, code: codeOfStatus(originalStatus) };
    case 'CUSTOM_ERROR':
      return { status: 0, code: 'GENERIC' };
    default:
      return readEnvelope(status, data);
  }
}

/** The error of an envelope that came with HTTP status `status`; parts that do not fit are dropped. */
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

/** Raw English, markup and stack traces must not reach members. */
function isThaiText(value: unknown): value is string {
  return typeof value === 'string' && /[\u0e00-\u0e7f]/.test(value) && !/<[a-z!/]/i.test(value);
}

/** The entries whose values have one of the types; undefined unless `value` is an object. */
function onlyOf(value: unknown, types: readonly string[]): Record<string, unknown> | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => types.includes(typeof entry)));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
