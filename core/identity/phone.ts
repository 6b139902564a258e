import { parsePhoneNumberFromString } from 'libphonenumber-js';

const THAI_ZERO = '๐'.charCodeAt(0);

/**
 * The one spelling of a Thai mobile number, E.164: `081-234-5678`, `+66812345678`, `66812345678` and
 * `๐๘๑๒๓๔๕๖๗๘` are the same (A13).
 * @returns undefined for anything that is not a Thai mobile number and nothing else.
 */
export function canonicalPhone(typed: string): string | undefined {
  const digits = typed
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/[\s().-]/g, '')
    .replace(/^(\+66|0066|66)0?/, '0');
  if (!/^0[689]\d{8}$/.test(digits)) return undefined;
  const parsed = parsePhoneNumberFromString(digits, 'TH');
  return parsed?.isValid() ? parsed.number : undefined;
}

/** The national format `0812345678` of an E.164 number. */
export function nationalPhone(e164: string): string {
  return e164.replace(/^\+66/, '0');
}
