import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { DateRange } from '@/lib/dateRange';
import type { Received } from '#schemas/api/received';

/** Win/loss of one member on one day, in baht. */
export type WinlostRow = Received<'POST /api/auth/log/affiliate/{username}'>[number];

interface Page {
  readonly rows: readonly WinlostRow[];
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null;
}

/** Win/loss of the member and of the downline. */
export const winlostApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Rows between two days, in pages of the maximum size, because totals need all rows. */
    getWinlost: build.infiniteQuery<Page, DateRange & { readonly username: string }, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.next },
      query: ({ queryArg: { username, ...range }, pageParam }) =>
        request('POST /api/auth/log/affiliate/{username}', {
          params: { username },
          query: { limit: '100', ...(pageParam && { cursor: pageParam }) },
          body: { type: 'wl', ...range },
        }),
      extraOptions: { paged: true, failure: 'screen' },
      transformResponse: ({ items, next }: { items: WinlostRow[]; next: string | null }) => ({
        rows: items,
        next,
      }),
    }),
  }),
});

export const { useGetWinlostInfiniteQuery } = winlostApi;
