/** A part of an amount in whole satang, and the least whole number that it costs before it is rounded down. */
export interface Share {
  /** Satang that are paid. */
  readonly paid: number;
  /** Satang, one more than `paid` where a fraction was left over (M17). */
  readonly cost: number;
}

/**
 * @param satang zero or more.
 * @param percent with at most two decimals that count.
 */
export function shareOf(satang: number, percent: number): Share {
  // Hundredths of a percent of a large turnover are beyond what a double holds exactly.
  const exact = BigInt(satang) * BigInt(Math.round(percent * 100));
  return { paid: whole(exact / 10_000n), cost: whole((exact + 9_999n) / 10_000n) };
}

function whole(value: bigint): number {
  const satang = Number.parseInt(value.toString(), 10);
  if (!Number.isSafeInteger(satang)) throw new RangeError('A share is beyond what the ledger holds.');
  return satang;
}
