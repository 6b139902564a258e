import { describe, expect, it } from 'vitest';
import { until } from './until';
import { UsageError } from './usage';

/** 09:00 in Bangkok. */
const now = new Date('2026-11-14T02:00:00Z');

describe('until', () => {
  it.each([
    ['+90m', '2026-11-14T03:30:00.000Z'],
    ['+2h', '2026-11-14T04:00:00.000Z'],
    ['09:01', '2026-11-14T02:01:00.000Z'],
    ['09:00', '2026-11-15T02:00:00.000Z'],
    ['00:00', '2026-11-14T17:00:00.000Z'],
    ['06:30', '2026-11-14T23:30:00.000Z'],
    ['2026-12-01T06:00:00+07:00', '2026-11-30T23:00:00.000Z'],
  ])('reads %s', (text, expected) => {
    expect(until(text, now)).toBe(expected);
  });

  it.each(['', '2h', '+2d', '24:00', '2026-12-01', '2569-12-01T06:00:00+07:00', 'tomorrow'])(
    'refuses %j',
    (text) => {
      expect(() => until(text, now)).toThrow(UsageError);
    },
  );
});
