/** Rules of the level table, shared by server and member app. Amounts are whole baht unless a name says satang. */
import type { Brand, LevelKey } from '#schemas/brand/brand';

export type Levels = Brand['levels'];
export type Level = Levels[LevelKey];
type Language = 'th' | 'en';

const KEYS: readonly LevelKey[] = ['1', '2', '3', '4', '5', '6'];
/** What the first level asks: any deposit at all (LVL-01). */
const FIRST_REQUIREMENT = 1;

/** The record of a level number; numbers outside 1 to 6 count as the nearest one. */
export function levelOf(levels: Levels, level: number): Level {
  return levels[keyOf(level)];
}

/** The name that members see (LVL-14). */
export function levelName(levels: Levels, level: number, language: Language = 'th'): string {
  return levelOf(levels, level).label[language];
}

/** Deposits that lift a member to this level: the next-level amount of the one below (LVL-09). */
export function levelRequirement(levels: Levels, level: number): number {
  const key = keyOf(level);
  return key === '1' ? FIRST_REQUIREMENT : levelOf(levels, Number(key) - 1).nextLevelAmount;
}

/** The requirement in words, with its amount filled in (LVL-01 to LVL-05, LVL-08). */
export function levelText(levels: Levels, level: number, language: Language = 'th'): string {
  // The last level repeats the one before it; its own requirement is the ceiling, which no screen shows (LVL-06).
  const shown = twin(levels, level) ?? level;
  const amount = levelRequirement(levels, shown).toLocaleString('en-US');
  return levelOf(levels, level).text[language].replaceAll('{amount}', amount);
}

export interface LevelCard {
  readonly key: LevelKey;
  readonly level: Level;
  /** The member is here. */
  readonly current: boolean;
  /** Greyed, with the advice to contact staff (LVL-11). */
  readonly locked: boolean;
}

/** The cards of the ladder in order of their status number; a level that repeats a name has none (LVL-07, ENT-07). */
export function levelLadder(levels: Levels, memberLevel: number): LevelCard[] {
  const own = Number(keyOf(memberLevel));
  const ownCard = twin(levels, own) ?? own;
  return KEYS.filter((key) => twin(levels, Number(key)) === undefined)
    .map((key) => ({
      key,
      level: levels[key],
      current: Number(key) === ownCard,
      locked: levels[key].disabled && own < Number(key),
    }))
    .sort((a, b) => a.level.status - b.level.status);
}

/** Deposits of a member in baht: of all time, and of the calendar month in Bangkok. */
export interface Deposits {
  readonly total: number;
  readonly month: number;
}

export interface LevelProgress {
  /** Nothing above is to be reached. */
  readonly max: boolean;
  /** 0 to 100, rounded down, so that 100 is shown only when it is reached. */
  readonly percent: number;
  /** Baht still missing. */
  readonly missing: number;
  /** Baht to reach; 0 at the top. */
  readonly target: number;
}

/** How far to the next level, counted as that level counts: all deposits or those of the month (LVL-06, LVL-08, LVL-09). */
export function levelProgress(levels: Levels, level: number, deposits: Deposits): LevelProgress {
  const { name, nextLevelAmount: target } = levelOf(levels, level);
  const next = levelOf(levels, level + 1);
  if (next.name === name) return { max: true, percent: 100, missing: 0, target: 0 };
  const paid = next.criteria === 'month' ? deposits.month : deposits.total;
  const share = Math.min(1, Math.max(0, paid / target));
  return { max: false, percent: Math.floor(share * 100), missing: Math.max(0, target - paid), target };
}

/** The highest level that deposits alone reach; a disabled one is given by staff only (LVL-11). */
export function levelReached(levels: Levels, deposits: Deposits): number {
  let reached = 1;
  for (const key of KEYS.slice(1)) {
    const { disabled, criteria } = levels[key];
    const paid = criteria === 'month' ? deposits.month : deposits.total;
    if (disabled) break;
    if (paid >= levelRequirement(levels, Number(key))) reached = Number(key);
  }
  return reached;
}

function keyOf(level: number): LevelKey {
  return KEYS[Math.min(6, Math.max(1, Math.trunc(level))) - 1] ?? '1';
}

/** The lower level of the same name, if there is one (LVL-06). */
function twin(levels: Levels, level: number): number | undefined {
  const { name } = levelOf(levels, level);
  const first = KEYS.find((key) => levels[key].name === name);
  return first !== undefined && Number(first) < Number(keyOf(level)) ? Number(first) : undefined;
}
