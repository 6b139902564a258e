import { type KeyValueStorage, useEnvironment } from '@/api/transport';
import { idOf, type Placed } from './shelf';
import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/api/session';

/** Lists of games stored on a member's device. */
export type SavedList = 'favourite' | 'recent';

/** Maximum length of a list; the oldest game is dropped. */
const MOST = { favourite: 60, recent: 12 } as const;

/** The list of a member on this device, newest first; unreadable data counts as empty. */
export function readSaved(storage: KeyValueStorage, list: SavedList, uuid: string): readonly Placed[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(place(list, uuid)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlaced) : [];
  } catch {
    return [];
  }
}

/** Stores a list for this member. */
export function writeSaved(
  storage: KeyValueStorage,
  list: SavedList,
  uuid: string,
  games: readonly Placed[],
): void {
  storage.setItem(place(list, uuid), JSON.stringify(games));
}

/** The list with a game moved to the front, without duplicates. */
export function withFirst(list: SavedList, games: readonly Placed[], added: Placed): readonly Placed[] {
  return [added, ...without(games, added)].slice(0, MOST[list]);
}

export function without(games: readonly Placed[], { game }: Placed): readonly Placed[] {
  return games.filter((other) => idOf(other.game) !== idOf(game));
}

const place = (list: SavedList, uuid: string) => `games:${list}:${uuid}`;

function isPlaced(value: unknown): value is Placed {
  const { type, game } = (value ?? {}) as {
    type?: unknown;
    game?: { slot?: unknown; code?: unknown } | null;
  };
  return typeof type === 'string' && typeof game?.slot === 'string' && typeof game.code === 'string';
}

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
