import { useKeptGames } from './useKeptGames';
import { useOpenGame } from './useOpenGame';

/** State of a games page: the opener and the member's own lists. */
export function useGameDesk() {
  const favourites = useKeptGames('favourite');
  const recent = useKeptGames('recent');
  const games = useOpenGame(recent.add);
  return { ...games, favourites, recent };
}

export type GameDesk = ReturnType<typeof useGameDesk>;
