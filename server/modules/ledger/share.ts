/** A percentage of an amount, rounded down for the payout and up for the cost. */
export interface Share {
  /** Satang paid out. */
  readonly paid: number;
  /** Satang; one more than `paid` when the share has a fraction. */
  readonly cost: number;
}

/**
 * @param satang zero or more.
 * @param percent with at most two decimals; further decimals are rounded.
 */
export function shareOf(satang: number, percent: number): Share {
  // BigInt, because hundredths of a percent of a large turnover exceed the exact range of a double.
  const exact = BigInt(satang) * BigInt(Math.round(percent * 100));
  return { paid: toSatang(exact / 10_000n), cost: toSatang((exact + 9_999n) / 10_000n) };
}

function toSatang(value: bigint): number {
  const satang = Number.parseInt(value.toString(), 10);
  if (!Number.isSafeInteger(satang)) throw new RangeError('The share exceeds the range of the ledger.');
  return satang;
}
