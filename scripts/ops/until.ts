import { dateTime } from '#schemas/common/formats';
import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import { bangkokDayStart } from '#core/time/bangkok';
import { UsageError } from './usage';

/**
 * The end of a maintenance: `+90m`, `+2h`, `06:30` (the next one in Bangkok), or an ISO time with offset.
 * @returns ISO-8601 in UTC.
 * @throws UsageError.
 */
export function until(text: string, now: Date): string {
  const [, count = '', unit = ''] = /^\+(\d{1,4})([mh])$/.exec(text) ?? [];
  if (unit !== '') return iso(now.getTime() + Number(count) * (unit === 'h' ? 60 : 1) * MINUTE_MS);
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours !== undefined && minutes !== undefined)
    return nextInBangkok(Number(hours) * 60 + Number(minutes), now);
  if (dateTime(text)) return iso(new Date(text).getTime());
  throw new UsageError(`"${text}" is not a time: write +90m, +2h, 06:30 or 2026-11-21T06:30:00+07:00.`);
}

function nextInBangkok(minuteOfDay: number, now: Date): string {
  const today = bangkokDayStart(now).getTime() + minuteOfDay * MINUTE_MS;
  return iso(today > now.getTime() ? today : today + DAY_MS);
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
