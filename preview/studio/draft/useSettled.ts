import { useEffect, useState } from 'react';
import { useStudioStore } from '../app/hooks';
import type { StudioState } from '../app/makeStudioStore';

/** Rest after the last edit before what only informs is looked at, in ms: the frames have painted the edit by then. */
const REST = 300;
/** Milliseconds that it may be later than that, however busy the page is. */
const PATIENCE = 500;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** What was asked for since the last moment of rest is done in one. */
function rest(): void {
  const due = [...waiting];
  waiting.clear();
  for (const act of due) act();
}

/** A page that waits for its next animation frame counts as idle: idleness alone would come before the paint. */
function whenResting(act: () => void): void {
  waiting.add(act);
  clearTimeout(timer);
  timer = setTimeout(() => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(rest, { timeout: PATIENCE });
    else rest();
  }, REST);
}

/**
 * What the page knew at the last rest between edits, for what only informs, as counts and problems do: an edit reaches
 * the frames first, and a drag is not held up (preview point 2).
 */
export function useSettled<T>(select: (state: StudioState) => T): T {
  const store = useStudioStore();
  const [value, setValue] = useState(() => select(store.getState()));
  useEffect(() => {
    const look = () => setValue(() => select(store.getState()));
    const ask = () => whenResting(look);
    ask();
    const stop = store.subscribe(ask);
    return () => {
      stop();
      waiting.delete(look);
    };
  }, [store, select]);
  return value;
}
