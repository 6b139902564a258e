import { describe, expect, it } from 'vitest';
import { axisOf } from './ReportChart';
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
