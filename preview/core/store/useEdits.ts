import { useCallback } from 'react';
import { useStudioDispatch } from './hooks';
import { type Edit, edited } from '../draft/draftSlice';

/** Several edits at once, as a step of undo of their own: a click must not melt into what was typed just before. */
export function useEdits(): (edits: readonly Edit[]) => void {
  const dispatch = useStudioDispatch();
  return useCallback(
    (edits) => {
      if (edits.length > 0) dispatch(edited({ edits, at: Date.now(), isStep: true }));
    },
    [dispatch],
  );
}
