import { describe, expect, it } from 'vitest';
import { dateRangeProblem, daysOf, presetRange } from './dateRange';

const TODAY = '2026-11-14';
const problem = (start: string, end: string) => dateRangeProblem({ start, end }, TODAY, 31);

describe('date range', () => {
  it('VAL-12 defaults to the last seven days', () => {
    expect(presetRange('week', TODAY)).toEqual({ start: '2026-11-08', end: '2026-11-14' });
    expect(daysOf(presetRange('week', TODAY))).toHaveLength(7);
  });

  it('VAL-12 accepts 31 days and rejects 32', () => {
    expect(problem('2026-10-15', TODAY)).toBeNull();
    expect(problem('2026-10-14', TODAY)).toEqual({ code: 'DATE_RANGE_LONG', params: { n: 31 } });
  });

  it('VAL-12 rejects an end before its start and a future day', () => {
    expect(problem('2026-11-10', '2026-11-09')).toEqual({ code: 'DATE_RANGE' });
    expect(problem(TODAY, '2026-11-15')).toEqual({ code: 'DATE_RANGE' });
    expect(problem(TODAY, TODAY)).toBeNull();
  });

  it('VAL-12 rejects an invalid date', () => {
    expect(problem('', TODAY)).toEqual({ code: 'DATE_RANGE' });
    expect(problem('14/11/2026', TODAY)).toEqual({ code: 'DATE_RANGE' });
  });

  it('computes this month and yesterday across month ends', () => {
    expect(presetRange('month', TODAY)).toEqual({ start: '2026-11-01', end: TODAY });
    expect(presetRange('yesterday', '2026-03-01').start).toBe('2026-02-28');
    expect(daysOf({ start: '2026-02-27', end: '2026-03-01' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
  });
});
