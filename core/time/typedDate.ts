import { toAsciiDigits } from '#schemas/common/text';

/** Beginnings of month names without dots, abbreviated and in full; each line is a month. */
const months = `มค|มก|jan
กพ|กุ|feb
มีค|มีน|mar
เมย|เมษ|apr
พค|พฤษ|may
มิย|มิถ|jun
กค|กร|jul
สค|สิ|aug
กย|กัน|sep
ตค|ตุ|oct
พย|พฤศ|nov
ธค|ธัน|dec`
  .split('\n')
  .map((names) => new RegExp(`^(${names})`));

/** Words around a date that say nothing about it. */
const NOISE = /วันที่|เกิด|เดือน|พุทธศักราช|คริสต์ศักราช|พ\.?\s?ศ\.?|ค\.?\s?ศ\.?|ปี|b\.?e\.?|(?:st|nd|rd|th)\b/gi;

/**
 * Reads a date as people write or paste it, day first or year first: `7/3/2535`, `07-03-1992`, `7 มี.ค. 2535`,
 * `March 7, 1992`, `1992-03-07`, `07032535`, with Thai digits too.
 * @returns `YYYY-MM-DD` in the calendar of the written year, or null. Years have four digits, because two would not
 *   tell the calendar. Whether the day exists is not checked.
 */
export function readTypedDate(typed: string): string | null {
  const text = toAsciiDigits(typed).trim().replace(NOISE, ' ');
  const month = monthIn(text);
  const numbers = text.match(/\d+/g) ?? [];
  if (month === undefined) return /^[\d\s/.,\-–]*$/.test(text) ? ofNumbers(numbers) : null;
  const [one = '', other = '', ...rest] = numbers;
  if (rest.length > 0) return null;
  return one.length === 4 ? dateOf(one, month, other) : dateOf(other, month, one);
}

/** Month by its name, 1 to 12; undefined for a text without or with a wrong one. */
function monthIn(text: string): string | undefined {
  const word = text.replace(/[\d\s/.,\-–]/g, '').toLowerCase();
  const index = months.findIndex((names) => names.test(word));
  return index < 0 ? undefined : String(index + 1);
}

function ofNumbers(numbers: readonly string[]): string | null {
  const [one = '', month = '', other = '', ...rest] = numbers;
  if (numbers.length === 1 && one.length === 8)
    return (
      dateOf(one.slice(4), one.slice(2, 4), one.slice(0, 2)) ??
      dateOf(one.slice(0, 4), one.slice(4, 6), one.slice(6))
    );
  if (rest.length > 0) return null;
  return one.length === 4 ? dateOf(one, month, other) : dateOf(other, month, one);
}

function dateOf(year: string, month: string, day: string): string | null {
  const isPossible = isWithin(year, 1_800, 2_800) && isWithin(month, 1, 12) && isWithin(day, 1, 31);
  return isPossible && day.length <= 2 && month.length <= 2
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : null;
}

const isWithin = (digits: string, least: number, most: number) =>
  digits !== '' && Number(digits) >= least && Number(digits) <= most;
