import { pointerKeys, valueAt } from '#core/brand/json';
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
  const [index, ...rest] = pointerKeys(path.slice(list.path.length));
  if (index === undefined) return { path, value: fix.value };
  const items = list.items.flatMap((item, i) => {
    if (String(i) !== index) return [item];
    if (fix.remove) return [];
    return [rest.length === 0 ? fix.value : within(item, rest, fix.value)];
  });
  return { path: list.path, value: items };
}

/** The list that holds a path, if there is one. */
function listAround(path: string, ...roots: readonly unknown[]) {
  const keys = path.split('/');
  for (let length = 2; length <= keys.length; length += 1) {
    const here = keys.slice(0, length).join('/');
    for (const root of roots) {
      const items = valueAt(root, here);
      if (Array.isArray(items)) return { path: here, items: items as readonly unknown[] };
    }
  }
  return undefined;
}

function within(value: unknown, [key, ...rest]: readonly string[], end: unknown): unknown {
  if (key === undefined) return end;
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [key]: within(record[key], rest, end) };
}
