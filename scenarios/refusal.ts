import { type ErrorEnvelope, type ErrorParams, messageOf } from '#schemas/api/envelope';
import { type ErrorCode, errors } from '#schemas/api/errors';

/** A call that the platform refuses, by the code of the error catalogue. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params?: ErrorParams,
  ) {
    super(code);
  }

  /** The answer that a member app gets. */
  envelope(): ErrorEnvelope {
    const { code, params } = this;
    return { status: errors[code].status, code, message: messageOf(code, params), ...(params && { params }) };
  }
}
