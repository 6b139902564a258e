import type { KeyValueStorage } from '@/api/transport';

/** Where the last game was opened. */
export type PlayingIn = 'tab' | 'frame';

const place = (uuid: string) => `games:playing:${uuid}`;

/** Remembers that a game was opened, beyond a reload: its credit is brought home on return (API-110). */
export function markPlaying(storage: KeyValueStorage, uuid: string, where: PlayingIn): void {
  storage.setItem(place(uuid), where);
}

/** Null when no game was opened since credit came home. */
export function playingIn(storage: KeyValueStorage, uuid: string): PlayingIn | null {
  const where = storage.getItem(place(uuid));
  return where === 'tab' || where === 'frame' ? where : null;
}

export function clearPlaying(storage: KeyValueStorage, uuid: string): void {
  storage.removeItem(place(uuid));
}
