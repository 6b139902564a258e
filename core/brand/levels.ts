/** Rules of the level table, shared by server and member app. Amounts are whole baht. */
import type { Brand, LevelKey } from '#schemas/brand/brand';

/** The part of a brand that these rules read. */
export type WithLevels = Pick<Brand, 'levels'>;
export type Level = Brand['levels'][LevelKey];

const KEYS: readonly LevelKey[] = ['1', '2', '3', '4', '5', '6'];
/** The first level requires any deposit (LVL-01). */
const FIRST_REQUIREMENT = 1;

/** The record of a level number; numbers outside 1 to 6 count as the nearest one. */
export function levelOf({ levels }: WithLevels, level: number): Level {
  return levels[keyOf(level)];
}

/** Deposits that lift a member to this level: the next-level amount of the one below (LVL-09). */
export function levelRequirement(brand: WithLevels, level: number): number {
  const key = Number(keyOf(level));
  return key === 1 ? FIRST_REQUIREMENT : levelOf(brand, key - 1).nextLevelAmount;
}

/** The levels that members see, by status number; one that repeats the name of a lower one is hidden (LVL-07, ENT-07). */
export function ladderLevels({ levels }: WithLevels): { readonly key: number; readonly level: Level }[] {
  return KEYS.filter((key) => KEYS.find((other) => levels[other].name === levels[key].name) === key)
    .map((key) => ({ key: Number(key), level: levels[key] }))
    .sort((a, b) => a.level.status - b.level.status);
}

/** Deposits of a member in baht: of all time, and of the calendar month in Bangkok. */
export interface Deposits {
  readonly total: number;
  readonly month: number;
}

export interface LevelProgress {
  /** 0 to 1. */
  readonly ratio: number;
  /** Baht still missing; null at the highest level. */
  readonly remaining: number | null;
}

/** How far to the next level, counted as that level counts: all deposits or those of the month (LVL-06, LVL-08, LVL-09). */
export function levelProgress(brand: WithLevels, level: number, deposits: Deposits): LevelProgress {
  const { name, nextLevelAmount } = levelOf(brand, level);
  const next = levelOf(brand, level + 1);
  if (next.name === name) return { ratio: 1, remaining: null };
  const paid = Math.max(0, countedDeposits(next, deposits));
  return { ratio: Math.min(1, paid / nextLevelAmount), remaining: Math.max(0, nextLevelAmount - paid) };
}

/** The highest level reachable by deposits; staff grant a disabled one (LVL-11). */
export function levelReached(brand: WithLevels, deposits: Deposits): number {
  const open = KEYS.slice(0, firstDisabled(brand));
  const reached = open.filter(
    (key) => countedDeposits(levelOf(brand, Number(key)), deposits) >= levelRequirement(brand, Number(key)),
  );
  return Number(reached.at(-1) ?? '1');
}

const countedDeposits = ({ criteria }: Level, { total, month }: Deposits) =>
  criteria === 'month' ? month : total;

function firstDisabled({ levels }: WithLevels): number {
  const index = KEYS.findIndex((key) => levels[key].disabled);
  return index === -1 ? KEYS.length : index;
}

function keyOf(level: number): LevelKey {
  return KEYS[Math.min(6, Math.max(1, Math.trunc(level))) - 1] ?? '1';
}
