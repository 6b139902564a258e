/** Where a comma belongs. The browser's own formatter takes a tenth of a second of a slow phone to be made. */
const THOUSANDS = /\B(?=(\d{3})+\.)/g;

interface MoneyOptions {
  /** Bounds and thresholds, where `.00` would be noise: `1,234`. Satang are still shown when there are any. */
  readonly whole?: boolean;
}

/** `1,234.50` from baht: two decimals, satang kept (LAY-26). Nothing known shows as a dash. */
export function formatMoney(baht: number | null | undefined, { whole = false }: MoneyOptions = {}): string {
  if (baht === null || baht === undefined || !Number.isFinite(baht)) return '–';
  const text = baht
    .toFixed(2)
    .replace(/^-0\.00$/, '0.00')
    .replace(THOUSANDS, ',');
  return whole ? text.replace(/\.00$/, '') : text;
}
