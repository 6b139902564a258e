import { cachedFormat } from './cachedFormat';

const timeZone = 'Asia/Bangkok';
type Moment = string | number | Date;

/** Milliseconds ahead of UTC, all year. */
const AHEAD = 7 * 60 * 60 * 1000;

const thaiLong = cachedFormat(
  () =>
    new Intl.DateTimeFormat('th-TH-u-ca-buddhist', {
      timeZone,
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);
const englishLong = cachedFormat(
  () => new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
);

/** `dd/MM/yyyy HH:mm` in Bangkok, Gregorian year, wherever the phone is (LAY-26). */
export function formatDateTime(moment: Moment): string {
  const at = inBangkok(moment);
  return `${at.slice(8, 10)}/${at.slice(5, 7)}/${at.slice(0, 4)} ${at.slice(11, 16)}`;
}

/** `dd/MM/yyyy` in Bangkok. */
export function formatDate(moment: Moment): string {
  return formatDateTime(moment).slice(0, 10);
}

/** `HH:mm` in Bangkok. */
export function formatTime(moment: Moment): string {
  return formatDateTime(moment).slice(11);
}

/** `21 พฤศจิกายน 2569`, Buddhist year, for headings only (LAY-26); `21 November 2026` in English. */
export function formatLongDate(moment: Moment, language = 'th'): string {
  if (language !== 'th') return englishLong().format(new Date(moment));
  // Some engines add the era (พ.ศ. or พุทธศักราช), some do not.
  return thaiLong()
    .format(new Date(moment))
    .replace(/(พ\.ศ\.|พุทธศักราช)\s*/, '');
}

/** `15 – 21 พฤศจิกายน 2569`: what both days have in common is said once. */
export function formatLongRange(start: Moment, end: Moment, language = 'th'): string {
  const until = formatLongDate(end, language);
  const to = until.split(' ');
  const from = formatLongDate(start, language).split(' ');
  if (from.join() === to.join()) return until;
  while (from.length > 1 && from[from.length - 1] === to[from.length - 1]) from.pop();
  return `${from.join(' ')} – ${until}`;
}

/** The calendar day in Bangkok as `YYYY-MM-DD`. */
export function bangkokDay(moment: Moment): string {
  return inBangkok(moment).slice(0, 10);
}

/** The day `days` later (earlier when negative) than `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const start = new Date(`${day}T00:00:00Z`);
  start.setUTCDate(start.getUTCDate() + days);
  return start.toISOString().slice(0, 10);
}

/** `YYYY-MM-DDTHH:mm…`. The browser's own formatter takes a slow phone 50 ms to be made. */
const inBangkok = (moment: Moment): string => new Date(new Date(moment).getTime() + AHEAD).toISOString();
