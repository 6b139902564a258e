import type { PrizeType } from '#schemas/common/prizeTypes';
import { satangToBaht } from '#core/money/money';

/** What the database keeps of a prize's value: satang of credit or a number of points; nothing for the others. */
export function storedValue({
  type,
  value,
}: {
  readonly type: PrizeType;
  readonly value: number;
}): number | null {
  if (type === 'CREDIT') return value * 100;
  return type === 'POINT' ? value : null;
}

/** The same as a call answers it: baht of credit, or points. */
export function shownValue(type: PrizeType, stored: number | null): number | null {
  return type === 'CREDIT' && stored !== null ? satangToBaht(stored) : stored;
}
