import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { BrandFile } from '#schemas/brand/brandFile';
import { brandsApi } from '../api/brandsApi';
import { type DraftState, publishedUpdated, type SavedDraft, selectOpen, serverAnswered } from './draftSlice';

interface Root {
  readonly draft: DraftState;
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
