import { describe, expect, it } from 'vitest';
import { type BonusSetting, bonusWindows, isOpenAt } from './bonusWindows';

const setting = {
  bonusRate: 10,
  bonusTimeStart: '12:00:00',
  bonusTimeEnd: '13:00:00',
  endNumberBonus: 25,
  bonusRate2: 5,
  bonusTimeStart2: '20:00:00',
  bonusTimeEnd2: '21:00:00',
  endNumberBonus2: 50,
  bonusMax: 500,
} satisfies BonusSetting;

describe('bonusWindows', () => {
  it('ENT-08 puts each of the nine fields in its place', () => {
    expect(bonusWindows(setting)).toEqual([
      { n: 1, rate: 10, start: '12:00:00', end: '13:00:00', digits: 25, max: 500 },
      { n: 2, rate: 5, start: '20:00:00', end: '21:00:00', digits: 50, max: 500 },
    ]);
  });

  it('PUB-10 has both windows from the first baht of bonusMax', () => {
    expect(bonusWindows({ ...setting, bonusMax: 1 })).toHaveLength(2);
  });

  it.each([0, null, undefined])('PUB-10 PUB-13 has none when bonusMax is %s', (bonusMax) => {
    const { bonusMax: _, ...rest } = setting;
    expect(bonusWindows(bonusMax === undefined ? rest : { ...rest, bonusMax })).toEqual([]);
  });

  it.each([0, null])('PUB-12 has no second window when its rate is %s', (bonusRate2) => {
    expect(bonusWindows({ ...setting, bonusRate2 }).map(({ n }) => n)).toEqual([1]);
  });
});

describe('isOpenAt', () => {
  const noon = { start: '12:00:00', end: '13:00:00' };

  it.each([
    ['11:59:59.999', false],
    ['12:00:00.000', true],
    ['12:59:59.999', true],
    ['13:00:00.000', false],
    ['13:00:00.001', false],
  ])('M16 is at %s: %s', (now, open) => {
    expect(isOpenAt(noon, now)).toBe(open);
  });

  it('goes over midnight when it ends before it starts', () => {
    const night = { start: '23:00', end: '01:00' };
    expect(['22:59', '23:30', '00:30', '01:00'].map((now) => isOpenAt(night, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
