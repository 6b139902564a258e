import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/api/session';
import { useEnvironment, type KeyValueStorage } from '@/api/transport';
import { useBangkokDay } from '@/lib/useBangkokTime';
import { useGetAnnouncementsQuery } from './announcementApi';

/** News closed since the page load, per running app, so that navigation does not reopen them. */
const closedIn = new WeakMap<object, Set<string>>();

/** News that open automatically until the member closes them or dismisses them for today. */
export function usePopups(isOn: boolean) {
  const environment = useEnvironment();
  const member = useSelector(selectUser)?.uuid ?? '';
  const day = useBangkokDay();
  const { data, isError } = useGetAnnouncementsQuery(undefined, { skip: !isOn });
  const [, draw] = useState(0);

  const closed = closedIn.get(environment) ?? new Set();
  closedIn.set(environment, closed);
  const mark = (uuid: string) => `${member}:${uuid}`;
  const hidden = readHidden(environment.storage, member, day);
  const news =
    data?.filter(({ uuid, popup }) => popup && !closed.has(mark(uuid)) && !hidden.includes(uuid)) ?? [];

  const close = () => {
    for (const { uuid } of news) closed.add(mark(uuid));
    draw((times) => times + 1);
  };
  return {
    news,
    /** True when no news will open, so that another popup may. */
    isOver: !isOn || isError || (data !== undefined && news.length === 0),
    close,
    hideToday: () => {
      const uuids = news.map(({ uuid }) => uuid);
      hideForDay(environment.storage, member, day, uuids);
      close();
    },
  };
}

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
