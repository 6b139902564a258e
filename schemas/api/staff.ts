import { object, oneOf } from '#schemas/common/schemaBuilders';
import { email, passwordTyped } from '#schemas/common/person';
import { deviceToken, proof } from '#schemas/common/proofOfWork';
import { filledLine, nothing, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { byUsername, byUuid, needs, withoutBody } from './callParts';
import { otp, memberStatuses, staffSession, staffUser } from './shapes/staff';

const suspension = object({ uuid, status: oneOf(memberStatuses) });

/** Staff sessions, and members as staff see them. Money calls are in `staffMoney.ts`. */
export const staff = {
  'POST /api/staff/login': {
    access: 'public',
    summary:
      'Open a staff session. `device` is the token of an earlier log-in of this browser; `proof` answers PROOF_REQUIRED.',
    body: object({ email, password: passwordTyped }, { otp, device: deviceToken, proof }),
    data: staffSession,
    errors: [
      'AUTH_INVALID',
      'USER_SUSPENDED',
      'LOGIN_THROTTLED',
      'PROOF_REQUIRED',
      'OTP_REQUIRED',
      'OTP_INVALID',
      'PASSWORDS_OFF',
    ],
  },
  'POST /api/staff/logout': {
    ...needs('look'),
    anyBrand: true,
    beforeSecondFactor: true,
    summary: 'End the staff session of this token at once.',
    ...withoutBody,
    data: nothing,
  },
  'GET /api/staff/user/{username}': {
    ...needs('members.read'),
    summary: 'A member by username, with status and balance.',
    params: byUsername,
    data: staffUser,
  },
  'POST /api/staff/user/{uuid}/suspend': {
    ...needs('members.suspend'),
    summary: 'Suspend a member and end all their sessions.',
    params: byUuid,
    body: object({ reason: filledLine }),
    data: suspension,
    errors: ['STATE_CHANGED'],
  },
  'POST /api/staff/user/{uuid}/restore': {
    ...needs('members.suspend'),
    summary: 'Let a suspended member in again.',
    params: byUuid,
    ...withoutBody,
    data: suspension,
    errors: ['STATE_CHANGED'],
  },
} as const satisfies ContractArea;
