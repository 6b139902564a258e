import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/api/session';
import { useEnvironment } from '@/api/transport';
import { useBangkokDay } from '@/lib/useBangkokTime';
import { useGetAnnouncementsQuery } from './announcementApi';
import { hideForDay, readHidden } from './hiddenNews';

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
