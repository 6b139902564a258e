import { bangkokIso } from '#core/time/bangkok';

/** What a `datetime-local` box holds, read as a time in Bangkok, as ISO with its offset. Null when it holds none. */
export function fromLocalBox(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? `${text}:00.000+07:00` : null;
}

/** A moment (ms) as a `datetime-local` box shows it in Bangkok. */
export function toLocalBox(at: number): string {
  return bangkokIso(at).slice(0, 16);
}

/** Common-era years everywhere: date inputs and brand files have no Buddhist years. */
const locales = { th: 'th-TH-u-ca-gregory', en: 'en-GB' } as const;
const format = (iso: string, language: 'th' | 'en', parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: 'Asia/Bangkok' }).format(new Date(iso));

/** `วันเสาร์ที่ 21 พฤศจิกายน 2026` in Thai, `Saturday 21 November 2026` in English; the day in Bangkok. */
export const dayOf = (iso: string, language: 'th' | 'en'): string =>
  format(iso, language, { dateStyle: 'full' }).replace('ค.ศ. ', '');

/** `19:05`, in Bangkok. */
export const clock = (iso: string, language: 'th' | 'en'): string =>
  format(iso, language, { timeStyle: 'short' });

/** `21 พ.ย. 2026 19:05` in Thai, `21 Nov 2026, 19:05` in English; always Bangkok. */
export function moment(iso: string, language: 'th' | 'en'): string {
  return format(iso, language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** `21 พ.ย.` in Thai, `21 Nov` in English, from a calendar day. */
export const dayAndMonth = (day: string, language: 'th' | 'en'): string =>
  format(`${day}T12:00:00+07:00`, language, { day: 'numeric', month: 'short' });

/** `21 พ.ย. 2026` in Thai, `21 Nov 2026` in English, from a calendar day. */
export function shortDay(day: string, language: 'th' | 'en'): string {
  return format(`${day}T12:00:00+07:00`, language, { dateStyle: 'medium' });
}
