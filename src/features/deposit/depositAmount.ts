import { readAmount } from '#schemas/common/readAmount';

export interface DepositLimits {
  /** Baht. */
  readonly depositMin: number;
  readonly depositMax: number;
}

export type DepositAmountError = 'AMOUNT_INVALID' | 'DEPOSIT_MIN' | 'DEPOSIT_MAX';

/** Result of parsing a typed amount: baht, or an error code with the violated bound. */
export type CheckedDeposit =
  | { readonly amount: number; readonly error?: undefined; readonly n?: undefined }
  | { readonly error: DepositAmountError; readonly n?: number; readonly amount?: undefined };

/** Parses a deposit amount within the brand's bounds. */
export function checkDepositAmount(text: string, { depositMin, depositMax }: DepositLimits): CheckedDeposit {
  const { baht: amount = 0 } = readAmount(text);
  if (amount === 0) return { error: 'AMOUNT_INVALID' };
  if (amount < depositMin) return { error: 'DEPOSIT_MIN', n: depositMin };
  if (amount > depositMax) return { error: 'DEPOSIT_MAX', n: depositMax };
  return { amount };
}
