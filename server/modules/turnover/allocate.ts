import { playedCategories, type PlayedCategory } from '#schemas/common/terms';

/** Percentage of a bet that counts, by category; an absent category does not count. */
export type Weights = Readonly<Partial<Record<PlayedCategory, number>>>;

/** A settled round; amounts in satang. */
export interface CountedRound {
  /** Possible categories of the game: several when its code is ambiguous, none when it is unknown. */
  readonly categories: readonly PlayedCategory[];
  readonly bet: number;
  readonly win: number;
  readonly endedAt: Date;
}

/** An open requirement; amounts in satang. */
export interface OpenRequirement {
  readonly id: string;
  readonly required: number;
  readonly progress: number;
  readonly games: Weights;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/**
 * Allocates rounds to requirements, oldest requirement first; the rest of a bet goes to the next one. A round that
 * returned exactly its bet was a draw or was cancelled and does not count.
 * @param requirements oldest first.
 * @returns the new progress, in satang, of the requirements that advanced.
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

/** The lowest percentage of the possible categories, so that an ambiguous game gives no advantage. */
function percentOf(games: Weights, categories: readonly PlayedCategory[]): number {
  const candidates = categories.length > 0 ? categories : playedCategories;
  return Math.min(...candidates.map((category) => games[category] ?? 0));
}
