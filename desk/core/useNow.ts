import { useSyncExternalStore } from 'react';

/** How often ages are renewed, in ms. */
const TICK = 5_000;

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      for (const each of listeners) each();
    }, TICK);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The time in ms, renewed every few seconds at once for everything that shows an age. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
