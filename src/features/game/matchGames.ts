import { foldText } from '@/lib/foldText';
import { idOf, type Placed } from './shelf';

/** Letters from which on a search filters (LAY-12). */
export const MIN_LETTERS = 2;

/**
 * Games whose Thai or English name holds the text, each once. One found among the popular games and in a category
 * of its own counts for the latter.
 */
export function matchGames(all: readonly Placed[], text: string): readonly Placed[] {
  const wanted = foldText(text);
  const found = new Map<string, Placed>();
  for (const placed of all) {
    const { game, type } = placed;
    if (!holdsText([game.name, game.nameTh], wanted)) continue;
    const known = found.get(idOf(game));
    if (!known || (known.type === 'hot' && type !== 'hot')) found.set(idOf(game), placed);
  }
  return [...found.values()];
}

/** Whether one of the names holds the folded text; a back end may leave names out. */
export function holdsText(names: readonly (string | null | undefined)[], wanted: string): boolean {
  return names.some((name) => foldText(name ?? '').includes(wanted));
}
