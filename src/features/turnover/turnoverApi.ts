import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

/** Turnover required before a withdrawal; amounts are baht. */
export type Requirement = Received<'GET /api/auth/turnover/history'>[number];

export interface TurnoverNow {
  /** Baht to stake before a withdrawal; 0 when nothing blocks it. */
  readonly left: number;
  /** Open requirements, oldest first. */
  readonly requirements: readonly Requirement[];
}

interface TurnoverPage {
  readonly rows: readonly Requirement[];
  /** Cursor of the next page; null on the last page. */
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

    /** All requirements, newest first, page by page. */
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
