import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { giftTurnover, windowTurnover } from '../turnover';
import { checkTurnover } from './turnover';

const defaults = JSON.parse(readFileSync('brands/defaults.json', 'utf8')) as Brand;
const giving: Brand = {
  ...defaults,
  bonus: { ...defaults.bonus, bonusMax: 500, bonusRate: 10, bonusTimeEnd: '12:00:00' },
  flags: { ...defaults.flags, games: true, promotion: true, wheel: true },
};
const pathsOf = (brand: Brand) => checkTurnover(brand).map(({ code, path }) => `${code} ${path}`);

describe('checkTurnover', () => {
  it('accepts the turnover of a new brand', () => {
    expect(windowTurnover(giving, 1)).toMatchObject({ multiple: 5, withDeposit: true, days: 7 });
    expect(giftTurnover(giving, 'WHEEL')).toMatchObject({ multiple: 1, atExpiry: 'LAPSE' });
    expect(pathsOf(giving)).toEqual([]);
  });

  it('warns where credit may be withdrawn at once', () => {
    const { turnover } = giving;
    const off = {
      ...turnover,
      window1: { ...turnover.window1, multiple: 0 },
      gifts: { ...turnover.gifts, wheel: 0 },
    };
    const expected = ['TURNOVER_OFF /turnover/window1/multiple', 'TURNOVER_OFF /turnover/gifts/wheel'];
    expect(pathsOf({ ...giving, turnover: off })).toEqual(expected);
    expect(checkTurnover({ ...giving, turnover: off }).map(({ fix }) => fix.value)).toEqual([5, 1]);
  });

  it('warns where nothing that counts can be played', () => {
    const { turnover, flags } = giving;
    const noGames = { ...giving, flags: { ...flags, games: false } };
    expect(windowTurnover(noGames, 1)).toBeUndefined();
    expect(pathsOf(noGames)).toHaveLength(2);
    const none = { ...turnover, window1: { ...turnover.window1, games: [] } };
    expect(pathsOf({ ...giving, turnover: none })).toEqual(['TURNOVER_OFF /turnover/window1/multiple']);
    const weights = { ...turnover.weights, slot: 0 };
    const slots = { ...turnover, weights, window1: { ...turnover.window1, games: ['slot' as const] } };
    expect(windowTurnover({ ...giving, turnover: slots }, 1)).toBeUndefined();
  });

  it('reports nothing for a brand without bonuses', () => {
    expect(pathsOf({ ...defaults, flags: { ...defaults.flags, games: false } })).toEqual([]);
  });
});
