import { useCallback } from 'react';
import { shallowEqual } from 'react-redux';
import { pointerKeys, sameJson, valueAt } from '#core/brand/json';
import { type SettingSchema, describe } from '#schemas/brand/describe';
import { type StudioState, useStudioDispatch, useStudioSelector, useStudioStore } from './createStudioStore';
import { type Edit, edited, selectOpen } from '@studio/core/draft/draftSlice';
import { useBrand } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';

export interface Setting {
  /** The value in force: the brand's own, or the inherited one. */
  readonly value: unknown;
  readonly inherited: unknown;
  /** The brand has its own value here or below. */
  readonly isOwn: boolean;
  /** Differs from the published value. */
  readonly isChanged: boolean;
  readonly schema: SettingSchema | undefined;
  /**
   * A value, or what makes it of the one that is in force at that moment: a part of a list must not bring back what
   * the rest of it was when it was drawn. `at` in ms: edits with the same one, as those of a drag, are one step of undo.
   */
  readonly set: (value: unknown, at?: number) => void;
  /** Inherit it again. */
  readonly reset: () => void;
}

/** One setting of the open draft by its JSON pointer: its value, where it comes from, and ways to change it. */
export function useSetting(path: string): Setting {
  const dispatch = useStudioDispatch();
  const store = useStudioStore();
  const edit = useCallback(
    (given?: unknown, at = Date.now()) => {
      const value = isMaker(given) ? given(inForce(store.getState(), path)) : given;
      dispatch(edited({ edits: [{ path, value }], at }));
    },
    [dispatch, store, path],
  );
  const read = useStudioSelector((state) => {
    const open = selectOpen(state);
    const own = valueAt(open?.history.present, path);
    const inherited = valueAt(open?.defaults, path);
    const isChanged = !sameJson(own, valueAt(open?.published.file, path));
    return { own, inherited, isChanged };
  }, shallowEqual);
  return {
    value: orInherited(read.own, read.inherited),
    inherited: read.inherited,
    isOwn: read.own !== undefined,
    isChanged: read.isChanged,
    schema: describe(pointerKeys(path)),
    set: edit,
    reset: () => edit(),
  };
}

function inForce(state: StudioState, path: string): unknown {
  const open = selectOpen(state);
  return orInherited(valueAt(open?.history.present, path), valueAt(open?.defaults, path));
}

/** Null is a value: no limit. */
const orInherited = (own: unknown, inherited: unknown): unknown => (own === undefined ? inherited : own);

const isMaker = (given: unknown): given is (now: unknown) => unknown => typeof given === 'function';

/** Whether this person may change the open brand. Disables the controls; the API enforces the permission. */
export function useCanEdit(): boolean {
  const brandId = useStudioSelector((state) => selectOpen(state)?.brandId);
  return may(useBrand(brandId), 'drafts.edit');
}

/** Several edits at once, as a step of undo of their own: a click must not melt into what was typed just before. */
export function useEdits(): (edits: readonly Edit[]) => void {
  const dispatch = useStudioDispatch();
  return useCallback(
    (edits) => {
      if (edits.length > 0) dispatch(edited({ edits, at: Date.now(), isStep: true }));
    },
    [dispatch],
  );
}
