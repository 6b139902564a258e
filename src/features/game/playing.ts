import type { KeyValueStorage } from '@/api/transport';

/** The last opened game. */
export type PlayingIn = 'tab' | 'frame';

const place = (uuid: string) => `games:playing:${uuid}`;

/** Persists across reloads that a game was opened, so that its credit is cashed out on return. */
export function markPlaying(storage: KeyValueStorage, uuid: string, where: PlayingIn): void {
  storage.setItem(place(uuid), where);
}

/** Null when no game was opened since the last cash-out. */
export function playingIn(storage: KeyValueStorage, uuid: string): PlayingIn | null {
  const where = storage.getItem(place(uuid));
  return where === 'tab' || where === 'frame' ? where : null;
}

export function clearPlaying(storage: KeyValueStorage, uuid: string): void {
  storage.removeItem(place(uuid));
}
