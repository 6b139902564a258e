import { idOf, type Placed } from './shelf';

/** Letters from which on a search filters (LAY-12). */
export const MIN_LETTERS = 2;

/**
 * Games whose Thai or English name holds the text, each once. One found among the popular games and in a category
 * of its own counts for the latter.
 */
export function matchGames(all: readonly Placed[], text: string): readonly Placed[] {
  const wanted = fold(text);
  const found = new Map<string, Placed>();
  for (const placed of all) {
    const { game, type } = placed;
    if (!fold(`${game.name ?? ''} ${game.nameTh ?? ''}`).includes(wanted)) continue;
    const known = found.get(idOf(game));
    if (!known || (known.type === 'hot' && type !== 'hot')) found.set(idOf(game), placed);
  }
  return [...found.values()];
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
