import { type ApiError, ODD_STATUS } from '#core/contract/apiError';
import type { LogoutReason } from './session';

interface FailedCall {
  readonly error: ApiError;
  /** The call used the token of the current session. */
  readonly hadToken: boolean;
  /** The brand's `session.strictErrors`. */
  readonly strict: boolean;
}

/**
 * Whether a failed call ends the session, and why: 401 and 403 always do; with `strictErrors` every other error
 * response except 500256 does too.
 */
export function sessionEnd({ error, hadToken, strict }: FailedCall): LogoutReason | null {
  if (!hadToken || error.unanswered || error.status === ODD_STATUS) return null;
  // The back end did not reject the session.
  if (error.code === 'ANSWER_INVALID') return null;
  if (error.code === 'USER_SUSPENDED') return 'suspended';
  if (error.status === 401 || error.status === 403 || strict) return 'expired';
  return null;
}
