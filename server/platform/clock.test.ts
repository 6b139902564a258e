import { describe, expect, it } from 'vitest';
import { bangkokDay, bangkokDayEnd, bangkokDayStart, bangkokIso, bangkokMonth } from '#server/platform/clock';

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
});
