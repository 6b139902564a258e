import type { BrandFile } from '#schemas/brand/brandFile';

/** What the studio publishes in turn: the least deposit in baht, the price of a spin, the rate of the first bonus, how often it has to be staked. */
export const published = {
  A: { depositMin: 100, wheelCost: 2, bonusRate: 10, turnover: 2 },
  B: { depositMin: 300, wheelCost: 0, bonusRate: 25, turnover: 0 },
} as const;

/** The wheel's segments; `stock` null is without end. */
export const prizes = [
  { type: 'NONE', value: 0, weight: 3, stock: null },
  { type: 'CREDIT', value: 5, weight: 3, stock: null },
  { type: 'POINT', value: 10, weight: 2, stock: null },
  { type: 'CREDIT', value: 50, weight: 2, stock: 3 },
] as const;

/** What both the brand under test and the reference model go by. Baht. */
export const rules = {
  depositMax: 5_000,
  depositMinutes: 15,
  withdrawMin: 100,
  /** What one staff member may adjust in a day. */
  adjustAlone: 1_000,
  /** Deposits that lead to level 2 and 3, and what one, two and three may withdraw. */
  levels: [
    { from: 0, perDay: 2_000, perTx: null, countPerDay: 1 },
    { from: 1_500, perDay: 6_000, perTx: null, countPerDay: null },
    { from: 4_000, perDay: null, perTx: 3_000, countPerDay: null },
  ],
  bonusMax: 40,
  /** Bangkok time of day, `digits` that the balance must end in. */
  windows: [
    { from: '10:00:00', until: '14:00:00', digits: 25 },
    { from: '22:00:00', until: '23:59:59', digits: 0, rate: 5 },
  ],
  spins: { freePerDay: 1, depositPerRight: 500, maxPerDay: 4 },
  checkIn: [1, 2, 3, 4, 5, 6, 7],
  /** Days, and what happens then; `slot` is the percent of a bet that counts. */
  turnover: {
    window1: { days: 1, atExpiry: 'TAKE_BONUS' },
    window2: { days: 2, atExpiry: 'LAPSE' },
    gifts: { wheel: 3, checkIn: 1, days: 1, atExpiry: 'TAKE_BONUS' },
    slot: 50,
    lostBelow: 3,
  },
} as const;

/** The same rules as a brand file has them. */
export function brandValues(values: keyof typeof published): Partial<BrandFile> {
  const { depositMin, wheelCost, bonusRate, turnover } = published[values];
  const { levels, windows, bonusMax, checkIn, depositMax, depositMinutes, withdrawMin } = rules;
  const [day1, day2, day3, day4, day5, day6, day7] = checkIn;
  const level = (n: 0 | 1 | 2) => {
    const { perDay, perTx, countPerDay } = levels[n];
    const nextLevelAmount = n === 2 ? 1_000_000 : levels[n === 0 ? 1 : 2].from;
    return { criteria: 'cumulative', nextLevelAmount, withdraw: { perDay, perTx, countPerDay } } as const;
  };
  return {
    contacts: { line1: '@sala' },
    flags: { games: true, wheel: true, checkIn: true },
    limits: { depositMin, depositMax, depositMinutes, withdrawMin },
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
