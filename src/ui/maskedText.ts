import { toAsciiDigits } from '#schemas/common/text';

/** How a control cleans typed text and groups its value. */
export interface Mask {
  /** Cleans typed or pasted text. */
  readonly clean: (typed: string) => string;
  /** Formats a value; only adds separators. */
  readonly show: (value: string) => string;
}

/** `081-234-5678`; a leading `+66` or `66` becomes zero. */
export const phoneMask: Mask = {
  clean: (typed) =>
    toAsciiDigits(typed)
      .replace(/\D/g, '')
      .replace(/^66(?=\d{9})/, '0')
      .slice(0, 10),
  show: (value) => [value.slice(0, 3), value.slice(3, 6), value.slice(6)].filter(Boolean).join('-'),
};

/** Digits only: accounts, postcodes, codes. */
export function digitsMask(most: number): Mask {
  return {
    clean: (typed) => toAsciiDigits(typed).replace(/\D/g, '').slice(0, most),
    show: (value) => value,
  };
}

/** Caret position in `shown` with the same number of value characters before it. */
export function caretAfter(shown: string, valueLength: number): number {
  let seen = 0;
  for (let i = 0; i < shown.length; i += 1) {
    if (seen === valueLength) return i;
    if (/\d/.test(shown.charAt(i))) seen += 1;
  }
  return shown.length;
}
