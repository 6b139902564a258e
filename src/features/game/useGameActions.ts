import { useSavedGames } from './useSavedGames';
import { useOpenGame } from './useOpenGame';

/** State of a games page: the opener and the member's own lists. */
export function useGameActions() {
  const favourites = useSavedGames('favourite');
  const recent = useSavedGames('recent');
  const games = useOpenGame(recent.add);
  return { ...games, favourites, recent };
}

export type GameActions = ReturnType<typeof useGameActions>;
