import { list, object } from '#schemas/common/schemaBuilders';
import { deviceToken } from '#schemas/common/proofOfWork';
import { flag, text } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { withoutBody } from './callParts';
import { otp, staffSession } from './shapes/staff';

const byProvider = object({ providerId: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' } });
/** Encrypted by the server; opaque to the client. */
const sealed = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,1000}$' } as const;

/** Sign-in of staff with an identity provider (OpenID Connect). */
export const staffSignIn = {
  'GET /api/staff/sign-in': {
    access: 'public',
    summary:
      'How staff log in: whether with accounts of their own here, by password, and with which identity providers.',
    data: object({
      localAccounts: flag,
      providers: list(object({ id: text, name: object({ th: text, en: text }) }), 20),
    }),
  },
  'POST /api/staff/sign-in/{providerId}': {
    access: 'public',
    summary:
      'Begin to sign in: the address of the identity provider, and `flow`, which the browser stores until the provider sends it back.',
    params: byProvider,
    ...withoutBody,
    data: object({ url: text, flow: sealed }),
    errors: ['SIGN_IN_UNAVAILABLE'],
  },
  'POST /api/staff/sign-in/{providerId}/finish': {
    access: 'public',
    summary:
      'Open a staff session with the query with which the provider sent the browser back. OTP_REQUIRED names a `ticket` for the code of the second factor.',
    params: byProvider,
    body: object(
      { flow: sealed, answer: { type: 'string', minLength: 1, maxLength: 8192 } },
      { device: deviceToken },
    ),
    data: staffSession,
    errors: [
      'SIGN_IN_CANCELLED',
      'SIGN_IN_EXPIRED',
      'SIGN_IN_REFUSED',
      'SIGN_IN_FAILED',
      'SIGN_IN_UNAVAILABLE',
      'USER_SUSPENDED',
      'LAST_ADMIN',
      'OTP_REQUIRED',
    ],
  },
  'POST /api/staff/sign-in/{providerId}/second-factor': {
    access: 'public',
    summary: 'Open the staff session of a `ticket` with a code of the authenticator app.',
    params: byProvider,
    body: object({ ticket: sealed, otp }, { device: deviceToken }),
    data: staffSession,
    errors: ['OTP_INVALID', 'SIGN_IN_EXPIRED', 'USER_SUSPENDED', 'LOGIN_THROTTLED'],
  },
} as const satisfies ContractArea;
