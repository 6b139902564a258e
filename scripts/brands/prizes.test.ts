import { describe, expect, it } from 'vitest';
import {
  averageCredit,
  chanceOf,
  checkInValue,
  isInSeason,
  placeGiven,
  rightsOf,
  totalWeight,
  type Prize,
} from '#core/brand/prizes';
import { checkPrizes, checkRewards } from '#core/brand/checks/prizes';
import { brands } from './testing/fixtures';

const prize = (id: string, values: Partial<Prize> = {}): Prize => ({
  id,
  label: { th: id, en: id },
  type: 'NONE',
  value: 0,
  weight: 1,
  stock: null,
  ...values,
});

const [shipped] = brands;
if (!shipped) throw new Error('There is no brand.');
const codes = (problems: { code: string; path: string }[]) =>
  problems.map(({ code, path }) => `${path} ${code}`);

describe('prize tables', () => {
  const table = [
    prize('ten', { type: 'CREDIT', value: 10, weight: 30 }),
    prize('points', { type: 'POINT', value: 99, weight: 20 }),
    prize('rare', { type: 'CREDIT', value: 100, weight: 1, stock: 2 }),
    prize('none', { weight: 49 }),
  ];

  it('G8 publishes the chance of each prize and the average credit', () => {
    expect(totalWeight(table)).toBe(100);
    expect(table.map((each) => chanceOf(each, table))).toEqual([0.3, 0.2, 0.01, 0.49]);
    expect(averageCredit(table)).toBeCloseTo(4);
  });

  it('M19 gives the first endless prize where a limited one is given out, and only there', () => {
    const gone = (id: string) => id === 'rare';
    expect(table.map((_, i) => placeGiven(table, i, gone))).toEqual([0, 1, 0, 3]);
    expect(table.map((_, i) => placeGiven(table, i, () => false))).toEqual([0, 1, 2, 3]);
    expect(placeGiven(table, 3, () => true)).toBe(3);
  });

  it('counts plays by free ones and deposits, up to the most', () => {
    const rules = { freePerDay: 1, depositPerRight: 500, maxPerDay: 3 };
    expect([0, 499.99, 500, 1_000, 1_000_000].map((baht) => rightsOf(rules, baht))).toEqual([1, 1, 2, 3, 3]);
    expect(rightsOf({ ...rules, depositPerRight: 0 }, 9_999)).toBe(1);
  });

  it('is in season from the first day to the last, both counted', () => {
    const season = { from: '2026-11-14', until: '2026-11-15' };
    const days = ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'];
    expect(days.map((day) => isInSeason(day, season))).toEqual([false, true, true, false]);
    expect(isInSeason('2026-11-14', { from: '', until: '' })).toBe(true);
  });

  it('ST-14 restarts after day 7, or remains there', () => {
    const checkIn = { ...shipped.checkIn, day1: 1, day2: 2, day6: 6, day7: 7 };
    const at = (afterLast: 'restart' | 'stay') =>
      [1, 2, 7, 8, 14, 15].map((streak) => checkInValue({ ...checkIn, afterLast }, streak));
    expect(at('restart')).toEqual([1, 2, 7, 1, 7, 1]);
    expect(at('stay')).toEqual([1, 2, 7, 7, 7, 7]);
  });
});

describe('checks of prizes and rewards', () => {
  it.each([
    [
      'every prize is limited',
      [prize('a', { stock: 1 }), prize('b', { stock: 1 })],
      '/wheel/prizes PRIZES_ALL_LIMITED',
    ],
    ['two share a key', [prize('a'), prize('a')], '/wheel/prizes/1/id KEY_REPEATED'],
    ['credit of nothing', [prize('a', { type: 'CREDIT' }), prize('b')], '/wheel/prizes/0/value PRIZE_EMPTY'],
    ['a value of no prize', [prize('a', { value: 5 }), prize('b')], '/wheel/prizes/0/value PRIZE_VALUE'],
  ])('BRD-06 sees that %s', (_, prizes, expected) => {
    const brand = { ...shipped, wheel: { ...shipped.wheel, prizes } };
    expect(codes(checkPrizes(brand))).toEqual([expected]);
  });

  it.each([
    ['/wheel/cost PRIZE_RETURN', { cost: 1 }],
    ['/wheel/until SEASON_CROSSED', { from: '2026-12-02', until: '2026-12-01' }],
    ['/wheel/depositPerRight NO_RIGHTS', { depositPerRight: 0 }],
    ['/wheel/maxPerDay RIGHTS_CROSSED', { freePerDay: 9 }],
  ])('BRD-06 G8 says %s', (expected, values) => {
    const brand = {
      ...shipped,
      flags: { ...shipped.flags, wheel: true },
      wheel: { ...shipped.wheel, ...values },
    };
    expect(codes(checkPrizes(brand))).toEqual([expected]);
  });

  it('BRD-06 sees rewards without a category, parcels of credit, and an empty shelf', () => {
    const item = shipped.rewards.items.find(({ credit }) => credit > 0);
    if (!item) throw new Error('There is no reward of credit.');
    const at = (items: (typeof item)[]) =>
      codes(
        checkRewards({
          ...shipped,
          flags: { ...shipped.flags, reward: true },
          rewards: { ...shipped.rewards, items },
        }),
      );
    expect(at([{ ...item, category: 'zzz' }])).toEqual(['/rewards/items/0/category CATEGORY_UNKNOWN']);
    expect(at([{ ...item, physical: true }])).toEqual(['/rewards/items/0/physical CREDIT_SENT']);
    expect(at([item, item])).toEqual(['/rewards/items/1/id KEY_REPEATED']);
    expect(at([])).toEqual(['/rewards/items REWARDS_EMPTY']);
  });
});
