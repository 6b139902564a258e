import { describe, expect, it } from 'vitest';
import { daysOfRows, splitRows, sumsOf } from './useWinlost';

const row = (date: string, username: string, winlost: number) => ({ date, username, winlost });

describe('win/loss', () => {
  const rows = [
    row('2026-11-14', 'demo01', -0.1),
    row('2026-11-14', 'fr***22', 300),
    row('2026-11-13', 'demo01', -0.2),
    { date: '2026-11-13', username: 'demo01' },
  ];

  it('RTM-13 separates the member’s own rows from the downline’s', () => {
    const { mine, downline } = splitRows(rows, 'demo01');
    expect(mine).toHaveLength(3);
    expect(downline).toEqual([row('2026-11-14', 'fr***22', 300)]);
  });

  it('RTM-12 sums satang exactly, and treats missing values as zero', () => {
    expect(sumsOf(splitRows(rows, 'demo01').mine)).toEqual({ winlost: -0.3, turnover: 0, amount: 0 });
    expect(sumsOf([])).toEqual({ winlost: 0, turnover: 0, amount: 0 });
  });

  it('returns every day of the range', () => {
    expect(daysOfRows(rows, { start: '2026-11-12', end: '2026-11-14' })).toEqual([
      { day: '2026-11-12', baht: 0 },
      { day: '2026-11-13', baht: -0.2 },
      { day: '2026-11-14', baht: 299.9 },
    ]);
  });
});
