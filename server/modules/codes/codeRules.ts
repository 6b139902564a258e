import { MINUTE_MS } from '#core/time/durations';
import { canonicalPhone } from '#core/identity/phone';
import { fail } from '#server/platform/appError';

export const VALID_MS = 5 * MINUTE_MS;
export const RESEND_MS = MINUTE_MS;
/** Wrong entries of one code; the database enforces the same bound. */
export const ATTEMPTS = 5;

/** What a code is for; one for another purpose is unknown. */
export interface CodeSubject {
  readonly brandId: string;
  readonly purpose: 'PASSWORD' | 'PHONE' | 'BANK';
  /** E.164. */
  readonly phone: string;
  /** What a code of BANK confirms; it fits no other account. */
  readonly account?: CodeAccount | undefined;
}

export interface CodeAccount {
  readonly bankName: string;
  readonly bankId: string;
}

/** What is hashed. */
export function secretOf(code: string, account: CodeAccount | undefined): string {
  return account ? `${code} ${account.bankName} ${account.bankId}` : code;
}

/** @throws AppError PHONE_FORMAT. */
export function requirePhone(typed: string): string {
  const phone = canonicalPhone(typed);
  if (!phone) throw fail('PHONE_FORMAT', undefined, { phone: 'PHONE_FORMAT' });
  return phone;
}
