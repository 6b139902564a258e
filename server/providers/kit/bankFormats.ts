import { dateTime } from '#schemas/common/formats';

/** Years from here on are counted from the Buddha: no transfer is four centuries old or young. */
const FIRST_BUDDHIST_YEAR = 2400;
const BUDDHIST_YEARS = 543;

/** A bank's way of writing a moment: ISO, its zone missing means Bangkok, its year may be Buddhist. Null when it is none. */
export function bankTime(text: string): Date | null {
  const [, year = '', rest = '', zone = ''] =
    /^(\d{4})(-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? [];
  if (year === '') return null;
  const ce = Number(year) >= FIRST_BUDDHIST_YEAR ? Number(year) - BUDDHIST_YEARS : Number(year);
  const moment = `${String(ce).padStart(4, '0')}${rest.replace(' ', 'T')}${rest.length === 12 ? ':00' : ''}${offset(zone)}`;
  return dateTime(moment) ? new Date(moment) : null;
}

function offset(zone: string): string {
  return zone === '' ? '+07:00' : zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
}

/** Bounded, one line, and nothing that turns the direction of writing: staff read it (F). */
export function plainText(text: string | null): string | null {
  return (
    text
      ?.slice(0, 200)
      .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ud800-\udfff]/g, '') ?? null
  );
}
