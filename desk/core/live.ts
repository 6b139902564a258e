import { createContext, useContext } from 'react';

/** Whether events arrive. */
export const LiveContext = createContext(false);

/** Options of queries that events refresh: polled often only while no events arrive. */
export function useLiveOptions() {
  const isLive = useContext(LiveContext);
  return { pollingInterval: isLive ? 60_000 : 10_000 } as const;
}
