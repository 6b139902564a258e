import { setAt } from '#core/brand/edit';
import { listAround } from '@studio/core/draft/resolveLastValid';
import { pointerKeys } from '#core/brand/json';
import type { Problem } from '#core/brand/problem';
import type { Edit } from '@studio/core/draft/draftSlice';

/** Whether a problem can be fixed in one click. */
export const isFixable = ({ fix }: Problem): boolean => fix.value !== undefined || fix.remove === true;

/**
 * The edit that fixes a problem. A list counts as one value, so that a fix inside one is a new list.
 * @param file the edited brand file, which contains the brand's own settings.
 * @param brand the brand in force, which has the lists that are inherited.
 */
export function editOf(problem: Problem, file: unknown, brand: unknown): Edit {
  const { fix } = problem;
  const path = fix.path ?? problem.path;
  const list = listAround(path, file, brand);
  if (!list) return fix.remove ? { path } : { path, value: fix.value };
  const [index] = pointerKeys(path.slice(list.path.length));
  if (index === undefined) return { path, value: fix.value };
  const items = list.items.flatMap((item, i) => {
    if (String(i) !== index) return [item];
    if (fix.remove) return [];
    return [setAt(item, path.slice(`${list.path}/${index}`.length), fix.value)];
  });
  return { path: list.path, value: items };
}
