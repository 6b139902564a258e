import { baseApi } from '@/api/baseApi';
import type { Keyed } from '@/api/idempotencyKey';
import { type CursorPage, cursorPages, cursorQuery } from '@/api/numberedPages';
import { request } from '#core/contract/request';
import type { DateRange } from '@/lib/dateRange';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

type Balance = Received<'GET /api/auth/affiliate/bonus/{username}'>;
type MoveCall = Calls['POST /api/auth/affiliate/withdraw/{username}'];

/** Income of the member in baht by source. */
export type AffiliateBalance = Balance;
export type IncomeType = MoveCall['body']['type'];

/** A friend whom the member invited, name masked. */
export type Friend = Received<'GET /api/auth/affiliate/downline/{username}'>[number];

/** What friends earned the member; any figure of a friend may be missing. */
export type DownlineBonus = Received<'POST /api/auth/affiliate/downline/bonus/{username}'>;
export type FriendBonus = DownlineBonus['downline_users'][string];

/** One friend on one day. */
export type IncomeRow = Received<'POST /api/auth/log/affiliate/{username}'>[number];

interface Within extends DateRange {
  readonly username: string;
}

const shownOnScreen = { failure: 'screen' } as const;

/** The affiliate programme. */
export const affiliateApi = baseApi.enhanceEndpoints({ addTagTypes: ['AffiliateBalance'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The member's own inviter code. */
    getAffiliateCode: build.query<Received<'GET /api/auth/affiliate/code/{uuid}'>, string>({
      query: (uuid) => request('GET /api/auth/affiliate/code/{uuid}', { params: { uuid } }),
      extraOptions: shownOnScreen,
    }),

    /** Income that can be transferred to the wallet. */
    getAffiliateBalance: build.query<AffiliateBalance, string>({
      query: (username) => request('GET /api/auth/affiliate/bonus/{username}', { params: { username } }),
      providesTags: ['AffiliateBalance'],
      extraOptions: shownOnScreen,
    }),

    /** Transfers income to the main wallet. */
    moveIncome: build.mutation<
      Received<'POST /api/auth/affiliate/withdraw/{username}'>,
      MoveCall['params'] & MoveCall['body'] & Keyed
    >({
      query: ({ username, idempotencyKey, ...body }) =>
        request(
          'POST /api/auth/affiliate/withdraw/{username}',
          { params: { username }, body },
          { idempotencyKey },
        ),
      invalidatesTags: ['AffiliateBalance'],
    }),

    /** Friends, newest first, page by page. */
    getDownline: build.infiniteQuery<CursorPage<Friend>, string, string | null>({
      ...cursorPages<Friend>(),
      query: ({ queryArg: username, pageParam }) =>
        request('GET /api/auth/affiliate/downline/{username}', {
          params: { username },
          query: cursorQuery(pageParam),
        }),
    }),

    /** What friends earned the member between two days. */
    getDownlineBonus: build.query<DownlineBonus, Within>({
      query: ({ username, ...body }) =>
        request('POST /api/auth/affiliate/downline/bonus/{username}', { params: { username }, body }),
      extraOptions: shownOnScreen,
    }),

    /** Commission by day and friend. */
    getIncomeLog: build.infiniteQuery<CursorPage<IncomeRow>, Within, string | null>({
      ...cursorPages<IncomeRow>(),
      query: ({ queryArg: { username, ...range }, pageParam }) =>
        request('POST /api/auth/log/affiliate/{username}', {
          params: { username },
          query: cursorQuery(pageParam),
          body: { type: 'af', ...range },
        }),
    }),
  }),
});

export const {
  useGetAffiliateCodeQuery,
  useGetAffiliateBalanceQuery,
  useMoveIncomeMutation,
  useGetDownlineInfiniteQuery,
  useGetDownlineBonusQuery,
  useGetIncomeLogInfiniteQuery,
} = affiliateApi;
