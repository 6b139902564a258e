import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  bangkokDay,
  bangkokDayEnd,
  bangkokDayStart,
  bangkokIso,
  bangkokMonth,
  bangkokTime,
} from './bangkok';

describe('Bangkok time', () => {
  it('M15 turns the day at 17:00 UTC exactly', () => {
    expect(bangkokDay(new Date('2026-11-20T16:59:59.999Z'))).toBe('2026-11-20');
    expect(bangkokDay(new Date('2026-11-20T17:00:00.000Z'))).toBe('2026-11-21');
  });

  it('bounds a day by its first instant and the first of the next', () => {
    const at = new Date('2026-11-20T17:00:00.000Z');
    expect(bangkokDayStart(at)).toEqual(at);
    expect(bangkokDayStart(new Date(at.getTime() - 1)).toISOString()).toBe('2026-11-19T17:00:00.000Z');
    expect(bangkokDayEnd(at).toISOString()).toBe('2026-11-21T17:00:00.000Z');
    expect(bangkokDayStart(new Date('1969-12-31T18:00:00Z')).toISOString()).toBe('1969-12-31T17:00:00.000Z');
  });

  it('writes times with +07:00 and months by their first day', () => {
    expect(bangkokIso(new Date('2026-11-14T02:00:00Z'))).toBe('2026-11-14T09:00:00.000+07:00');
    expect(bangkokMonth(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01');
  });

  it('takes dates, milliseconds and ISO texts alike', () => {
    const at = '2026-11-20T17:00:00.000Z';
    for (const instant of [at, new Date(at), Date.parse(at), '2026-11-21T00:00:00+07:00'])
      expect([bangkokDay(instant), bangkokTime(instant)]).toEqual(['2026-11-21', '00:00:00']);
  });

  it('counts days over the ends of months and years', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  it.each([
    ['2026-11-14T09:00:00.000+07:00', 6, '2027-05-14T09:00:00.000+07:00'],
    ['2026-08-31T23:59:59.999+07:00', 6, '2027-02-28T23:59:59.999+07:00'],
    ['2027-08-31T00:00:00.000+07:00', 6, '2028-02-29T00:00:00.000+07:00'],
    ['2028-02-29T06:00:00.000+07:00', 12, '2029-02-28T06:00:00.000+07:00'],
    // The day before in UTC.
    ['2027-01-01T03:00:00.000+07:00', -1, '2026-12-01T03:00:00.000+07:00'],
  ])('R3 %s plus %d months is %s', (from, months, to) => {
    expect(bangkokIso(addMonths(from, months))).toBe(to);
  });
});
