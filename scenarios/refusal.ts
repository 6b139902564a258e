import { type ErrorEnvelope, type ErrorParams, messageOf } from '#schemas/api/envelope';
import { type ErrorCode, errors } from '#schemas/api/errors';

/** A rejected call, by its code of the error catalogue. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params?: ErrorParams,
  ) {
    super(code);
  }

  /** The response that a member app gets. */
  envelope(): ErrorEnvelope {
    const { code, params } = this;
    return { status: errors[code].status, code, message: messageOf(code, params), ...(params && { params }) };
  }
}
