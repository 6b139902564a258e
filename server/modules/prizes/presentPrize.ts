import type { Prize } from '#core/brand/prizes';
import type { Calls } from '#schemas/api/contract';
import type { PrizeType } from '#schemas/common/prizeTypes';
import { bangkokIso } from '#core/time/bangkok';
import { shownValue, storedValue } from './storedValue';

type LogRow = Calls['POST /api/auth/wheel/log']['data'][number];

/** A prize as members see it. */
export function presentPrize(prize: Prize) {
  const { label, type } = prize;
  return { label: label.th, type, value: shownValue(type, storedValue(prize)) };
}

/** A play in the member's own log. */
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
