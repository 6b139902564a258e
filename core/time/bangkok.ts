import { DAY_MS, HOUR_MS } from './durations';

/** A point in time: a date, milliseconds since the epoch, or ISO-8601 with an offset. */
export type Instant = Date | number | string;

/** Bangkok is UTC+7 all year: a fixed offset is exact, needs no time-zone data, and is fast on slow phones. */
const OFFSET_MS = 7 * HOUR_MS;

/** ISO-8601 with milliseconds, `2026-11-14T09:00:00.000+07:00`. */
export function bangkokIso(instant: Instant): string {
  return `${shifted(instant).toISOString().slice(0, -1)}+07:00`;
}

/** Calendar day, `YYYY-MM-DD`. */
export function bangkokDay(instant: Instant): string {
  return bangkokIso(instant).slice(0, 10);
}

/** First day of the month, `YYYY-MM-01`. */
export function bangkokMonth(instant: Instant): string {
  return `${bangkokDay(instant).slice(0, 7)}-01`;
}

/** Time of day, `HH:MM:SS`. */
export function bangkokTime(instant: Instant): string {
  return bangkokIso(instant).slice(11, 19);
}

/** The instant at which a calendar day `YYYY-MM-DD` begins. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+07:00`);
}

/** The instant at which the calendar day of `instant` begins. */
export function bangkokDayStart(instant: Instant): Date {
  return startOfDay(bangkokDay(instant));
}

/** The instant at which the calendar day after that of `instant` begins. */
export function bangkokDayEnd(instant: Instant): Date {
  return new Date(bangkokDayStart(instant).getTime() + DAY_MS);
}

/** The calendar day `days` later, or earlier when negative. @param day and the result are `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return bangkokDay(startOfDay(day).getTime() + days * DAY_MS);
}

/** The same time of day so many calendar months later; the last day of a month that is too short. */
export function addMonths(instant: Instant, months: number): Date {
  const local = shifted(instant);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, lastDay));
  return new Date(local.getTime() - OFFSET_MS);
}

/** A date whose UTC fields are those of the Bangkok calendar and clock. */
function shifted(instant: Instant): Date {
  return new Date(new Date(instant).getTime() + OFFSET_MS);
}
