import { baseApi } from '@/api/baseApi';
import type { Keyed } from '@/api/idempotencyKey';
import { type CursorPage, cursorPages, cursorQuery } from '@/api/numberedPages';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

/** The refund of the member's own losses; amounts are baht. */
export type Cashback = Received<'GET /api/auth/user/cashback'>;
export type Claimed = Received<'POST /api/auth/user/cashback/claim'>;
export type CashbackDay = Received<'GET /api/auth/user/cashback/history'>[number];

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Cashback', 'Turnover'] });

export const cashbackApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    getCashback: build.query<Cashback, void>({
      query: () => request('GET /api/auth/user/cashback'),
      providesTags: ['Cashback'],
      extraOptions: { failure: 'screen' },
    }),

    /** Finished days of play, newest first, page by page. */
    getCashbackDays: build.infiniteQuery<CursorPage<CashbackDay>, void, string | null>({
      ...cursorPages<CashbackDay>(),
      query: ({ pageParam }) =>
        request('GET /api/auth/user/cashback/history', { query: cursorQuery(pageParam) }),
      providesTags: ['Cashback'],
    }),

    /** Moves everything that waits to the wallet; it may open a turnover requirement. */
    claimCashback: build.mutation<Claimed, Keyed>({
      query: ({ idempotencyKey }) =>
        request('POST /api/auth/user/cashback/claim', { body: {} }, { idempotencyKey }),
      invalidatesTags: ['Cashback', 'Turnover'],
    }),
  }),
});

export const { useGetCashbackQuery, useGetCashbackDaysInfiniteQuery, useClaimCashbackMutation } = cashbackApi;
