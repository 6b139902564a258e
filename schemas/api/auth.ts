import { list, object, essential } from '#schemas/common/schemaBuilders';
import { newPassword, passwordTyped, phoneTyped, usernameTyped } from '#schemas/common/person';
import { codeSent, codeTyped, messageLanguage } from './shapes/code';
import { deviceToken, proof } from '#schemas/common/proofOfWork';
import { dateTime, flag, nothing, text, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { withoutBody } from './callParts';
import { session } from './shapes/user';

/** A place where the member is logged in (A7). `ip` is cut to its network. */
const openSession = essential(
  object({
    uuid,
    device: text,
    ip: text,
    createdAt: dateTime,
    lastUsedAt: dateTime,
    current: flag,
  }),
  'uuid',
);

export const auth = {
  'POST /api/auth/login': {
    access: 'public',
    summary:
      'Open a session with username (or phone) and password. `device` is the token of an earlier log-in of this browser; `proof` answers PROOF_REQUIRED.',
    body: object({ username: usernameTyped, password: passwordTyped }, { device: deviceToken, proof }),
    data: session,
    errors: ['AUTH_INVALID', 'USER_SUSPENDED', 'LOGIN_THROTTLED', 'PROOF_REQUIRED'],
  },
  'POST /api/user/password/code': {
    access: 'public',
    summary:
      'Send a code by SMS to a member who forgot the password. Every phone number gets the same answer.',
    features: ['accountRecovery'],
    body: object({ phone: phoneTyped }, { language: messageLanguage }),
    data: codeSent,
    errors: ['PHONE_FORMAT', 'CODE_WAIT', 'CODE_UNAVAILABLE'],
  },
  'POST /api/user/password/reset': {
    access: 'public',
    summary: 'Set a new password with the code, and end all sessions.',
    features: ['accountRecovery'],
    body: object({
      phone: phoneTyped,
      code: codeTyped,
      password: newPassword,
      confirmPassword: passwordTyped,
    }),
    data: nothing,
    errors: [
      'PHONE_FORMAT',
      'CODE_WRONG',
      'CODE_EXPIRED',
      'PASSWORD_FORMAT',
      'PASSWORD_TOO_LONG',
      'PASSWORD_COMMON',
      'PASSWORD_MISMATCH',
    ],
  },
  'POST /api/auth/logout': {
    access: 'member',
    summary: 'End the session of this token at once.',
    ...withoutBody,
    data: nothing,
  },
  'GET /api/auth/session/list': {
    access: 'member',
    summary: 'The places where the member is logged in, last used first.',
    data: list(openSession, 10),
  },
  'POST /api/auth/session/end': {
    access: 'member',
    summary: 'End one other session, after the password is given again.',
    body: object({ uuid, password: passwordTyped }),
    data: nothing,
    errors: ['PASSWORD_WRONG', 'LOGIN_THROTTLED'],
  },
  'POST /api/auth/session/end-others': {
    access: 'member',
    summary: 'End every session but this one, after the password is given again.',
    body: object({ password: passwordTyped }),
    data: nothing,
    errors: ['PASSWORD_WRONG', 'LOGIN_THROTTLED'],
  },
} as const satisfies ContractArea;
