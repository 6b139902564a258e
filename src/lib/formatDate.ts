import { type Instant, bangkokIso } from '#core/time/bangkok';

/** Creates an `Intl` formatter on first use and caches it, because creating one costs more than formatting a list. */
export function cachedFormat<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Whether a text is a valid timestamp. */
export function isMoment(text: string | null | undefined): text is string {
  return !!text && !Number.isNaN(Date.parse(text));
}

const timeZone = 'Asia/Bangkok';

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

/** `dd/MM/yyyy HH:mm` in Bangkok, Gregorian year, whatever the device's time zone. */
export function formatDateTime(instant: Instant): string {
  const at = bangkokIso(instant);
  return `${at.slice(8, 10)}/${at.slice(5, 7)}/${at.slice(0, 4)} ${at.slice(11, 16)}`;
}

/** `dd/MM/yyyy` in Bangkok. */
export function formatDate(instant: Instant): string {
  return formatDateTime(instant).slice(0, 10);
}

/** `HH:mm` in Bangkok. */
export function formatTime(instant: Instant): string {
  return formatDateTime(instant).slice(11);
}

/** `21 พฤศจิกายน 2569`, Buddhist year, for headings only; `21 November 2026` in English. */
export function formatLongDate(instant: Instant, language = 'th'): string {
  if (language !== 'th') return englishLong().format(new Date(instant));
  // Some engines add the era (พ.ศ. or พุทธศักราช), others do not.
  return thaiLong()
    .format(new Date(instant))
    .replace(/(พ\.ศ\.|พุทธศักราช)\s*/, '');
}

/** `15 – 21 พฤศจิกายน 2569`: the parts that both days share are written once. */
export function formatLongRange(start: Instant, end: Instant, language = 'th'): string {
  const until = formatLongDate(end, language);
  const to = until.split(' ');
  const from = formatLongDate(start, language).split(' ');
  if (from.join() === to.join()) return until;
  while (from.length > 1 && from[from.length - 1] === to[from.length - 1]) from.pop();
  return `${from.join(' ')} – ${until}`;
}
