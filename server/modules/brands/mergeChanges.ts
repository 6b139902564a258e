import type { Calls } from '#schemas/api/contract';
import { removeAt, setAt } from '#core/brand/edit';
import { isRecord, pointer, pointerKeys, sameJson, valueAt } from '#core/brand/json';
import { fail } from '#server/platform/appError';

type PathChange = Calls['PATCH /api/staff/brand/{brandId}/draft']['body']['changes'][number];
type Step = Pick<PathChange, 'before' | 'after'>;

/**
 * A draft with somebody's changes (preview 12). A setting must still be what the editor saw, or be what they want
 * already; a group is merged setting by setting, so that two editors who begin the same group do not meet.
 * @throws AppError DRAFT_CONFLICT for a setting that somebody else has changed to something else, DRAFT_UNFIT for a
 * path that leads through a value.
 */
export function mergeChanges(file: unknown, changes: readonly PathChange[]): unknown {
  return changes.reduce((merged, { path, ...step }) => {
    if (leadsThroughValue(merged, path)) throw fail('DRAFT_UNFIT');
    return merge(merged, path, step);
  }, file);
}

function merge(file: unknown, path: string, { before, after }: Step): unknown {
  const current = valueAt(file, path);
  if (sameJson(current, after)) return file;
  if (sameJson(current, before)) return after === undefined ? removeAt(file, path) : setAt(file, path, after);
  if (!isGroup(before) || !isGroup(after) || !isGroup(current)) throw fail('DRAFT_CONFLICT');
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys].reduce((merged, key) => {
    const step = { before: own(before, key), after: own(after, key) };
    return sameJson(step.before, step.after) ? merged : merge(merged, pointer(path, key), step);
  }, file);
}

/** Lists count as one value, so no path leads into them. */
function leadsThroughValue(file: unknown, path: string): boolean {
  const parents = pointerKeys(path).slice(0, -1);
  let value = file;
  for (const key of parents) {
    value = own(value, key);
    if (value === undefined) return false;
    if (!isRecord(value)) return true;
  }
  return false;
}

type Group = Readonly<Record<string, unknown>> | undefined;

const isGroup = (value: unknown): value is Group => value === undefined || isRecord(value);

const own = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
