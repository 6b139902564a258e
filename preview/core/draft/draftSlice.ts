import { createSlice, isDraft, original, type PayloadAction } from '@reduxjs/toolkit';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { settingChanges } from '#core/brand/edit';
import type { ApiError } from '#core/contract/apiError';
import { sameJson, valueAt } from '#core/brand/json';
import { type History, record, redo, rewrite, startHistory, undo } from './history';
import { applyTo, type Conflict, merge } from './merge';

export type SaveStatus = 'saved' | 'dirty' | 'saving' | 'failed';

/** A brand file and its version on the server. */
export interface SavedDraft {
  readonly version: number;
  readonly file: BrandFile;
}

/** The brand that is open in the studio, with its edits. */
export interface OpenDraft {
  readonly brandId: string;
  readonly defaults: BrandDefaults;
  readonly published: { readonly revision: number; readonly file: BrandFile };
  /** The latest known state of the server. */
  readonly saved: SavedDraft;
  readonly history: History;
  readonly status: SaveStatus;
  /** A save is under way, so the server's state is unknown until its response. */
  readonly inFlight: boolean;
  /** Why the last save failed; null for a reason that is not the server's. */
  readonly failure?: ApiError | null;
  /** Nothing may be changed here: the role does not allow it. */
  readonly readOnly: boolean;
  /** Settings that a colleague changed too; nothing is saved while there are any. */
  readonly conflicts: readonly Conflict[];
}

export interface DraftState {
  readonly open: OpenDraft | null;
}

/** One edit: a value for the brand, or nothing to inherit it again. */
export interface Edit {
  /** JSON pointer into the brand file. */
  readonly path: string;
  readonly value?: unknown;
}

interface Edited {
  readonly edits: readonly Edit[];
  readonly at: number;
  readonly isStep?: boolean;
}

interface Answered extends SavedDraft {
  readonly brandId: string;
  /** What was sent, when this answers a save: what was typed meanwhile is newer than that, not in conflict with it. */
  readonly sent?: BrandFile;
}

interface Opened {
  readonly brandId: string;
  readonly defaults: BrandDefaults;
  readonly published: OpenDraft['published'];
  readonly draft: SavedDraft;
  readonly readOnly?: boolean;
}

export const draftSlice = createSlice({
  name: 'draft',
  initialState: (): DraftState => ({ open: null }),
  reducers: {
    opened: (_, { payload: { draft, readOnly = false, ...rest } }: PayloadAction<Opened>): DraftState => ({
      open: {
        ...rest,
        readOnly,
        saved: draft,
        history: startHistory(draft.file),
        status: 'saved',
        inFlight: false,
        conflicts: [],
      },
    }),
    closed: (): DraftState => ({ open: null }),
    /** `at` in ms: edits of one setting in quick succession are one step of undo, unless `isStep` makes them one. */
    edited: (state, { payload }: PayloadAction<Edited>) =>
      change(state, (open) => {
        const { edits, at, isStep = false } = payload;
        const next = applyTo(
          open.history.present,
          edits.map(({ path, value }) => ({ path, after: value })),
        );
        const step = [...edits.map(({ path }) => path), ...(isStep ? [String(at)] : [])];
        return record(open.history, next, step.join('\n'), at);
      }),
    /** Replaces the complete draft: an import, or a return to the published file. */
    replaced: (state, { payload }: PayloadAction<{ readonly file: BrandFile; readonly at: number }>) =>
      change(state, (open) => record(open.history, payload.file, '', payload.at)),
    undone: (state) => change(state, (open) => undo(open.history)),
    redone: (state) => change(state, (open) => redo(open.history)),
    savingStarted: (state) => set(state, { status: 'saving', inFlight: true }),
    savingFailed: (state, { payload }: PayloadAction<ApiError | null>) =>
      set(state, { status: 'failed', inFlight: false, failure: payload }),
    /** A person requests a save, or a retry. */
    saveRequested: (state) => state,
    /** Merges the server's state after an own save or a colleague's. */
    serverAnswered: (state, { payload }: PayloadAction<Answered>) => {
      const open = openOf(state);
      const { brandId, version, file, sent } = payload;
      if (!open || brandId !== open.brandId) return state;
      const { incoming, conflicts } = merge(sent ?? open.saved.file, open.history.present, file);
      const undecided = stillOpen(open, file).filter(({ path }) => conflicts.every((c) => c.path !== path));
      const history =
        incoming.length > 0 ? rewrite(open.history, (each) => applyTo(each, incoming)) : open.history;
      const saved = { version, file };
      return settle({ ...open, saved, history, inFlight: false, conflicts: [...undecided, ...conflicts] });
    },
    publishedUpdated: (state, { payload }: PayloadAction<OpenDraft['published']>) =>
      set(state, { published: payload }),
    conflictResolved: (
      state,
      { payload }: PayloadAction<{ readonly path: string; readonly choice: 'mine' | 'theirs' }>,
    ) => {
      const open = openOf(state);
      const conflict = open?.conflicts.find(({ path }) => path === payload.path);
      if (!open || !conflict) return state;
      const take = [{ path: conflict.path, after: conflict.theirs }];
      const conflicts = open.conflicts.filter((other) => other !== conflict);
      const history =
        payload.choice === 'mine' ? open.history : rewrite(open.history, (each) => applyTo(each, take));
      return settle({ ...open, history, conflicts });
    },
  },
  selectors: { selectOpen: ({ open }) => open },
});

export const {
  opened,
  closed,
  edited,
  replaced,
  undone,
  redone,
  savingStarted,
  savingFailed,
  saveRequested,
  serverAnswered,
  publishedUpdated,
  conflictResolved,
} = draftSlice.actions;
export const { selectOpen } = draftSlice.selectors;

/** What the server does not have yet. */
export const unsaved = ({ saved, history }: OpenDraft) => settingChanges(saved.file, history.present);

/** The plain state: complete files are compared on each edit, which is slow through Immer's proxies. */
function openOf(state: DraftState): OpenDraft | null {
  const plain = isDraft(state) ? original<unknown>(state) : state;
  return (plain as DraftState).open;
}

function change(state: DraftState, next: (open: OpenDraft) => History): DraftState {
  const open = openOf(state);
  return open && !open.readOnly ? settle({ ...open, history: next(open) }) : state;
}

function set(state: DraftState, values: Partial<OpenDraft>): DraftState {
  const open = openOf(state);
  return open ? { open: { ...open, ...values } } : state;
}

function settle(open: OpenDraft): DraftState {
  const status = open.inFlight ? 'saving' : unsaved(open).length === 0 ? 'saved' : 'dirty';
  return { open: { ...open, status } };
}

/** The undecided conflicts, with the current values of the server. */
const stillOpen = ({ conflicts, history }: OpenDraft, file: BrandFile): readonly Conflict[] =>
  conflicts
    .map((conflict) => ({ ...conflict, theirs: valueAt(file, conflict.path) }))
    .filter(({ path, theirs }) => !sameJson(valueAt(history.present, path), theirs));
