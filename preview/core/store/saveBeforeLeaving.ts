import type { StudioStore } from './createStudioStore';
import { saveRequested, selectOpen } from '../draft/draftSlice';

/** Saves unsaved work before leaving. False if it failed, needs a decision, or took longer than `wait` ms. */
export function flush(store: StudioStore, wait = 3_000): Promise<boolean> {
  const isSafe = () => (selectOpen(store.getState())?.status ?? 'saved') === 'saved';
  if (isSafe()) return Promise.resolve(true);
  if ((selectOpen(store.getState())?.conflicts.length ?? 0) > 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (saved: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(saved);
    };
    const timer = setTimeout(() => end(false), wait);
    const stop = store.subscribe(() => {
      if (isSafe()) end(true);
      else if (selectOpen(store.getState())?.status === 'failed') end(false);
    });
    store.dispatch(saveRequested());
  });
}
