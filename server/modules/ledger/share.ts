/** A percentage of an amount: rounded down to what is paid, and rounded up to what it costs. */
export interface Share {
  /** Satang that are paid. */
  readonly paid: number;
  /** Satang, one more than `paid` when a fraction was left over. */
  readonly cost: number;
}

/**
 * @param satang zero or more.
 * @param percent with at most two decimals that count.
 */
export function shareOf(satang: number, percent: number): Share {
  // Hundredths of a percent of a large turnover are beyond what a double holds exactly.
  const exact = BigInt(satang) * BigInt(Math.round(percent * 100));
  return { paid: toSatang(exact / 10_000n), cost: toSatang((exact + 9_999n) / 10_000n) };
}

function toSatang(value: bigint): number {
  const satang = Number.parseInt(value.toString(), 10);
  if (!Number.isSafeInteger(satang)) throw new RangeError('A share is beyond what the ledger holds.');
  return satang;
}
