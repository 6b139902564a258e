import { createContext, useContext, useEffect, useState } from 'react';
import { selectToken, staffApi } from '@backoffice/api/staffApi';
import { useDeskDispatch, useDeskSelector } from './createDeskStore';
import { followEvents } from './eventStream';
import type { QueueEvent } from './queueApi';

type Tags = Parameters<typeof staffApi.util.invalidateTags>[0];

/** Events of so many ms are one refresh, so that a busy queue does not flood the server. */
const TOGETHER = 200;

/**
 * Refreshes what queue events are about. @param onAdded called for each new item.
 * @returns whether events arrive; the caller polls while they do not.
 */
export function useLiveUpdates(onAdded: (event: QueueEvent) => void): boolean {
  const token = useDeskSelector(selectToken);
  const dispatch = useDeskDispatch();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    if (token === null) return;
    const stale = new Map<string, Tags[number]>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = (...tags: Tags) => {
      for (const tag of tags) stale.set(JSON.stringify(tag), tag);
      timer ??= setTimeout(() => {
        timer = undefined;
        dispatch(staffApi.util.invalidateTags([...stale.values()]));
        stale.clear();
      }, TOGETHER);
    };
    const stop = followEvents({
      url: '/api/staff/event',
      token,
      onState: setLive,
      onEvent: ({ event, data }) => {
        if (event === 'resync') refresh('QueueCount', 'Queue', 'QueueItem');
        if (event !== 'queue') return;
        const change = JSON.parse(data) as QueueEvent;
        refresh('QueueCount', { type: 'Queue', id: change.kind }, { type: 'QueueItem', id: change.uuid });
        if (change.change === 'added') onAdded(change);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [token, dispatch, onAdded]);
  return isLive;
}

/** Whether events arrive. */
export const LiveContext = createContext(false);

/** Options of queries that events refresh: polled often only while no events arrive. */
export function useLiveOptions() {
  const isLive = useContext(LiveContext);
  return { pollingInterval: isLive ? 60_000 : 10_000 } as const;
}
