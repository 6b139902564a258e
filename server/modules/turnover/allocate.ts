import { playedCategories } from '#schemas/common/turnover';
import type { PlayedCategory } from '#schemas/common/turnover';

/** Percent of a bet that counts, by category; a category that is absent does not count. */
export type Weights = Readonly<Partial<Record<PlayedCategory, number>>>;

/** A settled round. Satang. */
export interface CountedRound {
  /** Where the game may belong: several where its code is used more than once, none where it is unknown. */
  readonly categories: readonly PlayedCategory[];
  readonly bet: number;
  readonly win: number;
  readonly endedAt: Date;
}

/** An open requirement. Satang. */
export interface OpenRequirement {
  readonly id: string;
  readonly required: number;
  readonly progress: number;
  readonly games: Weights;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/**
 * Fills requirements with rounds, the oldest requirement first; what is left of a bet goes to the next one. A round that
 * returned exactly its bet was a draw or was cancelled, and counts for nothing.
 * @param requirements oldest first.
 * @returns the new progress of each that made some, in satang.
 */
export function allocate(
  requirements: readonly OpenRequirement[],
  rounds: readonly CountedRound[],
): ReadonlyMap<string, number> {
  const progress = new Map<string, number>();
  for (const { bet, win, endedAt, categories } of rounds) {
    let left = win === bet ? 0 : bet;
    for (const { id, required, progress: before, games, created_at, expires_at } of requirements) {
      const percent = percentOf(games, categories);
      const open = required - (progress.get(id) ?? before);
      if (left === 0 || open === 0 || percent === 0 || endedAt < created_at || endedAt >= expires_at)
        continue;
      const worth = Math.floor((left * percent) / 100);
      const used = Math.min(worth, open);
      if (used > 0) progress.set(id, required - open + used);
      left = used === worth ? 0 : left - Math.ceil((used * 100) / percent);
    }
  }
  return progress;
}

/** The least of the categories in question, so that nobody gains by a game that cannot be told. */
function percentOf(games: Weights, categories: readonly PlayedCategory[]): number {
  const candidates = categories.length > 0 ? categories : playedCategories;
  return Math.min(...candidates.map((category) => games[category] ?? 0));
}
