import { nullable, object, oneOf } from '#schemas/common/build';
import { email, passwordTyped } from '#schemas/common/person';
import { dateTime, filledLine, line, nothing, text, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { pagedList } from './pagedList';
import { byUsername, byUuid, emptyBody } from './params';
import { otp } from './shapes/otp';
import { auditRow, memberStatuses, staffMember, staffUser } from './shapes/staff';
import { websiteStatuses } from './shapes/statuses';

const websiteOperation = { websiteStatus: oneOf(websiteStatuses) } as const;
const suspension = object({ uuid, status: oneOf(memberStatuses) });

/** Staff sessions and the running of a brand. Money calls are in `staffMoney.ts`. */
export const staff = {
  'POST /api/staff/login': {
    access: 'public',
    row: 'ROL-04',
    summary: 'Open a staff session.',
    body: object({ email, password: passwordTyped }, { otp }),
    data: object({ token: text, staff: staffMember }),
    errors: ['AUTH_INVALID', 'USER_SUSPENDED', 'LOGIN_THROTTLED', 'OTP_REQUIRED', 'OTP_INVALID'],
  },
  'POST /api/staff/logout': {
    access: 'staff',
    role: 'viewer',
    anyBrand: true,
    row: 'A5',
    summary: 'End the staff session of this token at once.',
    body: emptyBody,
    bodyOptional: true,
    data: nothing,
  },
  'POST /api/staff/operation/website': {
    access: 'staff',
    role: 'operator',
    row: 'PUB-19',
    summary: 'Open the site or put it into maintenance, with a message and an expected end.',
    body: object(websiteOperation, { message: nullable(line), endAt: nullable(dateTime) }),
    data: object({ ...websiteOperation, message: nullable(text), endAt: nullable(dateTime) }),
  },
  'GET /api/staff/user/{username}': {
    access: 'staff',
    role: 'operator',
    row: 'A5',
    summary: 'A member by username, with status and balance.',
    params: byUsername,
    data: staffUser,
  },
  'POST /api/staff/user/{uuid}/suspend': {
    access: 'staff',
    role: 'operator',
    row: 'A5',
    summary: 'Suspend a member and end all their sessions.',
    params: byUuid,
    body: object({ reason: filledLine }),
    data: suspension,
    errors: ['STATE_CHANGED'],
  },
  'POST /api/staff/user/{uuid}/restore': {
    access: 'staff',
    role: 'operator',
    row: 'A5',
    summary: 'Let a suspended member in again.',
    params: byUuid,
    body: emptyBody,
    bodyOptional: true,
    data: suspension,
    errors: ['STATE_CHANGED'],
  },
  'GET /api/staff/audit': {
    access: 'staff',
    role: 'admin',
    row: 'I8',
    summary: 'Who did what, newest first.',
    ...pagedList(auditRow),
  },
} as const satisfies ContractArea;
