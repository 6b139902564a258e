import { describe, expect, it } from 'vitest';
import { minutesUntil, shownWindows } from './BonusOffer';

const setting = {
  bonusRate: 10,
  bonusTimeStart: '12:00:00',
  bonusTimeEnd: '13:00:00',
  endNumberBonus: 25,
  bonusMax: 500,
};

describe('shownWindows', () => {
  it('PUB-11 shows times by their first five characters and end digits as decimals', () => {
    expect(shownWindows(setting)).toEqual([
      { n: 1, rate: 10, start: '12:00', end: '13:00', digits: '.25', max: 500 },
    ]);
  });

  it('PUB-11 writes end digits with two decimals', () => {
    const digits = (endNumberBonus: number) => shownWindows({ ...setting, endNumberBonus })[0]?.digits;
    expect([0, 5, 50, 99].map(digits)).toEqual(['.00', '.05', '.50', '.99']);
  });
});

describe('minutesUntil', () => {
  it.each([
    ['12:00', 60],
    ['12:59', 1],
    ['23:30', 810],
  ])('counts from %s to 13:00: %i', (now, minutes) => {
    expect(minutesUntil('13:00', now)).toBe(minutes);
  });
});
