/** Bangkok is UTC+7 all year. */
const OFFSET_MS = 7 * 3_600_000;

/** The same time of day so many months later by the Bangkok calendar; the last day of a month that is too short. */
export function addMonths(instant: Date, months: number): Date {
  const here = new Date(instant.getTime() + OFFSET_MS);
  const day = here.getUTCDate();
  here.setUTCDate(1);
  here.setUTCMonth(here.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + 1, 0)).getUTCDate();
  here.setUTCDate(Math.min(day, lastDay));
  return new Date(here.getTime() - OFFSET_MS);
}
