import { changesBody } from './merge';
import { createListenerMiddleware, isAnyOf, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '#core/brand/json';
import type { BrandFile } from '#schemas/brand/brandFile';
import { loggedIn, readError } from '@backoffice/api/staffApi';
import type { ApiError } from '#core/contract/apiError';
import { brandsApi } from '../api/brandsApi';
import {
  closed,
  conflictResolved,
  type DraftState,
  edited,
  type OpenDraft,
  opened,
  redone,
  replaced,
  type SavedDraft,
  saveRequested,
  savingFailed,
  savingStarted,
  selectOpen,
  serverAnswered,
  undone,
  unsaved,
  publishedUpdated,
} from './draftSlice';

/** Rest after the last edit before it is saved, and before a failed save is tried again, in ms. */
const IDLE_DELAY = 500;
const RETRY = 4_000;

interface Root {
  readonly draft: DraftState;
}

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Saves the draft while it is edited: one save at a time, each with the changes since the last, so that own edits
 * never meet each other. A conflict stops saving until somebody decides.
 */
export function createAutosave() {
  const autosave = createListenerMiddleware<Root>();
  autosave.startListening({
    matcher: isAnyOf(
      edited,
      undone,
      redone,
      replaced,
      conflictResolved,
      savingFailed,
      saveRequested,
      loggedIn,
    ),
    effect: async (action, api) => {
      const isRefused = savingFailed.match(action) && !isPassing(action.payload);
      if (isRefused) return;
      api.cancelActiveListeners();
      await api.delay(savingFailed.match(action) ? RETRY : isRequested(action) ? 0 : IDLE_DELAY);
      // Not cancelled from here on: the answer to a sent save must be processed.
      api.unsubscribe();
      const failed = await saveAll(() => selectOpen(api.getState()), api.dispatch).finally(() => {
        api.subscribe();
      });
      // Dispatched only now, so that this listener receives it and retries.
      if (failed) api.dispatch(failed);
    },
  });
  autosave.startListening({
    matcher: isAnyOf(opened, closed),
    effect: async (_, api) => {
      const left = selectOpen(api.getOriginalState());
      if (left && isUnsaved(left)) await save(left, api.dispatch);
    },
  });
  return autosave.middleware;
}

const isRequested = isAnyOf(saveRequested, loggedIn);

/** A temporary failure. A refused draft is refused again until it changes. */
const isPassing = (failure: ApiError | null): boolean =>
  failure === null || failure.unanswered === true || failure.status >= 500 || failure.status === 429;

/** @returns why it stopped, when not because all is saved. */
async function saveAll(read: () => OpenDraft | null, dispatch: Dispatch): Promise<UnknownAction | undefined> {
  for (let open = read(); open && isUnsaved(open); open = read()) {
    dispatch(savingStarted());
    const answered = await save(open, dispatch);
    const isFailed = savingFailed.match(answered);
    const now = read();
    if (now?.brandId !== open.brandId) continue;
    // What was typed meanwhile may fix it.
    if (isFailed && now.history.present === open.history.present) return answered;
    dispatch(answered);
  }
  return undefined;
}

const isUnsaved = (open: OpenDraft): boolean => open.conflicts.length === 0 && unsaved(open).length > 0;

async function save(open: OpenDraft, dispatch: Dispatch): Promise<UnknownAction> {
  const { brandId } = open;
  const sent: BrandFile = open.history.present;
  const changes = changesBody(unsaved(open));
  const answer = await dispatch(brandsApi.endpoints.saveDraft.initiate({ brandId, changes }));
  const saved = readDraft(answer.data);
  if (saved) return serverAnswered({ brandId, ...saved, sent });
  const failure = readError(answer.error) ?? null;
  if (failure?.code !== 'DRAFT_CONFLICT') return savingFailed(failure);
  return fetchTheirs(brandId, dispatch);
}

/** What the server has now: the colleague's change that a save met. */
async function fetchTheirs(brandId: string, dispatch: Dispatch): Promise<UnknownAction> {
  const call = brandsApi.endpoints.getWorkspace.initiate(
    { brandId },
    { forceRefetch: true, subscribe: false },
  );
  const { data, error } = await dispatch(call);
  const theirs = readDraft(data?.draft);
  if (!theirs) return savingFailed(readError(error) ?? null);
  return serverAnswered({ brandId, ...theirs });
}

/** A draft without its file is no answer: all would count as unsaved and be sent again at once, without end. */
function readDraft(data: unknown): SavedDraft | undefined {
  if (!isRecord(data) || typeof data['version'] !== 'number' || !isRecord(data['file'])) return undefined;
  return { version: data['version'], file: data['file'] as unknown as BrandFile };
}

const { matchPending, matchFulfilled, matchRejected } = brandsApi.endpoints.getWorkspace;

/**
 * Whenever the open brand is fetched again, what colleagues did comes in: their edits, a discarded draft, a new
 * revision. A response older than an own save is ignored.
 */
export function createWorkspaceSync() {
  const sync = createListenerMiddleware<Root>();
  const savedThen = new Map<string, SavedDraft | undefined>();

  sync.startListening({
    matcher: matchPending,
    effect: ({ meta }, api) => {
      savedThen.set(meta.requestId, selectOpen(api.getOriginalState())?.saved);
    },
  });
  sync.startListening({
    matcher: matchRejected,
    effect: ({ meta }) => {
      savedThen.delete(meta.requestId);
    },
  });
  sync.startListening({
    matcher: matchFulfilled,
    effect: ({ meta, payload }, api) => {
      const known = savedThen.get(meta.requestId);
      savedThen.delete(meta.requestId);
      const open = selectOpen(api.getState());
      const { brandId, published, draft } = payload;
      if (open?.brandId !== brandId) return;
      if (published.revision > open.published.revision)
        api.dispatch(publishedUpdated({ revision: published.revision, file: published.file as BrandFile }));
      if (known === open.saved && !open.inFlight)
        api.dispatch(serverAnswered({ brandId, version: draft.version, file: draft.file as BrandFile }));
    },
  });
  return sync.middleware;
}
