import type { KeyValueStorage } from '@/api/transport';

/** News that a member dismissed for a day in Bangkok, stored on the device. */
interface Hidden {
  readonly day: string;
  readonly uuids: readonly string[];
}

/** Ids that this member dismissed for the day; empty on another day or when storage is unreadable. */
export function readHidden(storage: KeyValueStorage, member: string, day: string): readonly string[] {
  try {
    const stored = JSON.parse(storage.getItem(place(member)) ?? 'null') as Partial<Hidden> | null;
    const uuids: unknown = stored?.day === day ? stored.uuids : [];
    return Array.isArray(uuids) ? uuids.filter((uuid) => typeof uuid === 'string') : [];
  } catch {
    return [];
  }
}

/** Dismisses these for the day, in addition to earlier ones. */
export function hideForDay(
  storage: KeyValueStorage,
  member: string,
  day: string,
  uuids: readonly string[],
): void {
  const all = new Set([...readHidden(storage, member, day), ...uuids]);
  storage.setItem(place(member), JSON.stringify({ day, uuids: [...all] }));
}

/** Distinguishes members of one device without storing their identity. */
function place(member: string): string {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < member.length; at += 1) mixed = Math.imul(mixed ^ member.charCodeAt(at), 0x01000193);
  return `news:hidden:${(mixed >>> 0).toString(36)}`;
}
