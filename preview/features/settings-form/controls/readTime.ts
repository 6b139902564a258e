const DIGITS = '๐๑๒๓๔๕๖๗๘๙';

/** A time of day as people write it, such as `9:30`, `0930` or `21.05.10`, as `HH:MM:SS`; undefined for what is none (yet). */
export function readTime(text: string): string | undefined {
  const plain = text.trim().replace(/[๐-๙]/g, (digit) => String(DIGITS.indexOf(digit)));
  const parts = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?$/.exec(plain) ?? /^(\d{2})(\d{2})$/.exec(plain);
  if (!parts) return undefined;
  const [hours = '', minutes = '', seconds = '00'] = parts.slice(1);
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
}

/** `09:30` of `09:30:00`; seconds are shown where there are any. */
export const shownTime = (time: unknown): string =>
  typeof time === 'string' ? time.replace(/^(\d\d:\d\d):00$/, '$1') : '';
