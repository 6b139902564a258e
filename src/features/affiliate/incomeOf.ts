import type { AffiliateBalance, IncomeType } from './affiliateApi';

/** Both incomes in baht; a back end that tells only the sum has it all from turnover. */
export function incomeOf({ balance, af, wl }: AffiliateBalance): Record<IncomeType, number> {
  const isSplit = typeof af === 'number' || typeof wl === 'number';
  return isSplit ? { af: af ?? 0, wl: wl ?? 0 } : { af: balance, wl: 0 };
}
