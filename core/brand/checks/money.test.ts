import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { checkMoney } from './money';

const defaults = JSON.parse(readFileSync('brands/defaults.json', 'utf8')) as Brand;

/** Problem codes of two windows, given by the hours of their starts and ends. */
function codesOf([start, end]: readonly string[], [start2, end2]: readonly string[]): string[] {
  const time = (hour = '00') => `${hour}:00:00`;
  const bonus = {
    ...defaults.bonus,
    ...{ bonusMax: 500, bonusRate: 10, bonusRate2: 5 },
    ...{ bonusTimeStart: time(start), bonusTimeEnd: time(end) },
    ...{ bonusTimeStart2: time(start2), bonusTimeEnd2: time(end2) },
  };
  return checkMoney({ ...defaults, bonus }).map(({ code }) => code);
}

describe('checkMoney', () => {
  it('PUB-11 takes a window that goes over midnight, as the platform opens it, and none that never opens', () => {
    expect(codesOf(['22', '02'], ['12', '13'])).toEqual([]);
    expect(codesOf(['22', '22'], ['12', '13'])).toEqual(['BONUS_WINDOW']);
  });

  it.each([
    ['12–13', '13–14', false],
    ['12–14', '13–15', true],
    ['22–02', '01–03', true],
    ['01–03', '22–02', true],
    ['22–02', '23–01', true],
    ['22–02', '02–22', false],
  ])('PUB-12 warns of windows that overlap: %s and %s', (first, second, overlap) => {
    expect(codesOf(first.split('–'), second.split('–')).includes('BONUS_OVERLAP')).toBe(overlap);
  });
});
