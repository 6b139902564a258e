import { useCallback } from 'react';
import type { Problem } from '#brand/problem';
import { useStudioDispatch, useStudioStore } from '../app/hooks';
import { edited } from '../draft/draftSlice';
import { selectFile, selectResolved } from '../draft/selectBrand';
import { editOf, isMendable } from './fixes';

/** Mends problems, each by what its check offers, all together as one step of undo. */
export function useFix(): (problems: readonly Problem[]) => void {
  const dispatch = useStudioDispatch();
  const store = useStudioStore();
  return useCallback(
    (problems) => {
      const state = store.getState();
      const [file, brand] = [selectFile(state), selectResolved(state)?.brand];
      // One edit for each setting: a list with two wrong items is mended by the first, and looked at again.
      const edits = new Map(
        problems.filter(isMendable).map((problem) => {
          const edit = editOf(problem, file, brand);
          return [edit.path, edit] as const;
        }),
      );
      if (edits.size > 0) dispatch(edited({ edits: [...edits.values()], at: Date.now() }));
    },
    [dispatch, store],
  );
}
