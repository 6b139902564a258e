import { useCallback } from 'react';
import { useStudioDispatch } from '../app/hooks';
import { type Edit, edited } from './draftSlice';

/** Several edits at once, as one step of undo. */
export function useEdits(): (edits: readonly Edit[]) => void {
  const dispatch = useStudioDispatch();
  return useCallback(
    (edits) => {
      if (edits.length > 0) dispatch(edited({ edits, at: Date.now() }));
    },
    [dispatch],
  );
}
