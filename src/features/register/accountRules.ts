import { validate } from '#schemas/forms/registerAccount?validate';
import type { ErrorCode } from '#schemas/api/errors';
import { toAsciiDigits } from '#schemas/common/text';

/** Step 1 as typed. */
export interface AccountValues {
  readonly phone: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type AccountField = keyof AccountValues;

export const emptyAccount: AccountValues = { phone: '', username: '', password: '', confirmPassword: '' };

/** Error of a field: empty, or a code of the catalogue. */
export type Problem = 'REQUIRED' | ErrorCode;

/** Errors by field, by the contract's rules; empty when the step is valid. */
export function checkAccount(values: AccountValues): Partial<Record<AccountField, Problem>> {
  const { password, confirmPassword } = values;
  const body = toAccount(values);
  const broken = brokenFields(validate, body);
  return {
    ...(broken.has('username') && { username: 'USERNAME_FORMAT' }),
    ...(broken.has('password') && {
      password: broken.get('password') === 'maxLength' ? 'PASSWORD_TOO_LONG' : 'PASSWORD_FORMAT',
    }),
    ...(normalizePhone(values.phone) === null && { phone: 'PHONE_FORMAT' }),
    ...(confirmPassword !== password && { confirmPassword: 'PASSWORD_MISMATCH' }),
    ...requiredFields(values),
  };
}

/** The step as sent: phone and username normalized, passwords exactly as typed. */
export function toAccount(values: AccountValues): AccountValues {
  return {
    ...values,
    phone: normalizePhone(values.phone) ?? values.phone,
    username: normalizeUsername(values.username),
  };
}

function requiredFields(values: AccountValues): Partial<Record<AccountField, Problem>> {
  const names = Object.keys(emptyAccount) as AccountField[];
  return Object.fromEntries(
    names.filter((name) => values[name].trim() === '').map((name) => [name, 'REQUIRED']),
  );
}

/** The fields that a validator refuses, each with the first violated rule (`pattern`, `minLength`, …). */
export function brokenFields(judge: typeof validate, values: object): ReadonlyMap<string, string> {
  const broken = new Map<string, string>();
  if (judge(values)) return broken;
  for (const { instancePath, keyword } of judge.errors ?? []) {
    const field = instancePath.slice(1);
    if (!broken.has(field)) broken.set(field, keyword);
  }
  return broken;
}

const NATIONAL = /^0[689]\d{8}$/;

/** `081-234-5678`, `+66 81 234 5678`, `๐๘๑…` → `0812345678`; null if it is not a Thai mobile number. */
export function normalizePhone(typed: string): string | null {
  const digits = toAsciiDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^\+66/, '0')
    .replace(/^66(?=[689]\d{8}$)/, '0')
    .replace(/^00(?=[689])/, '0');
  return NATIONAL.test(digits) ? digits : null;
}

/** Lowercases and trims a username. */
export function normalizeUsername(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Digits of an account number without separators; leading zeros are preserved. */
export function normalizeAccount(typed: string): string {
  return toAsciiDigits(typed).replace(/[\s-]/g, '');
}

/** Collapses whitespace to single spaces. */
export function normalizeName(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}
