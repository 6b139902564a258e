import { changesBody } from '../draft/merge';
import type { ApiError } from '#core/contract/apiError';
import type { StudioDispatch } from './createStudioStore';
import { brandsApi } from '../api/brandsApi';
import { readError } from '@backoffice/api/staffApi';
import type { Step } from '../draft/applyToOtherBrand';

/** What became of a save: done, met by a colleague's change of the same setting, or refused. */
export type Outcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: ApiError | undefined };

/**
 * Saves changes into the draft of a brand that is not open. That draft is refetched in any case, so
 * that the next try begins at what the server has.
 */
export async function saveOtherDraft(
  dispatch: StudioDispatch,
  brandId: string,
  steps: readonly Step[],
): Promise<Outcome> {
  const changes = changesBody(steps);
  const { data, error } = await dispatch(brandsApi.endpoints.saveDraft.initiate({ brandId, changes }));
  if (data) {
    dispatch(
      brandsApi.util.updateQueryData('getWorkspace', { brandId }, ({ draft }) => {
        Object.assign(draft, data);
      }),
    );
    return { kind: 'saved' };
  }
  const failure = readError(error);
  if (failure?.code !== 'DRAFT_CONFLICT') return { kind: 'failed', error: failure };
  // The list of files as well as the open workspace were read before the colleague's save.
  dispatch(brandsApi.util.invalidateTags(['Brand', { type: 'Workspace', id: brandId }]));
  return { kind: 'conflict' };
}
