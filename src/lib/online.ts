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

/** Thrown when loading timed out. Not retried, because a retry would wait for the same response. */
export const stalled = new Error('The page took too long to load.');

/** Milliseconds before a failed load is retried while the browser reports that it is online: it misses some outages. */
const RETRY_AFTER = 2_000;

/**
 * Loads code or texts, and retries when the network returns.
 * @param attempts number of failures while online after which it rejects; without a network it waits.
 */
export async function retryWhenOnline<T>(load: () => Promise<T>, attempts = Infinity): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    const left = navigator.onLine ? attempts - 1 : attempts;
    if (left === 0 || failure === stalled) throw failure;
    await nextChance();
    return retryWhenOnline(load, left);
  }
}

const nextChance = () =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    if (navigator.onLine) setTimeout(resolve, RETRY_AFTER);
  });
