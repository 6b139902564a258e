import { readAmount } from '#schemas/common/readAmount';

interface Bounds {
  /** Baht. */
  readonly min: number;
  readonly available: number;
}

/** Outcome of reading a typed amount: baht, or the code of its message with the bound it broke. */
export type CheckedMove =
  | { readonly amount: number; readonly error?: undefined }
  | { readonly error: 'AMOUNT_INVALID' | 'AFF_MIN' | 'CREDIT_NOT_ENOUGH'; readonly n?: number };

/** Reads how much income to move: at least the brand's minimum, at most what there is (appendix D). */
export function checkMove(text: string, { min, available }: Bounds): CheckedMove {
  const { baht: amount = 0 } = readAmount(text);
  if (amount === 0) return { error: 'AMOUNT_INVALID' };
  if (amount < min) return { error: 'AFF_MIN', n: min };
  return amount > available ? { error: 'CREDIT_NOT_ENOUGH' } : { amount };
}
