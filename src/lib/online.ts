import { useSyncExternalStore } from 'react';

/** Whether the browser has a network; the prerendered page assumes so (LAY-18). */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Loads, and again each time the network comes back, until it is there: for what no page waits for. */
export const retryWhenOnline = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() =>
    new Promise((back) => addEventListener('online', back, { once: true })).then(() => retryWhenOnline(load)),
  );
