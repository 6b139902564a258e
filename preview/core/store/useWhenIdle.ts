import { useEffect, useState } from 'react';
import { type StudioState, useStudioStore } from './createStudioStore';
import { isPainting, runWhenIdle } from '../browser/idleScheduler';

/**
 * The state when the page was last idle, for what only informs, such as counts and problems: an edit reaches
 * the frames first, and a drag is not held up. Undefined until the first idle moment while frames are busy.
 */
export function useWhenIdle<T>(select: (state: StudioState) => T): T | undefined {
  const store = useStudioStore();
  const [value, setValue] = useState(() => (isPainting() ? undefined : select(store.getState())));
  useEffect(() => {
    const look = () => setValue(() => select(store.getState()));
    let forget = runWhenIdle(look);
    const stop = store.subscribe(() => {
      forget = runWhenIdle(look);
    });
    return () => {
      stop();
      forget();
    };
  }, [store, select]);
  return value;
}
