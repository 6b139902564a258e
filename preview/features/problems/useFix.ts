import { useCallback } from 'react';
import type { Problem } from '#core/brand/problem';
import { useStudioStore } from '@studio/core/store/createStudioStore';
import { selectFile, selectResolved } from '@studio/core/draft/selectBrand';
import { useEdits } from '@studio/core/store/useSetting';
import { editOf, isFixable } from './fixes';

/** Applies the fixes of problems, all as one undo step. */
export function useFix(): (problems: readonly Problem[]) => void {
  const edit = useEdits();
  const store = useStudioStore();
  return useCallback(
    (problems) => {
      const state = store.getState();
      const [file, brand] = [selectFile(state), selectResolved(state)?.brand];
      // One edit for each setting: a list with two invalid items is fixed for the first and checked again.
      const edits = new Map(
        problems.filter(isFixable).map((problem) => {
          const fix = editOf(problem, file, brand);
          return [fix.path, fix] as const;
        }),
      );
      edit([...edits.values()]);
    },
    [edit, store],
  );
}
