import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

/** Credit that staff added (`ADD`) or took (`TAKE`), with the reason; the amount is baht. */
export type Adjustment = Received<'GET /api/auth/user/adjustment'>[number];

interface AdjustmentPage {
  readonly rows: readonly Adjustment[];
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null;
}

const adjustmentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Adjustments by staff, newest first, page by page. */
    getAdjustments: build.infiniteQuery<AdjustmentPage, void, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.next },
      query: ({ pageParam }) =>
        request('GET /api/auth/user/adjustment', { query: pageParam ? { cursor: pageParam } : {} }),
      extraOptions: { paged: true, failure: 'screen' },
      transformResponse: ({ items, next }: { items: Adjustment[]; next: string | null }) => ({
        rows: items,
        next,
      }),
    }),
  }),
});

export const { useGetAdjustmentsInfiniteQuery } = adjustmentApi;
