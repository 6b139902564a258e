import type { KeyValueStorage } from '@/api/transport';
import { idOf, type Placed } from './shelf';

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
