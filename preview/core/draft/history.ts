import type { BrandFile } from '#schemas/brand/brandFile';
import { sameJson } from '#core/brand/json';

/** Complete states, because undoing differences would corrupt their order. */
export interface History {
  readonly past: readonly BrandFile[];
  readonly present: BrandFile;
  readonly future: readonly BrandFile[];
  /** What the last step changed and when, so that one drag or one typed word is one step. */
  readonly last: { readonly path: string; readonly at: number } | null;
}

/** Steps that can be taken back. */
const KEPT = 200;
/** Edits of one setting closer than this are one step, in ms. */
const SAME_STEP = 800;

export const startHistory = (present: BrandFile): History => ({ past: [], present, future: [], last: null });

/** A new state after an edit of `path` at `at` (ms). An edit that changes nothing adds nothing, nor does a step taken back. */
export function record(history: History, next: BrandFile, path: string, at: number): History {
  if (sameJson(history.present, next)) return history;
  const { last, past, present } = history;
  const isSameStep = last !== null && last.path === path && at - last.at < SAME_STEP && past.length > 0;
  if (isSameStep && sameJson(past.at(-1), next))
    return { past: past.slice(0, -1), present: next, future: [], last: null };
  return {
    past: isSameStep ? past : [...past, present].slice(-KEPT),
    present: next,
    future: [],
    last: { path, at },
  };
}

export function undo({ past, present, future, ...rest }: History): History {
  const before = past.at(-1);
  if (!before) return { past, present, future, ...rest };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null };
}

export function redo({ past, present, future, ...rest }: History): History {
  const [after, ...others] = future;
  if (!after) return { past, present, future, ...rest };
  return { past: [...past, present], present: after, future: others, last: null };
}

/** Applies a colleague's change to every state, so that undo does not revert it. */
export function rewrite(history: History, change: (file: BrandFile) => BrandFile): History {
  const { past, present, future } = history;
  return { past: past.map(change), present: change(present), future: future.map(change), last: null };
}
