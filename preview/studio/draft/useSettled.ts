import { useEffect, useState } from 'react';
import { useStudioStore } from '../app/hooks';
import type { StudioState } from '../app/makeStudioStore';

/** Milliseconds that what only informs may be late, however busy the page is. */
const PATIENCE = 500;

const waiting = new Set<() => void>();

/** What was asked for since the last moment of rest is done in one. */
function rest(): void {
  const due = [...waiting];
  waiting.clear();
  for (const act of due) act();
}

function whenIdle(act: () => void): void {
  if (waiting.size === 0) {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(rest, { timeout: PATIENCE });
    else setTimeout(rest, PATIENCE / 5);
  }
  waiting.add(act);
}

/**
 * What the page knew when it last had a moment, for what only informs, as counts and problems do: an edit reaches the
 * frames first (preview point 2).
 */
export function useSettled<T>(select: (state: StudioState) => T): T {
  const store = useStudioStore();
  const [value, setValue] = useState(() => select(store.getState()));
  useEffect(() => {
    const look = () => setValue(() => select(store.getState()));
    const ask = () => whenIdle(look);
    ask();
    const stop = store.subscribe(ask);
    return () => {
      stop();
      waiting.delete(look);
    };
  }, [store, select]);
  return value;
}
