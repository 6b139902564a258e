import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/api/session';
import { useEnvironment } from '@/api/transport';
import { type SavedList, readSaved, withFirst, without, writeSaved } from './savedGames';
import { idOf, type Placed } from './shelf';

/** Favourite or recently played games of the logged-in member, stored on the device. */
export function useSavedGames(list: SavedList) {
  const { storage } = useEnvironment();
  const uuid = useSelector(selectUser)?.uuid ?? '';
  const [games, setGames] = useState(() => readSaved(storage, list, uuid));

  /** Reads the stored list, because another tab may have written it. */
  const change = useCallback(
    (next: (stored: readonly Placed[]) => readonly Placed[]) => {
      const stored = next(readSaved(storage, list, uuid));
      writeSaved(storage, list, uuid, stored);
      setGames(stored);
    },
    [storage, list, uuid],
  );

  const has = (placed: Placed) => games.some(({ game }) => idOf(game) === idOf(placed.game));
  return {
    games,
    has,
    add: useCallback((placed: Placed) => change((stored) => withFirst(list, stored, placed)), [change, list]),
    toggle: (placed: Placed) =>
      change((stored) => (has(placed) ? without(stored, placed) : withFirst(list, stored, placed))),
  };
}
