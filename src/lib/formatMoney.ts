import { cachedFormat } from './cachedFormat';

const figures = cachedFormat(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const whole = cachedFormat(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }));

/** `1,234.50` from baht: always two decimals, satang kept (LAY-26). Nothing known shows as a dash. */
export function formatMoney(baht: number | null | undefined): string {
  if (baht === null || baht === undefined || !Number.isFinite(baht)) return '–';
  return figures().format(baht).replace(/^-0\.00$/, '0.00');
}

/** `1,234.50 บาท`; the unit is a text of the language, so the caller may bring its own. */
export function formatBaht(baht: number | null | undefined, unit = 'บาท'): string {
  return `${formatMoney(baht)} ${unit}`;
}

/** `1,234` or `1,234.5`: bounds and counts, where two decimals would be noise. */
export function formatNumber(value: number): string {
  return whole().format(value);
}
