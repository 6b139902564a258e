/** Years that the Buddhist calendar is ahead of the common one. */
const BUDDHIST = 543;
/** Maximum age in years. */
const OLDEST = 120;

/**
 * A date of birth as `YYYY-MM-DD` of the common era, from either calendar: 2549 is 2006 (R7). The year identifies its
 * calendar, because no possible birth year is valid in both.
 * @param today `YYYY-MM-DD` in Bangkok.
 * @returns null for an impossible date: 31 February, tomorrow, more than 120 years ago.
 */
export function readBirthDate(typed: string, today: string): string | null {
  const [, years = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed) ?? [];
  const thisYear = Number(today.slice(0, 4));
  const year = Number(years) > thisYear ? Number(years) - BUDDHIST : Number(years);
  const date = `${String(year).padStart(4, '0')}-${month}-${day}`;
  const isDay = years !== '' && isCalendarDay(year, Number(month), Number(day));
  return isDay && date <= today && year >= thisYear - OLDEST ? date : null;
}

/**
 * Age in completed years on a day; someone born on 29 February has the birthday on 1 March in other years.
 * @param born and `today` are `YYYY-MM-DD` of the common era.
 */
export function ageOn(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
