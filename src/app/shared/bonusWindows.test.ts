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
  it('PUB-11 ENT-08 shows the nine fields, each in its place', () => {
    expect(bonusWindows(setting)).toEqual([
      { n: 1, rate: 10, start: '12:00', end: '13:00', digits: '0.25', max: 500 },
      { n: 2, rate: 5, start: '20:00', end: '21:00', digits: '0.50', max: 500 },
    ]);
  });

  it('PUB-10 shows both windows from the first baht of bonusMax', () => {
    expect(bonusWindows({ ...setting, bonusMax: 1 })).toHaveLength(2);
  });

  it.each([0, null, undefined])('PUB-10 PUB-13 shows none when bonusMax is %s', (bonusMax) => {
    const { bonusMax: _, ...rest } = setting;
    expect(bonusWindows(bonusMax === undefined ? rest : { ...rest, bonusMax })).toEqual([]);
  });

  it.each([0, null])('PUB-12 hides the second window when its rate is %s', (bonusRate2) => {
    expect(bonusWindows({ ...setting, bonusRate2 }).map(({ n }) => n)).toEqual([1]);
  });

  it('PUB-11 writes end digits with two decimals', () => {
    const digits = (endNumberBonus: number) => bonusWindows({ ...setting, endNumberBonus })[0]?.digits;
    expect([0, 5, 50, 99].map(digits)).toEqual(['0.00', '0.05', '0.50', '0.99']);
  });
});

describe('isOpenAt', () => {
  it('is open from its start up to its end', () => {
    const noon = { start: '12:00', end: '13:00' };
    expect(['11:59', '12:00', '12:59', '13:00'].map((now) => isOpenAt(noon, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
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
