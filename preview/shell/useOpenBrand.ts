import { useEffect, useRef, useState } from 'react';
import type { BrandFile } from '#schemas/brand/brandFile';
import { brandsApi, useGetDefaultsQuery, useGetWorkspaceQuery } from '@studio/core/api/brandsApi';
import { useGetBrandsQuery, polled } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import { prefetchUsed, selectPrefetchedAt } from '@studio/core/store/navigationSlice';
import { closed, opened, selectOpen } from '@studio/core/draft/draftSlice';
import { useStudioDispatch, useStudioSelector, useStudioStore } from '@studio/core/store/createStudioStore';
import { writePreference } from '@backoffice/browser/preferences';

/** Opens a brand for editing while the page is mounted, and synchronizes changes of colleagues. */
export function useOpenBrand(brandId: string) {
  const dispatch = useStudioDispatch();
  const defaults = useGetDefaultsQuery();
  const store = useStudioStore();
  const [early] = useState(() => selectPrefetchedAt(store.getState(), brandId, Date.now()));
  const workspace = useGetWorkspaceQuery({ brandId }, { refetchOnMountOrArgChange: early === undefined });
  const openId = useStudioSelector((state) => selectOpen(state)?.brandId);
  const { currentData, isFetching, fulfilledTimeStamp = 0 } = workspace;
  const entered = useRef(0);
  const isReady = openId === brandId;

  useEffect(() => {
    entered.current = early ?? Date.now();
    return () => {
      dispatch(prefetchUsed());
    };
  }, [dispatch, brandId, early]);
  useEffect(() => {
    // What an earlier visit left in the cache is not what the server has now.
    if (fulfilledTimeStamp < entered.current) return;
    if (isReady || isFetching || !currentData || !defaults.data) return;
    const { published, draft } = currentData;
    const file = (json: unknown) => json as BrandFile;
    dispatch(
      opened({
        brandId,
        defaults: defaults.data,
        published: { revision: published.revision, file: file(published.file) },
        draft: { version: draft.version, file: file(draft.file) },
        readOnly: !may(currentData, 'drafts.edit'),
      }),
    );
    writePreference('brand', brandId);
  }, [dispatch, brandId, isReady, isFetching, fulfilledTimeStamp, currentData, defaults.data]);

  useEffect(
    () => () => {
      dispatch(closed());
    },
    [dispatch, brandId],
  );

  useColleagues(brandId);
  return {
    isReady,
    error: isReady ? undefined : (workspace.error ?? defaults.error),
    retry: () => {
      void workspace.refetch();
      if (defaults.isError) void defaults.refetch();
    },
  };
}

/** Refetches the brand when the list of brands shows that another person saved, discarded or published it. */
function useColleagues(brandId: string): void {
  const dispatch = useStudioDispatch();
  const store = useStudioStore();
  const { data: brands } = useGetBrandsQuery(undefined, { ...polled, refetchOnFocus: true });
  const summary = brands?.find((brand) => brand.brandId === brandId);
  const listed = summary && `${summary.draft?.version ?? 0} ${summary.revision}`;
  useEffect(() => {
    // Read only now: a list older than one's own save is no reason to fetch.
    const open = selectOpen(store.getState());
    if (listed === undefined || open?.status !== 'saved') return;
    if (listed === `${open.saved.version} ${open.published.revision}`) return;
    const once = { forceRefetch: true, subscribe: false } as const;
    void dispatch(brandsApi.endpoints.getWorkspace.initiate({ brandId }, once));
  }, [dispatch, store, brandId, listed]);
}
