import { Quiet } from '@backoffice/ui/Stack';
import { WandSparkles } from 'lucide-react';
import type { Problem } from '#core/brand/problem';
import { useLanguage } from '@backoffice/i18n/texts';
import { Button } from '@backoffice/ui/Button';
import { isFixable, editOf } from './fixes';
import { useCallback } from 'react';
import { useStudioStore } from '@studio/core/store/createStudioStore';
import { selectFile, selectResolved } from '@studio/core/draft/selectBrand';
import { useEdits } from '@studio/core/store/useSetting';

interface Props {
  readonly problem: Problem;
  readonly disabled: boolean;
}

/** The fix of a problem: a button if its check offers a valid value, otherwise a text. */
export function FixButton({ problem, disabled }: Props) {
  const { language } = useLanguage();
  const fix = useFix();
  const text = problem.fix[language];
  if (!isFixable(problem)) return <Quiet as="span">{text}</Quiet>;
  return (
    <Button size="s" icon={WandSparkles} disabled={disabled} onClick={() => fix([problem])}>
      {text}
    </Button>
  );
}

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
