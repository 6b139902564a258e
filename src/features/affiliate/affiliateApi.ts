import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { DateRange } from '@/lib/dateRange';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

type Balance = Received<'GET /api/auth/affiliate/bonus/{username}'>;
type MoveCall = Calls['POST /api/auth/affiliate/withdraw/{username}'];

/** Income of the member in baht, by where it comes from. */
export type AffiliateBalance = Balance;
export type IncomeType = MoveCall['body']['type'];

/** A friend whom the member invited, name masked. */
export type Friend = Received<'GET /api/auth/affiliate/downline/{username}'>[number];

/** What friends earned the member; any figure of a friend may be missing (ENT-16). */
export type DownlineBonus = Received<'POST /api/auth/affiliate/downline/bonus/{username}'>;
export type FriendBonus = DownlineBonus['downline_users'][string];

/** One friend on one day. */
export type IncomeRow = Received<'POST /api/auth/log/affiliate/{username}'>[number];

interface Page<Row> {
  readonly rows: readonly Row[];
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
}

interface Answer<Row> {
  readonly items: Row[];
  readonly next: string | null;
}

interface Within extends DateRange {
  readonly username: string;
}

interface Keyed {
  /** Made and kept before sending, so that a repeat has one effect (M6, W8). */
  readonly idempotencyKey: string;
}

const pages = { initialPageParam: null, getNextPageParam: (page: Page<unknown>) => page.next };
const paged = { paged: true, failure: 'screen' } as const;
const told = { failure: 'screen' } as const;
const toPage = <Row>({ items, next }: Answer<Row>): Page<Row> => ({ rows: items, next });

/** The affiliate programme. */
export const affiliateApi = baseApi.enhanceEndpoints({ addTagTypes: ['AffiliateBalance'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The member's own inviter code (API-136). */
    getAffiliateCode: build.query<Received<'GET /api/auth/affiliate/code/{uuid}'>, string>({
      query: (uuid) => request('GET /api/auth/affiliate/code/{uuid}', { params: { uuid } }),
      extraOptions: told,
    }),

    /** Income that can be moved to the wallet (API-134). */
    getAffiliateBalance: build.query<AffiliateBalance, string>({
      query: (username) => request('GET /api/auth/affiliate/bonus/{username}', { params: { username } }),
      providesTags: ['AffiliateBalance'],
      extraOptions: told,
    }),

    /** Moves income to the main wallet (API-137). */
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

    /** Friends, newest first, page by page (API-135). */
    getDownline: build.infiniteQuery<Page<Friend>, string, string | null>({
      infiniteQueryOptions: pages,
      query: ({ queryArg: username, pageParam }) =>
        request('GET /api/auth/affiliate/downline/{username}', {
          params: { username },
          query: pageParam ? { cursor: pageParam } : {},
        }),
      extraOptions: paged,
      transformResponse: toPage<Friend>,
    }),

    /** What friends earned the member between two days (API-138). */
    getDownlineBonus: build.query<DownlineBonus, Within>({
      query: ({ username, ...body }) =>
        request('POST /api/auth/affiliate/downline/bonus/{username}', { params: { username }, body }),
      extraOptions: told,
    }),

    /** The same day by day (API-139). */
    getIncomeLog: build.infiniteQuery<Page<IncomeRow>, Within, string | null>({
      infiniteQueryOptions: pages,
      query: ({ queryArg: { username, ...range }, pageParam }) =>
        request('POST /api/auth/log/affiliate/{username}', {
          params: { username },
          query: pageParam ? { cursor: pageParam } : {},
          body: { type: 'af', ...range },
        }),
      extraOptions: paged,
      transformResponse: toPage<IncomeRow>,
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
