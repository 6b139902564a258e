import type { KeyValueStorage } from '@/api/transport';

/** News that a member does not want to see again on a day in Bangkok, kept by their device. */
interface Hidden {
  readonly day: string;
  readonly uuids: readonly string[];
}

/** Ids of what this member has put away for the day; none on another day, and where nothing can be read. */
export function readHidden(storage: KeyValueStorage, member: string, day: string): readonly string[] {
  try {
    const kept = JSON.parse(storage.getItem(place(member)) ?? 'null') as Partial<Hidden> | null;
    const uuids: unknown = kept?.day === day ? kept.uuids : [];
    return Array.isArray(uuids) ? uuids.filter((uuid) => typeof uuid === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts these away for the day, beside those that are already. */
export function hideForDay(
  storage: KeyValueStorage,
  member: string,
  day: string,
  uuids: readonly string[],
): void {
  const all = new Set([...readHidden(storage, member, day), ...uuids]);
  storage.setItem(place(member), JSON.stringify({ day, uuids: [...all] }));
}

/** Tells members of one device apart without keeping who they are (A12). */
function place(member: string): string {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < member.length; at += 1) mixed = Math.imul(mixed ^ member.charCodeAt(at), 0x01000193);
  return `news:hidden:${(mixed >>> 0).toString(36)}`;
}
