import { cachedFormat } from './cachedFormat';

const timeZone = 'Asia/Bangkok';
type Moment = string | number | Date;

// en-GB writes day first with a 24 h clock and the Gregorian year on every browser of the floor.
const numeric = cachedFormat(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);
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
  const part = partsOf(moment);
  return `${part('day')}/${part('month')}/${part('year')} ${part('hour')}:${part('minute')}`;
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
  const part = partsOf(moment);
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The day `days` later (earlier when negative) than `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const start = new Date(`${day}T00:00:00Z`);
  start.setUTCDate(start.getUTCDate() + days);
  return start.toISOString().slice(0, 10);
}

function partsOf(moment: Moment): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = numeric().formatToParts(new Date(moment));
  return (type) => {
    const value = parts.find((part) => part.type === type)?.value ?? '';
    // Chrome 79 writes midnight as 24 under h23.
    return type === 'hour' && value === '24' ? '00' : value;
  };
}
