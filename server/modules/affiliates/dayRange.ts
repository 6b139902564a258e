import type { Brand } from '#schemas/brand/brand';
import { bangkokDay } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';
import { fail } from '#server/platform/appError';

export interface DayRange {
  /** Bangkok days, `YYYY-MM-DD`, both included. */
  readonly start: string;
  readonly end: string;
}

/**
 * A valid range of days.
 * @throws AppError DATE_RANGE when it is reversed or includes future days, DATE_RANGE_LONG.
 */
export function checkRange({ limits }: Brand, { start, end }: DayRange, now: Date): DayRange {
  if (start > end || end > bangkokDay(now)) throw fail('DATE_RANGE');
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
  if (days > limits.historyDays) throw fail('DATE_RANGE_LONG', { n: limits.historyDays });
  return { start, end };
}
