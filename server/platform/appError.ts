import { messageOf, type ErrorEnvelope, type ErrorParams } from '#schemas/api/envelope';
import { errors, type ErrorCode } from '#schemas/api/errors';

/** Messages by field name, shown next to the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** An error for the caller; every other error becomes a generic `GENERIC`. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    readonly params?: ErrorParams,
    readonly fields?: FieldErrors,
    /** Seconds for the `Retry-After` header. */
    readonly retryAfter?: number,
  ) {
    super(code);
  }

  get status(): number {
    return errors[this.code].status;
  }

  toEnvelope(): ErrorEnvelope {
    return {
      status: this.status,
      code: this.code,
      message: messageOf(this.code, this.params),
      ...(this.fields && { errors: this.fields }),
      ...(this.params && { params: this.params }),
    };
  }
}

/**
 * The failure of this code, to be thrown: `throw fail('WITHDRAW_MIN', { n: 100 })`.
 * @param params fill the message's `{placeholders}`.
 * @param fields codes or texts by form field, e.g. `{ phone: 'PHONE_USED' }`.
 */
export function fail(
  code: ErrorCode,
  params?: ErrorParams,
  fields?: Readonly<Record<string, ErrorCode>>,
): AppError {
  const texts =
    fields && Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, messageOf(of, params)]));
  return new AppError(code, params, texts);
}
