import { describe, expect, it } from 'vitest';
import type { ReportName } from '#schemas/api/deskReports';
import { type ReportColumn, reportColumns } from '#schemas/api/shapes/reportColumns';
import { axisOf } from './ReportChart';
import { rowsBehind } from './rowsBehind';
import { readReportQuery } from './useReportQuery';

describe('the address of a report', () => {
  const read = (query: string) => readReportQuery(new URLSearchParams(query), '2026-11-26');

  it('DSK-71 covers the last 30 days of all brands by day unless it says otherwise', () => {
    expect(read('')).toEqual({
      from: '2026-10-28',
      to: '2026-11-26',
      by: 'day',
      brand: undefined,
      show: undefined,
    });
    expect(read('from=2026-09-01&to=2026-09-30&by=level&brand=one,two&show=ngr')).toEqual({
      ...{ from: '2026-09-01', to: '2026-09-30', by: 'level', brand: 'one,two', show: 'ngr' },
    });
  });

  it('DSK-71 ignores what the server would refuse', () => {
    expect(read('from=x&to=2026-13-01&by=hour&brand=A!&show=money')).toEqual(read(''));
  });
});

it('DSK-71 the axis has round steps that include zero and every value', () => {
  expect(axisOf([0, 0])).toEqual({ low: 0, high: 1, ticks: [0, 1] });
  expect(axisOf([930, 120])).toEqual({ low: 0, high: 1000, ticks: [0, 500, 1000] });
  expect(axisOf([-40, 120])).toEqual({ low: -50, high: 150, ticks: [-50, 0, 50, 100, 150] });
});

describe('rows behind a number', () => {
  const filter = readReportQuery(
    new URLSearchParams('from=2026-11-04&to=2026-11-20&brand=one'),
    '2026-11-26',
  );
  const days = { from: '2026-11-04', to: '2026-11-20', brand: 'one' };
  const behind = (name: ReportName, column: ReportColumn, key: string | null) =>
    rowsBehind({ name, filter, report: { columns: [column], rows: [], total: [] }, column, key });

  it('DSK-62 every column has rows of its own kind', () => {
    for (const column of reportColumns) expect(behind('money', column, null)).toBeDefined();
  });

  it('DSK-62 a row narrows the list to what it stands for', () => {
    expect(behind('money', 'depositCount', '2026-11-05')).toEqual({
      list: 'movements',
      query: { ...days, from: '2026-11-05', to: '2026-11-05', column: 'deposits' },
    });
    expect(behind('affiliates', 'friendGgr', 'inviter-1')).toEqual({
      list: 'members',
      query: { ...days, inviter: 'inviter-1', column: 'friendGgr' },
    });
    // The first and the last week are not complete.
    expect(behind('retention', 'week2', '2026-11-02')?.query).toMatchObject({
      to: '2026-11-08',
      from: days.from,
    });
    expect(behind('retention', 'week2', '2026-11-16')?.query).toMatchObject({
      from: '2026-11-16',
      to: days.to,
    });
    expect(behind('staff', 'rejected', 'anna')?.query).toEqual({
      ...days,
      staff: 'anna',
      column: 'rejected',
    });
    expect(behind('queues', 'median', 'slip')?.query).toEqual({ ...days, queue: 'slip', column: 'median' });
  });
});
