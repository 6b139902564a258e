import { useKeptGames } from './useKeptGames';
import { useOpenGame } from './useOpenGame';

/** Everything that a page of games needs: what may be opened, and the member's own lists. */
export function useGameDesk() {
  const favourites = useKeptGames('favourite');
  const recent = useKeptGames('recent');
  const games = useOpenGame(recent.add);
  return { ...games, favourites, recent };
}

export type GameDesk = ReturnType<typeof useGameDesk>;
