import { toAsciiDigits } from '#schemas/common/text';

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
