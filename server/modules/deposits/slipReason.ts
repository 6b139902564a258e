import { messageOf } from '#schemas/api/envelope';
import { errors } from '#schemas/api/errors';
import type { ErrorCode } from '#schemas/api/errors';

/**
 * The reason of a slip's status: a code of ours where a rule decided, the text of the staff member where a person
 * did.
 */
export function slipReason(reason: string | null): {
  readonly code: ErrorCode | null;
  readonly text: string | null;
} {
  if (reason === null || !isCode(reason)) return { code: null, text: reason };
  return { code: reason, text: messageOf(reason) };
}

function isCode(reason: string): reason is ErrorCode {
  return Object.hasOwn(errors, reason);
}
