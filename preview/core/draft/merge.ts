import type { Change } from '#core/brand/diff';
import { applyChanges, settingChanges } from '#core/brand/edit';
import { sameJson, valueAt } from '#core/brand/json';

/** One setting that two people changed differently since they last agreed. */
export interface Conflict {
  /** JSON pointer. */
  readonly path: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Merged {
  /** What came in without meeting a change of mine. */
  readonly incoming: readonly Change[];
  readonly conflicts: readonly Conflict[];
}

/**
 * What somebody else changed, path by path. Different paths merge; where both changed the same path
 * to different values, a conflict is reported and mine is used for now. Fails closed: a path below another's counts as
 * the same.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown): Merged {
  const ours = settingChanges(base, mine);
  const conflicts = new Map<string, Conflict>();
  const incoming = settingChanges(base, theirs).filter((change) => {
    const clash = ours.find(({ path }) => overlap(path, change.path));
    if (!clash) return true;
    const path = clash.path.length < change.path.length ? clash.path : change.path;
    const values = { base: valueAt(base, path), mine: valueAt(mine, path), theirs: valueAt(theirs, path) };
    if (!sameJson(values.mine, values.theirs)) conflicts.set(path, { path, ...values });
    return false;
  });
  return { incoming, conflicts: [...conflicts.values()] };
}

const overlap = (a: string, b: string): boolean => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);

/** The same changes in another state of the file. */
export const applyTo = <F>(file: F, changes: readonly Pick<Change, 'path' | 'after'>[]): F =>
  applyChanges(file, changes) as F;

/** Changes as the server takes them: a value that is missing is left out. */
export const changesBody = (changes: readonly Pick<Change, 'path' | 'before' | 'after'>[]) =>
  changes.map(({ path, before, after }) => ({
    path,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  }));
