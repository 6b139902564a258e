/**
 * The formats that schemas name. One export each, so that a browser validator carries only those it
 * uses; `ajv.ts` has the table from format name to export.
 */

const satangPerBaht = 100;

/**
 * Baht with at most two decimals. Division yields the double nearest to k/100, so this is exact: 0.29 passes although
 * 0.29 × 100 is not 29, and 1.005 fails.
 */
export const baht = {
  type: 'number',
  validate: (value: number): boolean => Math.round(value * satangPerBaht) / satangPerBaht === value,
} as const;

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const uuid = (value: string): boolean => uuidPattern.test(value);

const datePattern = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A day that exists, from 1900 to 2199: a Buddhist year (2569) typed by mistake is refused. */
export function date(value: string): boolean {
  const parts = datePattern.exec(value);
  if (!parts) return false;
  const [year, month, dayOfMonth] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || dayOfMonth < 1) return false;
  return dayOfMonth <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** ISO-8601 moment with seconds and an offset (`Z` or `+07:00`). */
export const dateTime = (value: string): boolean =>
  value[10] === 'T' && date(value.slice(0, 10)) && timePattern.test(value.slice(11));

const uriPattern = /^[a-z][a-z0-9+.-]*:[^\s"<>\\^`{|}]+$/i;
/** Absolute address of any scheme. */
export const uri = (value: string): boolean => uriPattern.test(value);

const webUrlPattern =
  /^https?:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s"<>\\^`{|}]*)?$/i;
/** Address of a web page or image: http or https, a host, no user name (VAL-01). */
export const webUrl = (value: string): boolean => webUrlPattern.test(value);

const hostnamePattern =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** A host name as browsers report it: lower case, no port, no final dot. */
export const hostname = (value: string): boolean => hostnamePattern.test(value);
