import { toAsciiDigits } from '#schemas/common/asciiDigits';

/** How a control cleans what is typed and groups what it shows. */
export interface Mask {
  /** What is kept of typed or pasted text. */
  readonly clean: (typed: string) => string;
  /** How a kept value is shown; only adds separators. */
  readonly show: (value: string) => string;
}

/** `081-234-5678`; `+66` and `66` in front become the zero. */
export const phoneMask: Mask = {
  clean: (typed) =>
    toAsciiDigits(typed)
      .replace(/\D/g, '')
      .replace(/^66(?=\d{9})/, '0')
      .slice(0, 10),
  show: (value) => [value.slice(0, 3), value.slice(3, 6), value.slice(6)].filter(Boolean).join('-'),
};

/** `31/01/2549`. */
export const dateMask: Mask = {
  clean: (typed) => toAsciiDigits(typed).replace(/\D/g, '').slice(0, 8),
  show: (value) => [value.slice(0, 2), value.slice(2, 4), value.slice(4)].filter(Boolean).join('/'),
};

/** Digits alone: accounts, postcodes, codes. */
export function digitsMask(most: number): Mask {
  return {
    clean: (typed) => toAsciiDigits(typed).replace(/\D/g, '').slice(0, most),
    show: (value) => value,
  };
}

/** Where the caret belongs in `shown` so that as many kept characters stand before it as before. */
export function caretAfter(shown: string, kept: number): number {
  let seen = 0;
  for (let i = 0; i < shown.length; i += 1) {
    if (seen === kept) return i;
    if (/\d/.test(shown.charAt(i))) seen += 1;
  }
  return shown.length;
}
