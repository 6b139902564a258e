/** Everything that asks for the time asks this, so that a test can move it (D9). */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Bangkok is UTC+7 all year: a fixed shift is exact and needs no time-zone data. */
const BANGKOK_OFFSET_MS = 7 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** ISO-8601 in Bangkok time with milliseconds, `2026-11-14T09:00:00.000+07:00`. */
export function bangkokIso(date: Date): string {
  return `${shifted(date).toISOString().slice(0, -1)}+07:00`;
}

/** Calendar day in Bangkok, `YYYY-MM-DD`. */
export function bangkokDay(date: Date): string {
  return shifted(date).toISOString().slice(0, 10);
}

/** First day of the Bangkok month, `YYYY-MM-01`. */
export function bangkokMonth(date: Date): string {
  return `${bangkokDay(date).slice(0, 7)}-01`;
}

/** The instant at which the Bangkok day of `date` begins (M15). */
export function bangkokDayStart(date: Date): Date {
  const shift = shifted(date).getTime();
  return new Date(shift - mod(shift, DAY_MS) - BANGKOK_OFFSET_MS);
}

/** The instant at which the Bangkok day after that of `date` begins. */
export function bangkokDayEnd(date: Date): Date {
  return new Date(bangkokDayStart(date).getTime() + DAY_MS);
}

function shifted(date: Date): Date {
  return new Date(date.getTime() + BANGKOK_OFFSET_MS);
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}
