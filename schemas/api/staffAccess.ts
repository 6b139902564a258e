import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { email, newPassword, passwordTyped } from '#schemas/common/person';
import { dateTime, filledLine, flag, nothing, text, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { byUuid, needs, withoutBody } from './callParts';
import { otp, staffMember } from './shapes/staff';
import { staffRoles } from './staffPermissions';

const invitationCode = { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' } as const;
/** A brand's id, or `*` for all brands. */
const roleBrand = { type: 'string', pattern: '^(\\*|[a-z][a-z0-9-]{0,39})$' } as const;

const person = object({
  uuid,
  email,
  name: text,
  status: oneOf(['ACTIVE', 'SUSPENDED']),
  secondFactor: flag,
  lastLoginAt: nullable(dateTime),
  roles: list(object({ brandId: text, role: oneOf(staffRoles) }), 1000),
});

/** Who the staff are, what they may do where, and how they prove it (A10). */
export const staffAccess = {
  'GET /api/staff/me': {
    ...needs('look'),
    anyBrand: true,
    beforeSecondFactor: true,
    summary:
      'The staff member of this session; `localAccount` is whether they have a password, `studio` the address of the studio.',
    data: object({
      staff: staffMember,
      name: text,
      localAccount: flag,
      secondFactor: flag,
      secondFactorRequired: flag,
      studio: text,
    }),
  },
  'POST /api/staff/accept': {
    access: 'public',
    summary: 'Take an invitation up: choose name and password. The code works once and expires.',
    body: object({ code: invitationCode, email, name: filledLine, password: newPassword }),
    data: nothing,
    errors: ['INVITATION_INVALID', 'EMAIL_USED', 'PASSWORD_FORMAT', 'PASSWORD_TOO_LONG', 'PASSWORD_COMMON'],
  },
  'POST /api/staff/invitation': {
    ...needs('people'),
    anyBrand: true,
    summary: 'Invite somebody to a role; the code is shown once.',
    body: object({ email, brandId: roleBrand, role: oneOf(staffRoles) }),
    data: object({ code: invitationCode, expiresAt: dateTime }),
    errors: ['EMAIL_USED'],
  },
  'GET /api/staff/person': {
    ...needs('people'),
    anyBrand: true,
    summary: 'Staff of the brands that the caller administers.',
    data: list(person, 1000),
  },
  'POST /api/staff/person/{uuid}/role': {
    ...needs('people'),
    anyBrand: true,
    summary: 'Give, change or take (`null`) a role at a brand.',
    params: byUuid,
    body: object({ brandId: roleBrand, role: nullable(oneOf(staffRoles)) }),
    data: person,
    errors: ['LAST_ADMIN'],
  },
  'POST /api/staff/person/{uuid}/status': {
    ...needs('people'),
    anyBrand: true,
    summary: 'Suspend a staff member, which ends all their sessions, or let them in again.',
    params: byUuid,
    body: object({ status: oneOf(['ACTIVE', 'SUSPENDED']) }),
    data: person,
    errors: ['LAST_ADMIN'],
  },
  'POST /api/staff/person/{uuid}/reset': {
    ...needs('people'),
    anyBrand: true,
    summary:
      'A way back in for a staff member who lost the password or the second factor; the code is shown once, works once and dies after 24 hours.',
    params: byUuid,
    ...withoutBody,
    data: object({ code: invitationCode, expiresAt: dateTime }),
  },
  'POST /api/staff/reset': {
    access: 'public',
    summary: 'Take a reset up: a new password. The second factor is taken off and all sessions end.',
    body: object({ code: invitationCode, email, password: newPassword }),
    data: nothing,
    errors: ['RESET_INVALID', 'PASSWORD_FORMAT', 'PASSWORD_TOO_LONG', 'PASSWORD_COMMON'],
  },
  'POST /api/staff/password': {
    ...needs('look'),
    anyBrand: true,
    beforeSecondFactor: true,
    summary: 'Change the own password; all other sessions end.',
    body: object({ oldPassword: passwordTyped, newPassword }),
    data: nothing,
    errors: [
      'OLD_PASSWORD_WRONG',
      'PASSWORD_SAME',
      'PASSWORD_FORMAT',
      'PASSWORD_TOO_LONG',
      'PASSWORD_COMMON',
      'LOGIN_THROTTLED',
    ],
  },
  'POST /api/staff/second-factor': {
    ...needs('look'),
    anyBrand: true,
    beforeSecondFactor: true,
    summary:
      'Begin with a second factor, after the password is given again, or within five minutes of the log-in where there is no password: a secret for an authenticator app, not in force until confirmed.',
    body: object({}, { password: passwordTyped }),
    bodyOptional: true,
    data: object({ setupKey: text, uri: text }),
    errors: ['PASSWORD_WRONG', 'SIGN_IN_EXPIRED', 'LOGIN_THROTTLED', 'STATE_CHANGED'],
  },
  'POST /api/staff/second-factor/confirm': {
    ...needs('look'),
    anyBrand: true,
    beforeSecondFactor: true,
    summary:
      'Confirm the second factor with a code of the app; log-in asks for one from now on, and other sessions end.',
    body: object({ code: otp }),
    data: nothing,
    errors: ['OTP_INVALID', 'STATE_CHANGED', 'LOGIN_THROTTLED'],
  },
} as const satisfies ContractArea;
