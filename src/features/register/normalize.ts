import { toAsciiDigits } from '#schemas/common/asciiDigits';

const NATIONAL = /^0[689]\d{8}$/;

/** `081-234-5678`, `+66 81 234 5678`, `๐๘๑…` → `0812345678`; null for what is no Thai mobile number (VAL-06). */
export function normalizePhone(typed: string): string | null {
  const digits = toAsciiDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^\+66/, '0')
    .replace(/^66(?=[689]\d{8}$)/, '0')
    .replace(/^00(?=[689])/, '0');
  return NATIONAL.test(digits) ? digits : null;
}

/** Typed capitals are lowered, spaces around are dropped (appendix D). */
export function normalizeUsername(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Digits of an account number, however they were grouped; leading zeros stay. */
export function normalizeAccount(typed: string): string {
  return toAsciiDigits(typed).replace(/[\s-]/g, '');
}

/** One space between words. */
export function normalizeName(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}
