import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { FrameState } from './useFrame';

/** The same object as long as nothing in it has changed, so that only changes are sent to a frame. */
export function useStableState<S extends FrameState | null>(state: S): S {
  const [stable, setStable] = useState(state);
  if (stable === state || shallowEqual(stable, state)) return stable;
  setStable(state);
  return state;
}
