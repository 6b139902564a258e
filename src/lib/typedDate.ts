/**
 * Eight typed digits, day first, as `YYYY-MM-DD` of whichever calendar the year is of: `31012549` is `2549-01-31`. What is
 * not complete stays what it is, and no date.
 */
export function isoOfTyped(digits: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{2})(\d{2})(\d{4})$/.exec(digits) ?? [];
  return year === '' ? digits : `${year}-${month}-${day}`;
}
