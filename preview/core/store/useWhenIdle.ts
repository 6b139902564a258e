import { useEffect, useState } from 'react';
import { useStudioStore } from './hooks';
import type { StudioState } from './createStudioStore';
import { isPainting, runWhenIdle } from '../browser/idleScheduler';

/**
 * What the page knew at the last rest between edits, for what only informs, as counts and problems do: an edit reaches
 * the frames first, and a drag is not held up (preview point 2). Undefined until the first rest, where frames are busy.
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
