import { toAsciiDigits } from './text';

/**
 * Why a text is not an amount. `INCOMPLETE`: it can become one as the person types on. `SATANG`: it has a decimal point
 * where only whole baht are allowed.
 */
export type AmountProblem = 'EMPTY' | 'INCOMPLETE' | 'MALFORMED' | 'SATANG';

/** Baht with at most two decimals, or the reason why the text is not an amount. */
export type ReadAmount =
  | { readonly baht: number; readonly problem?: undefined }
  | { readonly problem: AmountProblem; readonly baht?: undefined };

interface Options {
  /** Whole baht only: `.00` is the only accepted fraction. */
  readonly whole?: boolean;
}

/** Thousands are separated by one kind of character throughout, three digits each, and never after a zero. */
const NUMERAL = /^(?:(\d{1,12})|([1-9]\d{0,2}([, \u00a0\u202f])\d{3}(?:\3\d{3}){0,2}))(?:\.(\d+))?$/;
/** A text that can still become a numeral: a point without decimals, or a group of thousands with fewer than three digits. */
const BEGINNING = /^(?:\d{1,12}\.|[1-9]\d{0,2}(?:,\d{3}){0,3}(?:,\d{0,2}|\.))$/;
const CURRENCY_BEFORE = /^(?:฿|THB)\s*/i;
const CURRENCY_AFTER = /\s*(?:฿|บาท|baht|THB)$/i;

/**
 * Reads an amount in baht: Thai and full-width digits, thousands separators and the currency are understood. Ambiguous
 * text (`1.000`, `1,23`, `1 2`), signs and exponents are refused; no digit ever changes its place.
 */
export function readAmount(text: string, { whole = false }: Options = {}): ReadAmount {
  const plain = withoutCurrency(toAsciiDigits(text).trim());
  if (plain === '') return { problem: 'EMPTY' };
  const numeral = NUMERAL.exec(plain);
  if (!numeral) {
    if (!BEGINNING.test(plain)) return { problem: 'MALFORMED' };
    return { problem: whole && plain.endsWith('.') ? 'SATANG' : 'INCOMPLETE' };
  }
  const [, simple, grouped = '', , decimals = ''] = numeral;
  if (whole && decimals !== '' && decimals !== '00') return { problem: 'SATANG' };
  if (decimals.length > 2) return { problem: 'MALFORMED' };
  return { baht: Number(`${simple ?? grouped.replace(/\D/g, '')}.${decimals}`) };
}

/** A decimal numeral of at most two decimals, which may be negative: settings that are not money. Same rules. */
export function readDecimal(text: string): number | null {
  const plain = toAsciiDigits(text).trim();
  const isNegative = /^[-−]/.test(plain);
  const numeral = NUMERAL.exec(isNegative ? plain.slice(1) : plain);
  const [, simple, grouped = '', , decimals = ''] = numeral ?? [];
  if (!numeral || decimals.length > 2) return null;
  const size = Number(`${simple ?? grouped.replace(/\D/g, '')}.${decimals}`);
  return isNegative && size !== 0 ? -size : size;
}

function withoutCurrency(text: string): string {
  const rest = text.replace(CURRENCY_BEFORE, '');
  return rest === text ? text.replace(CURRENCY_AFTER, '') : rest;
}
