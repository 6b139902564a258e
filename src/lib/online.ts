import { useSyncExternalStore } from 'react';

/** Whether the browser is online; the prerendered page assumes so. */
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

/** Loads, and retries each time the network returns until it succeeds: for resources that no page waits for. */
export const retryWhenOnline = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() =>
    new Promise((back) => addEventListener('online', back, { once: true })).then(() => retryWhenOnline(load)),
  );
