import type { Prize } from '#core/brand/prizes';
import type { Calls } from '#schemas/api/contract';
import type { PrizeType } from '#schemas/common/terms';
import { bangkokIso } from '#core/time/bangkok';
import { satangToBaht } from '#core/money/money';

/** A prize's value as stored: satang for credit, points for points, null otherwise. */
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

/** A prize's stored value as presented: baht for credit, or points. */
export function shownValue(type: PrizeType, stored: number | null): number | null {
  return type === 'CREDIT' && stored !== null ? satangToBaht(stored) : stored;
}

type LogRow = Calls['POST /api/auth/wheel/log']['data'][number];

/** A prize as shown to members. */
export function presentPrize(prize: Prize) {
  const { label, type } = prize;
  return { label: label.th, type, value: shownValue(type, storedValue(prize)) };
}

/** A play in the member's log. */
export function presentPlay(row: {
  readonly id: string;
  readonly label: string;
  readonly type: PrizeType;
  readonly value: number | null;
  readonly created_at: Date;
}): LogRow {
  const { id, label, type, value, created_at } = row;
  return { id, label, type, value: shownValue(type, value), createdAt: bangkokIso(created_at) };
}
