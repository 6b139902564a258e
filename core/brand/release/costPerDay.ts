import type { Brand } from '#schemas/brand/brand';
import { bonusWindows, isOpenAt } from '../bonusWindows';
import { prizeGames, type PrizeGame } from '../prizes';
import { checkInCost, playCost } from './exposure';
import { pointWorth } from './prizeCost';

/** What members of a brand did within 24 hours. */
export interface Activity {
  /** Members who logged in. */
  readonly members: number;
  readonly plays: Readonly<Record<PrizeGame, number>>;
  readonly checkIns: number;
  /** Credited deposits by the hour of the day in Bangkok, 0 to 23; amounts in baht. */
  readonly deposits: readonly { readonly count: number; readonly baht: number }[];
}

/** No usage: the figures of a day are zero. */
export const noActivity: Activity = {
  members: 0,
  plays: { wheel: 0, flipCard: 0, flipCardReward: 0 },
  checkIns: 0,
  deposits: Array.from({ length: 24 }, () => ({ count: 0, baht: 0 })),
};

/** Expected baht of a day by the setting that it comes from. */
export type DayCosts = ReadonlyMap<string, number>;

/**
 * What a day costs a brand at this activity: plays and check-ins at their expected cost, bonuses as if every deposit
 * within a window claimed one. Refunds and the shares of inviters are not part of it: they return a part of a gain.
 * @param replaced the brand before: where the new one gives more plays, members are taken to use them all.
 */
export function costPerDay(brand: Brand, activity: Activity, replaced: Brand = brand): DayCosts {
  const games = prizeGames.map(
    (game) => [`/${game}/prizes`, playCost(brand, game) * playsOf(brand, game, activity, replaced)] as const,
  );
  const checkIns = brand.flags.checkIn && !replaced.flags.checkIn ? activity.members : activity.checkIns;
  const points = brand.rewards.bahtPerPoint;
  const { baht } = totalOf(activity);
  return new Map([
    ...games,
    ['/checkIn', checkInCost(brand) * checkIns],
    ['/rewards/bahtPerPoint', points === 0 ? 0 : (baht / points) * pointWorth(brand)],
    ...bonusPerDay(brand, activity),
  ]);
}

function playsOf(brand: Brand, game: PrizeGame, activity: Activity, replaced: Brand): number {
  const counted = activity.plays[game];
  const [now, before] = [brand[game], replaced[game]];
  const isEasier =
    now.depositPerRight > 0 && (before.depositPerRight === 0 || now.depositPerRight < before.depositPerRight);
  const isWider =
    !replaced.flags[game] ||
    now.freePerDay > before.freePerDay ||
    now.maxPerDay > before.maxPerDay ||
    isEasier;
  if (!isWider) return counted;
  const earned = now.depositPerRight === 0 ? 0 : Math.floor(totalOf(activity).baht / now.depositPerRight);
  const possible = Math.min(activity.members * now.maxPerDay, activity.members * now.freePerDay + earned);
  return Math.max(counted, possible);
}

function bonusPerDay(brand: Brand, { deposits }: Activity): (readonly [string, number])[] {
  return ([1, 2] as const).map((n) => {
    const window = bonusWindows(brand.bonus).find((one) => one.n === n);
    const cost = window
      ? deposits.reduce((sum, { count, baht }, hour) => {
          const most = Math.min((window.rate / 100) * baht, window.max * count);
          return sum + most * openShare(window, hour);
        }, 0)
      : 0;
    return [n === 1 ? '/bonus/bonusRate' : '/bonus/bonusRate2', cost] as const;
  });
}

/** Share of an hour of the day in which a window is open, 0 to 1. */
function openShare(window: Parameters<typeof isOpenAt>[0], hour: number): number {
  const minutes = Array.from({ length: 60 }, (_, minute) => `${two(hour)}:${two(minute)}:00`);
  return minutes.filter((time) => isOpenAt(window, time)).length / minutes.length;
}

const two = (n: number): string => String(n).padStart(2, '0');

const totalOf = ({ deposits }: Activity) => ({ baht: deposits.reduce((sum, { baht }) => sum + baht, 0) });
