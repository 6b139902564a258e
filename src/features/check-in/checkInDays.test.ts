import { expect, it } from 'vitest';
import { daysDone, monthOf } from './useCheckIn';

const row = (day: number, createdAt?: string) => ({ json: { day }, createdAt });

it('ST-12 finds the days of the list', () => {
  expect([...daysDone([row(13), row(14)], '2026-11-14')]).toEqual([13, 14]);
  expect(daysDone([], '2026-11-14').size).toBe(0);
});

it('ST-13 drops a row that is dated in another month, by the Bangkok day', () => {
  expect(daysDone([row(14, '2026-10-14T09:00:00+07:00')], '2026-11-14').has(14)).toBe(false);
  expect(daysDone([row(1, '2026-10-31T18:30:00Z')], '2026-11-01').has(1)).toBe(true);
});

it('starts the weeks of a month on Sunday', () => {
  expect(monthOf('2026-11-14')).toMatchObject({ blanks: 0 });
  expect(monthOf('2026-11-14').days).toHaveLength(30);
  expect(monthOf('2028-02-10').days).toHaveLength(29);
  expect(monthOf('2026-12-31').blanks).toBe(2);
});
