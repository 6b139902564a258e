import { foldText } from '@/lib/foldText';
import { idOf, type Placed } from './shelf';

/** Minimum number of letters before a search filters. */
export const MIN_LETTERS = 2;

/**
 * Games whose Thai or English name contains the text, each once. A popular game that is also in its own category is
 * listed under the latter.
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

/** Whether one of the names contains the folded text; a back end may omit names. */
export function holdsText(names: readonly (string | null | undefined)[], wanted: string): boolean {
  return names.some((name) => foldText(name ?? '').includes(wanted));
}
