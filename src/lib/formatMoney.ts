/** Matches the position of a thousands separator. Creating the browser's formatter takes 100 ms on a slow phone. */
const THOUSANDS = /\B(?=(\d{3})+\.)/g;

interface MoneyOptions {
  /** Bounds and thresholds, where `.00` would be noise: `1,234`. Nonzero satang are shown. */
  readonly whole?: boolean;
}

/** `1,234.50` from baht: always two decimals. An unknown amount is a dash. */
export function formatMoney(baht: number | null | undefined, { whole = false }: MoneyOptions = {}): string {
  if (baht === null || baht === undefined || !Number.isFinite(baht)) return '–';
  const text = baht
    .toFixed(2)
    .replace(/^-0\.00$/, '0.00')
    .replace(THOUSANDS, ',');
  return whole ? text.replace(/\.00$/, '') : text;
}
