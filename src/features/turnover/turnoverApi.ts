import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

/** What has to be staked before a withdrawal; amounts are baht. */
export type Requirement = Received<'GET /api/auth/turnover/history'>[number];

export interface TurnoverNow {
  /** Baht that have to be staked before a withdrawal; 0 when nothing stands in the way. */
  readonly left: number;
  /** Open ones, the oldest first. */
  readonly requirements: readonly Requirement[];
}

interface TurnoverPage {
  readonly rows: readonly Requirement[];
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
}

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Turnover'] });

export const turnoverApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    getTurnover: build.query<TurnoverNow, void>({
      query: () => request('GET /api/auth/turnover'),
      extraOptions: { failure: 'screen' },
      transformResponse: ({ left, requirements }: Received<'GET /api/auth/turnover'>) => ({
        left: left ?? 0,
        requirements,
      }),
      providesTags: ['Turnover'],
    }),

    /** Every requirement, newest first, page by page. */
    getTurnoverHistory: build.infiniteQuery<TurnoverPage, void, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.next },
      query: ({ pageParam }) =>
        request('GET /api/auth/turnover/history', { query: pageParam ? { cursor: pageParam } : {} }),
      extraOptions: { paged: true, failure: 'screen' },
      transformResponse: ({ items, next }: { items: Requirement[]; next: string | null }) => ({
        rows: items,
        next,
      }),
      providesTags: ['Turnover'],
    }),
  }),
});

export const { useGetTurnoverQuery, useGetTurnoverHistoryInfiniteQuery } = turnoverApi;
