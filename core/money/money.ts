import { maxStoredBaht } from '#schemas/common/scalars';

/** Greatest amount of one ledger entry, in satang; sums of these stay far below 2^53. */
export const maxEntrySatang = maxStoredBaht * 100;

/**
 * Baht as JSON carries it, in integer satang.
 * @throws RangeError when it has more than two decimals or is too large: `1.005` is refused, never rounded.
 */
export function bahtToSatang(baht: number): number {
  const satang = Math.round(baht * 100);
  if (!Number.isSafeInteger(satang) || satang / 100 !== baht || Math.abs(satang) > maxEntrySatang) {
    throw new RangeError('An amount must be baht with at most two decimals.');
  }
  return satang === 0 ? 0 : satang;
}

/** Integer satang as baht for JSON: the double nearest to the exact decimal. */
export function satangToBaht(satang: number): number {
  if (!Number.isSafeInteger(satang)) throw new RangeError('An amount must be integer satang.');
  return satang / 100;
}
