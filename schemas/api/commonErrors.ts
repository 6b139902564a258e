import type { CallSpec } from './callSpec';
import type { ErrorCode } from './errors';

const always = [
  'VALIDATION',
  'NOT_FOUND',
  'HOST_UNKNOWN',
  'METHOD_NOT_ALLOWED',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
  'GENERIC',
] as const;
const withToken = ['SESSION_EXPIRED'] as const;
const ofMembers = ['USER_SUSPENDED'] as const;
const ofStaff = ['FORBIDDEN'] as const;
const withSecondFactor = ['SECOND_FACTOR_NEEDED'] as const;
const ofOpenSites = ['MAINTENANCE'] as const;
const withBody = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const;
const withKey = ['IDEMPOTENCY_KEY_INVALID', 'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_PROGRESS'] as const;

/** Codes that are common to a kind of calls. Documents list them once, not for each call. */
export const generalErrors: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...[...always, ...withToken, ...withBody, ...withKey],
  ...[...ofMembers, ...ofStaff, ...withSecondFactor, ...ofOpenSites],
]);

/** Calls that a site in maintenance still answers, else no client could learn that it is. */
const inMaintenance = ['GET /api/setting', 'GET /api/setting/operational/website', 'GET /api/configuration'];

/** Every error code that a call may return: its own and those that follow from its kind. */
export function errorCodesOf(key: string, spec: CallSpec): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>(spec.errors);
  const add = (more: readonly ErrorCode[]) => more.forEach((code) => codes.add(code));
  add(always);
  if (spec.access !== 'public') add(withToken);
  if (spec.access === 'member') add(ofMembers);
  if (spec.access === 'staff') add(ofStaff);
  if (spec.access === 'staff' && !spec.beforeSecondFactor) add(withSecondFactor);
  if (spec.access !== 'staff' && !inMaintenance.includes(key)) add(ofOpenSites);
  if (spec.body !== undefined || spec.upload !== undefined) add(withBody);
  if (spec.money) add(withKey);
  if (spec.payout) add(['WITHDRAW_FROZEN']);
  if (spec.paged) add(['CURSOR_INVALID']);
  if (spec.play) add(['TIME_OUT_ACTIVE', 'SELF_EXCLUDED', 'BIRTH_DATE_NEEDED']);
  if (spec.play === 'game') add(['REALITY_CHECK_DUE']);
  if (spec.features) add(['FEATURE_OFF']);
  return [...codes];
}
