import { useMemo } from 'react';
import { settingChanges } from '#core/brand/edit';
import { selectChanges, selectFile } from '@studio/core/draft/selectBrand';
import { useWhenIdle } from '@studio/core/store/useWhenIdle';
import { type GroupId, groupIds, groupOf } from '@studio/features/settings/groups';
import { useProblems } from '@studio/features/problems/useProblems';

interface Counts {
  /** Number of the brand's own settings. */
  readonly own: number;
  /** Number of settings that differ from the published revision. */
  readonly changed: number;
  readonly errors: number;
  readonly warnings: number;
}

/** Counts for each group of settings of the open draft. */
export function useGroupCounts(): Readonly<Record<GroupId, Counts>> {
  const file = useWhenIdle(selectFile);
  const changes = useWhenIdle(selectChanges);
  const problems = useProblems();
  return useMemo(() => {
    const own = byGroup(settingChanges({}, file ?? {}));
    const changed = byGroup(changes ?? []);
    const errors = byGroup(problems.filter(({ severity }) => severity === 'error'));
    const warnings = byGroup(problems.filter(({ severity }) => severity === 'warning'));
    return Object.fromEntries(
      groupIds.map((id) => [
        id,
        {
          own: own.get(id) ?? 0,
          changed: changed.get(id) ?? 0,
          errors: errors.get(id) ?? 0,
          warnings: warnings.get(id) ?? 0,
        },
      ]),
    ) as Record<GroupId, Counts>;
  }, [file, changes, problems]);
}

function byGroup(items: readonly { readonly path: string }[]): ReadonlyMap<GroupId, number> {
  const counts = new Map<GroupId, number>();
  for (const { path } of items) {
    const group = groupOf(path);
    if (group) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}
