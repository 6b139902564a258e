import { toAsciiDigits } from '#schemas/common/text';
import { readAmount } from '#schemas/common/readAmount';

/** Digits and at most one decimal point: only such a text is displayed with thousands separators. */
const PLAIN = /^\d*(?:\.\d*)?$/;

/** Display form of a text: grouped when it contains only digits and a point, else unchanged. */
export function showAmount(text: string): string {
  if (!PLAIN.test(text) || /^0\d/.test(text)) return text;
  const [whole = '', ...decimals] = text.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

/** The browser's details of an edit. */
export interface BoxInput {
  /** The complete text of the input. */
  readonly shown: string;
  /** Caret position after the inserted text. */
  readonly caret: number;
  /** The inserted text, empty for a deletion; null when the browser does not report it. */
  readonly inserted: string | null;
  /** Which delete key was pressed. */
  readonly deletes?: 'backward' | 'forward' | undefined;
}

interface Edited {
  readonly text: string;
  /** Characters of `text` before the caret. */
  readonly caret: number;
}

/**
 * The text after an edit, exactly as an input without grouping would contain it, so that no digit moves or disappears.
 * Only displayed separators are removed.
 */
export function editAmount(before: string, { shown, caret, inserted, deletes }: BoxInput): Edited {
  const from = inserted === null ? -1 : caret - inserted.length;
  // Autofill, a drop or a changed paste: the text is taken literally.
  if (inserted === null || from < 0 || shown.slice(from, caret) !== inserted)
    return { text: toAsciiDigits(shown), caret };
  const own = (part: string) => (PLAIN.test(before) ? part.replace(/,/g, '') : part);
  const head = own(shown.slice(0, from)) + inserted;
  const text = toAsciiDigits(head + own(shown.slice(caret)));
  // The delete key removed a displayed separator, so the adjacent digit is deleted.
  if (deletes && text === before) return deleteDigit(before, head.length, deletes);
  return { text, caret: head.length };
}

/** Caret position in the displayed text with the same number of characters before it. */
export function caretIn(text: string, caret: number): number {
  const shown = showAmount(text);
  if (shown === text) return caret;
  let place = 0;
  for (let left = caret; left > 0; place += 1) if (shown.charAt(place) !== ',') left -= 1;
  return place;
}

/** The canonical form of an amount, without grouping; other text is unchanged. */
export function tidyAmount(text: string): string {
  if (readAmount(text).baht === undefined) return text;
  return toAsciiDigits(text)
    .replace(/[^\d.]/g, '')
    .replace(/^0+(?=\d)/, '');
}

function deleteDigit(text: string, caret: number, way: 'backward' | 'forward'): Edited {
  const at = way === 'backward' ? Math.max(0, caret - 1) : caret;
  return { text: text.slice(0, at) + text.slice(at + 1), caret: at };
}
