import { type ApiError, ODD_STATUS } from '#core/contract/apiError';
import type { LogoutReason } from './session';

interface FailedCall {
  readonly error: ApiError;
  /** The call carried the token of the session that is still current. */
  readonly hadToken: boolean;
  /** The brand's `session.strictErrors`: reading A of the error catalogue. */
  readonly strict: boolean;
}

/**
 * Whether a failed call ends the session, and why (ERR-05, ERR-08, ERR-09).
 * Reading B always holds: 401 and 403 end it. Reading A, by brand switch, adds
 * every other answered failure except the odd 500256.
 */
export function sessionEnd({ error, hadToken, strict }: FailedCall): LogoutReason | null {
  if (!hadToken || error.unanswered || error.status === ODD_STATUS) return null;
  // The back end did not refuse anything.
  if (error.code === 'ANSWER_INVALID') return null;
  if (error.code === 'USER_SUSPENDED') return 'suspended';
  if (error.status === 401 || error.status === 403 || strict) return 'expired';
  return null;
}
