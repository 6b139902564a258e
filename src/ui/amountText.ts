import { toAsciiDigits } from '#schemas/common/asciiDigits';
import { readAmount } from '#schemas/common/readAmount';

/** Digits and at most one point: the box itself shows the thousands of such a text. */
const PLAIN = /^\d*(?:\.\d*)?$/;

/** How the box shows a text: thousands grouped when it has nothing but digits and a point, else as it was typed. */
export function showAmount(text: string): string {
  if (!PLAIN.test(text) || /^0\d/.test(text)) return text;
  const [whole = '', ...decimals] = text.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

/** What the browser reports of an edit. */
export interface BoxInput {
  /** All that stands in the box. */
  readonly shown: string;
  /** Where the caret is, after what was inserted. */
  readonly caret: number;
  /** What was inserted, empty for a deletion; null when the browser does not report it. */
  readonly inserted: string | null;
  /** Which key deleted. */
  readonly deletes?: 'backward' | 'forward' | undefined;
}

interface Edited {
  readonly text: string;
  /** Characters of `text` before the caret. */
  readonly caret: number;
}

/**
 * The text after an edit: exactly what a box without thousands would hold, so that no digit moves and nothing
 * disappears. Only separators that the box itself put there are left out.
 */
export function editAmount(before: string, { shown, caret, inserted, deletes }: BoxInput): Edited {
  const from = inserted === null ? -1 : caret - inserted.length;
  // Autofill, a drop or a changed paste: the text is taken as it stands.
  if (inserted === null || from < 0 || shown.slice(from, caret) !== inserted)
    return { text: toAsciiDigits(shown), caret };
  const own = (part: string) => (PLAIN.test(before) ? part.replace(/,/g, '') : part);
  const head = own(shown.slice(0, from)) + inserted;
  const text = toAsciiDigits(head + own(shown.slice(caret)));
  // The key met a separator of the box: the digit behind it was meant.
  if (deletes && text === before) return deleteDigit(before, head.length, deletes);
  return { text, caret: head.length };
}

/** Where the caret stands in the shown text, so that as many characters of the text are before it. */
export function caretIn(text: string, caret: number): number {
  const shown = showAmount(text);
  if (shown === text) return caret;
  let place = 0;
  for (let left = caret; left > 0; place += 1) if (shown.charAt(place) !== ',') left -= 1;
  return place;
}

/** The plain form of an amount, which the box shows with thousands; what is none stays as it was typed. */
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
