import { expect, it } from 'vitest';
import { bangkokIso } from '#server/platform/clock';
import { addMonths } from './addMonths';

it.each([
  ['2026-11-14T09:00:00.000+07:00', 6, '2027-05-14T09:00:00.000+07:00'],
  ['2026-08-31T23:59:59.999+07:00', 6, '2027-02-28T23:59:59.999+07:00'],
  ['2027-08-31T00:00:00.000+07:00', 6, '2028-02-29T00:00:00.000+07:00'],
  ['2028-02-29T06:00:00.000+07:00', 12, '2029-02-28T06:00:00.000+07:00'],
  // Still the 31st in London.
  ['2027-01-01T03:00:00.000+07:00', -1, '2026-12-01T03:00:00.000+07:00'],
])('R3 %s and %d months is %s by the Bangkok calendar', (from, months, to) => {
  expect(bangkokIso(addMonths(new Date(from), months))).toBe(to);
});
