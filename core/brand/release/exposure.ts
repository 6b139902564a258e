/** The maximum cost of a brand's settings. Pure: the server, the studio and the scripts compute the same. */
import type { Brand, LevelKey } from '#schemas/brand/brand';
import { type BoundName, boundNames } from '#schemas/common/terms';
import { bonusWindows } from '../bonusWindows';
import { checkInValue, prizeGames, type PrizeGame } from '../prizes';
import { drawCost, pointWorth, prizeWorth } from './prizeCost';

/** One figure that a bound limits. */
export interface Measure {
  readonly bound: BoundName;
  /** JSON pointer of the setting that it comes from. */
  readonly path: string;
  /** Baht or percent by `bound`; `null` is without limit. */
  readonly value: number | null;
}

/** Days of the check-in ladder. */
const LADDER = [1, 2, 3, 4, 5, 6, 7];
const LEVELS = ['1', '2', '3', '4', '5', '6'] as const satisfies readonly LevelKey[];

/** Every measure of a brand, also those that are zero because their area is off. */
export function exposureOf(brand: Brand): readonly Measure[] {
  return [
    ...prizeGames.flatMap((game) => gameMeasures(brand, game)),
    ...checkInMeasures(brand),
    ...pointMeasures(brand),
    ...bonusMeasures(brand),
    ...LEVELS.flatMap((level) => levelMeasures(brand, level)),
    ...affiliateMeasures(brand),
  ].sort((a, b) => boundNames.indexOf(a.bound) - boundNames.indexOf(b.bound));
}

/** Expected cost of one play in baht, less what the play costs the member; zero while the game is off. */
export function playCost(brand: Brand, game: PrizeGame): number {
  if (!brand.flags[game]) return 0;
  const price = game === 'wheel' ? brand.wheel.cost : 0;
  return Math.max(0, drawCost(brand[game].prizes, pointWorth(brand)) - price);
}

/** Expected cost of one check-in in baht: the mean of the ladder, or its last step where members stay there. */
export function checkInCost(brand: Brand): number {
  const days = checkInWorths(brand);
  const mean = days.reduce((sum, worth) => sum + worth, 0) / days.length;
  return brand.checkIn.afterLast === 'stay' ? Math.max(mean, days.at(-1) ?? 0) : mean;
}

function gameMeasures(brand: Brand, game: PrizeGame): Measure[] {
  const { prizes, freePerDay, maxPerDay, depositPerRight } = brand[game];
  const point = pointWorth(brand);
  const worths = brand.flags[game] ? prizes.map((prize) => prizeWorth(prize, point)) : [];
  const cost = playCost(brand, game);
  return [
    { bound: 'prize', path: `/${game}/prizes`, value: Math.max(0, ...worths) },
    { bound: 'play', path: `/${game}/prizes`, value: cost },
    { bound: 'memberDay', path: `/${game}/freePerDay`, value: cost * Math.min(freePerDay, maxPerDay) },
    {
      bound: 'depositShare',
      path: `/${game}/depositPerRight`,
      value: depositPerRight === 0 ? 0 : (cost / depositPerRight) * 100,
    },
  ];
}

function checkInMeasures(brand: Brand): Measure[] {
  return [
    { bound: 'prize', path: '/checkIn', value: Math.max(...checkInWorths(brand)) },
    { bound: 'memberDay', path: '/checkIn', value: checkInCost(brand) },
  ];
}

function checkInWorths(brand: Brand): number[] {
  const { flags, checkIn } = brand;
  if (!flags.checkIn) return LADDER.map(() => 0);
  const point = pointWorth(brand);
  return LADDER.map((day) => prizeWorth({ type: checkIn.gives, value: checkInValue(checkIn, day) }, point));
}

function pointMeasures(brand: Brand): Measure[] {
  const worth = pointWorth(brand);
  const { bahtPerPoint } = brand.rewards;
  return [
    { bound: 'point', path: '/rewards/items', value: worth },
    {
      bound: 'depositShare',
      path: '/rewards/bahtPerPoint',
      value: bahtPerPoint === 0 ? 0 : (worth / bahtPerPoint) * 100,
    },
  ];
}

function bonusMeasures({ bonus, limits }: Brand): Measure[] {
  const windows = bonusWindows(bonus);
  const rate = (n: 1 | 2): number => windows.find((window) => window.n === n)?.rate ?? 0;
  const largest = windows.map(({ rate, max }) => Math.min((rate / 100) * limits.depositMax, max));
  return [
    { bound: 'depositShare', path: '/bonus/bonusRate', value: rate(1) },
    { bound: 'depositShare', path: '/bonus/bonusRate2', value: rate(2) },
    { bound: 'bonus', path: '/bonus/bonusMax', value: Math.max(0, ...largest) },
  ];
}

function levelMeasures({ flags, levels }: Brand, level: LevelKey): Measure[] {
  const { lostPercent, withdraw } = levels[level];
  const { perDay, perTx, countPerDay } = withdraw;
  const byCount = perTx === null || countPerDay === null ? Infinity : perTx * countPerDay;
  const most = Math.min(perDay ?? Infinity, byCount);
  return [
    { bound: 'lossShare', path: `/levels/${level}/lostPercent`, value: flags.cashback ? lostPercent : 0 },
    {
      bound: 'withdrawDay',
      path: `/levels/${level}/withdraw`,
      value: most === Infinity ? null : most,
    },
  ];
}

function affiliateMeasures({ flags, limits }: Brand): Measure[] {
  const { affiliateTurnoverPercent, affiliateLossPercent } = limits;
  return [
    {
      bound: 'turnoverShare',
      path: '/limits/affiliateTurnoverPercent',
      value: flags.affiliate ? affiliateTurnoverPercent : 0,
    },
    {
      bound: 'lossShare',
      path: '/limits/affiliateLossPercent',
      value: flags.affiliate ? affiliateLossPercent : 0,
    },
  ];
}
