import { type DateRange, daysOf } from '@/lib/dateRange';
import type { WinlostRow } from './winlostApi';

/** Baht. */
export interface Sums {
  readonly winlost: number;
  readonly turnover: number;
  readonly amount: number;
}

/** Sums of rows, exact to the satang. */
export function sumsOf(rows: readonly WinlostRow[]): Sums {
  const sum = (part: 'winlost' | 'turnover' | 'amount') =>
    rows.reduce((satang, row) => satang + Math.round((row[part] ?? 0) * 100), 0) / 100;
  return { winlost: sum('winlost'), turnover: sum('turnover'), amount: sum('amount') };
}

/** Win/loss in baht of every day of a range, first to last; a day without play is zero. */
export function daysOfRows(rows: readonly WinlostRow[], range: DateRange): { day: string; baht: number }[] {
  return daysOf(range).map((day) => ({
    day,
    baht: sumsOf(rows.filter(({ date }) => date === day)).winlost,
  }));
}

/** Splits rows into the member's own and those of others. */
export function splitRows(rows: readonly WinlostRow[], username: string) {
  return {
    mine: rows.filter((row) => row.username === username),
    downline: rows.filter((row) => row.username !== username),
  };
}
