import { toArabicDigits } from './thaiDigits';

/** No sign, no exponent, at most two decimals. */
const plainAmount = /^\d{1,12}(\.\d{1,2})?$/;

/**
 * Baht as a person types it: Thai digits, thousands separators and spaces allowed (VAL-08).
 * Null for anything that is not a plain amount.
 */
export function parseBaht(text: string): number | null {
  const plain = toArabicDigits(text).replace(/[\s,]/g, '');
  return plainAmount.test(plain) ? Number(plain) : null;
}
