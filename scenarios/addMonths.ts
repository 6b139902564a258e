/** So many months later by the calendar, the first of the month where it is shorter. @param at milliseconds since the epoch. */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  if (months < 0) date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}
