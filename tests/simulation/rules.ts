import type { BrandFile } from '#schemas/brand/brandFile';

/**
 * Values that are published in turn: the minimum deposit in baht, the price of a spin, the rate of the first bonus and
 * its turnover multiple.
 */
export const published = {
  A: { depositMin: 100, wheelCost: 2, bonusRate: 10, turnover: 2 },
  B: { depositMin: 300, wheelCost: 0, bonusRate: 25, turnover: 0 },
} as const;

/** The wheel's segments; a `stock` of null is unlimited. */
export const prizes = [
  { type: 'NONE', value: 0, weight: 3, stock: null },
  { type: 'CREDIT', value: 5, weight: 3, stock: null },
  { type: 'POINT', value: 10, weight: 2, stock: null },
  { type: 'CREDIT', value: 50, weight: 2, stock: 3 },
] as const;

/** Rules of both the brand under test and the reference model. Baht. */
export const rules = {
  depositMax: 5_000,
  depositMinutes: 15,
  withdrawMin: 100,
  /** Withdrawals up to this are approved without a person. */
  automaticUpTo: 400,
  /** Daily adjustment limit of one staff member. */
  adjustAlone: 1_000,
  /** Smallest cashback claim. */
  cashbackMin: 2,
  /** Of levels 1, 2 and 3: deposits required, withdrawal limits, share of losses refunded and its daily cap. */
  levels: [
    { from: 0, perDay: 2_000, perTx: null, countPerDay: 1, lostPercent: 2.5, maxAmount: null },
    { from: 1_500, perDay: 6_000, perTx: null, countPerDay: null, lostPercent: 4.5, maxAmount: 3 },
    { from: 4_000, perDay: null, perTx: 3_000, countPerDay: null, lostPercent: 5, maxAmount: null },
  ],
  bonusMax: 40,
  /** Bangkok time of day; `digits` are the required last digits of the balance. */
  windows: [
    { from: '10:00:00', until: '14:00:00', digits: 25 },
    { from: '22:00:00', until: '23:59:59', digits: 0, rate: 5 },
  ],
  spins: { freePerDay: 1, depositPerRight: 500, maxPerDay: 4 },
  checkIn: [1, 2, 3, 4, 5, 6, 7],
  /** Days, and what happens at their end; `slot` is the percentage of a bet that counts. */
  turnover: {
    window1: { days: 1, atExpiry: 'TAKE_BONUS' },
    window2: { days: 2, atExpiry: 'LAPSE' },
    gifts: { wheel: 3, checkIn: 1, cashback: 2, days: 1, atExpiry: 'TAKE_BONUS' },
    slot: 50,
    lostBelow: 3,
  },
} as const;

/** The same rules as brand settings. */
export function brandValues(values: keyof typeof published): Partial<BrandFile> {
  const { depositMin, wheelCost, bonusRate, turnover } = published[values];
  const { levels, windows, bonusMax, checkIn, depositMax, depositMinutes, withdrawMin, cashbackMin } = rules;
  const [day1, day2, day3, day4, day5, day6, day7] = checkIn;
  const level = (n: 0 | 1 | 2) => {
    const { perDay, perTx, countPerDay, lostPercent, maxAmount } = levels[n];
    const nextLevelAmount = n === 2 ? 1_000_000 : levels[n === 0 ? 1 : 2].from;
    const withdraw = { perDay, perTx, countPerDay };
    return { criteria: 'cumulative', nextLevelAmount, withdraw, lostPercent, maxAmount } as const;
  };
  return {
    contacts: { line1: '@sala' },
    flags: { games: true, wheel: true, checkIn: true, cashback: true },
    limits: { depositMin, depositMax, depositMinutes, withdrawMin, cashbackMin },
    desk: { tiers: { automaticUpTo: rules.automaticUpTo } },
    levels: { '1': level(0), '2': level(1), '3': level(2) },
    bonus: {
      bonusRate,
      bonusTimeStart: windows[0].from,
      bonusTimeEnd: windows[0].until,
      endNumberBonus: windows[0].digits,
      bonusRate2: windows[1].rate,
      bonusTimeStart2: windows[1].from,
      bonusTimeEnd2: windows[1].until,
      endNumberBonus2: windows[1].digits,
      bonusMax,
    },
    turnover: {
      window1: { ...rules.turnover.window1, multiple: turnover, of: 'BONUS' },
      window2: { ...rules.turnover.window2, multiple: 1, of: 'DEPOSIT_AND_BONUS' },
      gifts: rules.turnover.gifts,
      weights: { slot: rules.turnover.slot },
      lostBelow: rules.turnover.lostBelow,
    },
    wheel: {
      cost: wheelCost,
      ...rules.spins,
      prizes: prizes.map((prize, n) => ({
        ...prize,
        id: `p${n}`,
        label: { th: `รางวัล ${n}`, en: `Prize ${n}` },
      })),
    },
    checkIn: { gives: 'CREDIT', day1, day2, day3, day4, day5, day6, day7, afterLast: 'restart' },
  };
}
