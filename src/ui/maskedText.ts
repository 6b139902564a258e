import { toArabicDigits } from '@/lib/thaiDigits';

/** How a control cleans what is typed and groups what it shows. */
export interface Mask {
  /** What is kept of typed or pasted text. */
  readonly clean: (typed: string) => string;
  /** How a kept value is shown; only adds separators. */
  readonly show: (value: string) => string;
}

/** Baht with at most two decimals, thousands shown; a sign stays, so that it is refused and not overlooked (VAL-08). */
export const amountMask: Mask = {
  clean: (typed) => {
    const sign = /^\s*[-−]/.test(typed) ? '-' : '';
    const plain = toArabicDigits(typed).replace(/[^\d.]/g, '');
    const [whole = '', ...rest] = plain.split('.');
    const decimals = rest.length > 0 ? `.${rest.join('').slice(0, 2)}` : '';
    return sign + whole.replace(/^0+(?=\d)/, '').slice(0, 9) + decimals;
  },
  show: (value) => {
    const [whole = '', decimals] = value.split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
    return decimals === undefined ? grouped : `${grouped}.${decimals}`;
  },
};

/** Whole baht: withdrawals (VAL-08). */
export const wholeAmountMask: Mask = {
  clean: (typed) => amountMask.clean(typed.split('.')[0] ?? ''),
  show: amountMask.show,
};

/** `081-234-5678`; `+66` and `66` in front become the zero. */
export const phoneMask: Mask = {
  clean: (typed) =>
    toArabicDigits(typed)
      .replace(/\D/g, '')
      .replace(/^66(?=\d{9})/, '0')
      .slice(0, 10),
  show: (value) => [value.slice(0, 3), value.slice(3, 6), value.slice(6)].filter(Boolean).join('-'),
};

/** `31/01/2549`. */
export const dateMask: Mask = {
  clean: (typed) => toArabicDigits(typed).replace(/\D/g, '').slice(0, 8),
  show: (value) => [value.slice(0, 2), value.slice(2, 4), value.slice(4)].filter(Boolean).join('/'),
};

/** Digits alone: accounts, postcodes, codes. */
export function digitsMask(most: number): Mask {
  return {
    clean: (typed) => toArabicDigits(typed).replace(/\D/g, '').slice(0, most),
    show: (value) => value,
  };
}

/** Where the caret belongs in `shown` so that as many kept characters stand before it as before. */
export function caretAfter(shown: string, kept: number): number {
  let seen = 0;
  for (let i = 0; i < shown.length; i += 1) {
    if (seen === kept) return i;
    // A dash in front is a sign, all others only separate.
    if (/[\d.]/.test(shown.charAt(i)) || (i === 0 && shown.startsWith('-'))) seen += 1;
  }
  return shown.length;
}
