import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/api/session';
import { useEnvironment } from '@/api/transport';
import { type KeptList, readKept, withFirst, without, writeKept } from './keptGames';
import { idOf, type Placed } from './shelf';

/** Favourite games, or those played last, of the member who is logged in. They stay on the device. */
export function useKeptGames(list: KeptList) {
  const { storage } = useEnvironment();
  const uuid = useSelector(selectUser)?.uuid ?? '';
  const [games, setGames] = useState(() => readKept(storage, list, uuid));

  /** What the device holds now: another tab may have written since. */
  const change = useCallback(
    (next: (kept: readonly Placed[]) => readonly Placed[]) => {
      const kept = next(readKept(storage, list, uuid));
      writeKept(storage, list, uuid, kept);
      setGames(kept);
    },
    [storage, list, uuid],
  );

  const has = (placed: Placed) => games.some(({ game }) => idOf(game) === idOf(placed.game));
  return {
    games,
    has,
    add: useCallback((placed: Placed) => change((kept) => withFirst(list, kept, placed)), [change, list]),
    toggle: (placed: Placed) =>
      change((kept) => (has(placed) ? without(kept, placed) : withFirst(list, kept, placed))),
  };
}
