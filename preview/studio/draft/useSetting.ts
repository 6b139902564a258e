import { useCallback } from 'react';
import { shallowEqual } from 'react-redux';
import { pointerKeys, sameJson, valueAt } from '#brand/json';
import { describe, type SettingSchema } from '#schemas/brand/describe';
import { useStudioDispatch, useStudioSelector } from '../app/hooks';
import { edited, selectOpen } from './draftSlice';

export interface Setting {
  /** The value in force: the brand's own, or the inherited one. */
  readonly value: unknown;
  readonly inherited: unknown;
  /** The brand says it itself, or some setting below it. */
  readonly isOwn: boolean;
  /** Differs from what is published. */
  readonly isChanged: boolean;
  readonly schema: SettingSchema | undefined;
  /** `at` in ms: edits with the same one, as those of a drag, are one step of undo. */
  readonly set: (value: unknown, at?: number) => void;
  /** Inherit it again. */
  readonly reset: () => void;
}

/** One setting of the open draft by its JSON pointer: its value, where it comes from, and ways to change it. */
export function useSetting(path: string): Setting {
  const dispatch = useStudioDispatch();
  const edit = useCallback(
    (value?: unknown, at = Date.now()) => dispatch(edited({ edits: [{ path, value }], at })),
    [dispatch, path],
  );
  const read = useStudioSelector((state) => {
    const open = selectOpen(state);
    const own = valueAt(open?.history.present, path);
    const inherited = valueAt(open?.defaults, path);
    const isChanged = !sameJson(own, valueAt(open?.published.file, path));
    return { own, inherited, isChanged };
  }, shallowEqual);
  return {
    // Null is a value: no limit.
    value: read.own === undefined ? read.inherited : read.own,
    inherited: read.inherited,
    isOwn: read.own !== undefined,
    isChanged: read.isChanged,
    schema: describe(pointerKeys(path)),
    set: edit,
    reset: () => edit(),
  };
}
