import { describe, expect, it } from 'vitest';
import { sampleBrand } from '#server/testing/testBrands';
import type { Brand } from '#schemas/brand/brand';
import { defaultBounds } from './bounds';
import { costPerDay, noActivity as quiet } from './costPerDay';
import { checkInCost, exposureOf, playCost } from './exposure';
import { drawCost } from './prizeCost';
import { reviewRelease } from './review';

const base = sampleBrand();
const on = (...names: (keyof Brand['flags'])[]): Brand['flags'] => ({
  ...base.flags,
  ...Object.fromEntries(names.map((name) => [name, true])),
});
const prize = (
  value: number,
  weight = 1,
  stock: number | null = null,
  type: 'CREDIT' | 'POINT' | 'ITEM' = 'CREDIT',
) => ({ id: `p${value}`, label: { th: 'ก', en: 'a' }, type, value, weight, stock }) as const;
const valueOf = (brand: Brand, bound: string, path: string) =>
  exposureOf(brand).find((measure) => measure.bound === bound && measure.path === path)?.value;

describe('the expected cost of a play', () => {
  it('is the chance of each prize times its worth, less the price', () => {
    const prizes = [prize(100, 1), prize(10, 9)];
    expect(drawCost(prizes, 0)).toBeCloseTo(19);
    const wheel = { ...base.wheel, cost: 9, prizes };
    expect(playCost(sampleBrand({ flags: on('wheel'), wheel }), 'wheel')).toBeCloseTo(10);
    expect(playCost(sampleBrand({ flags: on('wheel'), wheel: { ...wheel, cost: 90 } }), 'wheel')).toBe(0);
    expect(playCost(sampleBrand({ wheel }), 'wheel')).toBe(0);
  });

  it('counts what a limited prize gives once it has run out', () => {
    expect(drawCost([prize(1, 999_999, 1), prize(1_000_000, 1)], 0)).toBeCloseTo(1_000_000);
  });

  it('counts points at the best rate among the rewards, and goods as nothing', () => {
    const [item] = base.rewards.items;
    const items = [{ ...item!, point: 10, credit: 5 }];
    const rewards = { ...base.rewards, bahtPerPoint: 100, items };
    const wheel = { ...base.wheel, prizes: [prize(100, 1, null, 'POINT'), prize(9, 1, null, 'ITEM')] };
    const brand = sampleBrand({ flags: on('wheel', 'reward'), rewards, wheel });
    expect(playCost(brand, 'wheel')).toBeCloseTo(25);
    expect(valueOf(brand, 'point', '/rewards/items')).toBe(0.5);
    expect(valueOf(brand, 'depositShare', '/rewards/bahtPerPoint')).toBeCloseTo(0.5);
    expect(playCost(sampleBrand({ flags: on('wheel'), rewards, wheel }), 'wheel')).toBe(0);
  });
});

describe('the check-in ladder', () => {
  const days = { day1: 1, day2: 2, day3: 3, day4: 4, day5: 5, day6: 6, day7: 49 };
  const brandOf = (afterLast: 'restart' | 'stay') =>
    sampleBrand({ flags: on('checkIn'), checkIn: { ...base.checkIn, ...days, gives: 'CREDIT', afterLast } });

  it('costs its mean, or its last step where members stay there', () => {
    expect(checkInCost(brandOf('restart'))).toBe(10);
    expect(checkInCost(brandOf('stay'))).toBe(49);
  });
});

describe('limits of a level', () => {
  const limitOf = (withdraw: Brand['levels']['1']['withdraw']) =>
    valueOf(
      sampleBrand({ levels: { ...base.levels, '1': { ...base.levels['1'], withdraw } } }),
      'withdrawDay',
      '/levels/1/withdraw',
    );

  it('are the smaller of the sum and of amount times count; null without either', () => {
    expect(limitOf({ perDay: 500, perTx: 100, countPerDay: 3 })).toBe(300);
    expect(limitOf({ perDay: 200, perTx: 100, countPerDay: 3 })).toBe(200);
    expect(limitOf({ perDay: null, perTx: 100, countPerDay: null })).toBeNull();
  });
});

describe('costPerDay', () => {
  const wheel = {
    ...base.wheel,
    prizes: [prize(10), prize(20)],
    freePerDay: 1,
    depositPerRight: 100,
    maxPerDay: 3,
  };
  const open = sampleBrand({ flags: on('wheel'), wheel });

  it('multiplies counted plays, and is zero without plays', () => {
    expect(costPerDay(open, quiet).get('/wheel/prizes')).toBe(0);
    const busy = { ...quiet, members: 1_000, plays: { ...quiet.plays, wheel: 40 } };
    expect(costPerDay(open, busy).get('/wheel/prizes')).toBe(600);
  });

  it('takes members to use all their plays where the release gives more of them', () => {
    const deposits = quiet.deposits.map((none, hour) => (hour === 9 ? { count: 2, baht: 500 } : none));
    const busy = { ...quiet, members: 100, deposits };
    expect(costPerDay(open, busy, base).get('/wheel/prizes')).toBe(105 * 15);
    const easier = sampleBrand({ flags: on('wheel'), wheel: { ...wheel, depositPerRight: 50 } });
    expect(costPerDay(easier, busy, open).get('/wheel/prizes')).toBe(110 * 15);
  });

  it('counts the deposits within a bonus window, also over midnight, each at most its largest bonus', () => {
    const bonus = {
      ...base.bonus,
      ...{ bonusRate: 10, bonusTimeStart: '23:30:00', bonusTimeEnd: '01:00:00', bonusMax: 100 },
    };
    const deposits = quiet.deposits.map(() => ({ count: 1, baht: 5_000 }));
    expect(costPerDay(sampleBrand({ bonus }), { ...quiet, deposits }).get('/bonus/bonusRate')).toBe(150);
  });
});

describe('reviewRelease', () => {
  const context = { bounds: defaultBounds, activity: quiet };

  it('finds nothing in a release that changes no figure and no host', () => {
    const review = reviewRelease(base, sampleBrand({ displayName: 'x' }), context);
    expect(review).toEqual({ costs: [], hosts: [], sensitive: [], second: false, admin: false });
  });

  it('needs a second person for the sum of a day, though each play is cheap', () => {
    const after = sampleBrand({
      flags: on('wheel'),
      wheel: { ...base.wheel, freePerDay: 1, prizes: [prize(20), prize(20)] },
    });
    const busy = { ...quiet, members: 6_000 };
    expect(reviewRelease(base, after, { ...context, activity: { ...quiet, members: 4_000 } }).second).toBe(
      false,
    );
    const { costs, second } = reviewRelease(base, after, { ...context, activity: busy });
    expect(second).toBe(true);
    expect(costs.filter(({ beyond }) => beyond)).toEqual([
      {
        bound: 'day',
        path: '',
        before: 0,
        after: 120_000,
        dayBefore: 0,
        dayAfter: 120_000,
        limit: 100_000,
        beyond: true,
      },
    ]);
  });

  it('uses the four-eyes setting of the published brand, not of the new one', () => {
    const four = sampleBrand({ publishing: { fourEyes: true } });
    expect(reviewRelease(four, base, context).second).toBe(true);
    expect(reviewRelease(base, four, context).second).toBe(false);
  });
});
