import type { CallKey, Calls } from '#schemas/api/contract';
import { type Args, mutation, type Page, pages, query, requestOf, staffApi } from '@backoffice/api/staffApi';

const LINES = 'GET /api/staff/bank-transfer';
const DEPOSITS = 'GET /api/staff/deposit';
const MATCH = 'POST /api/staff/bank-transfer/{uuid}/match';
const BALANCES = 'GET /api/staff/brand/{brandId}/trial-balance';
const HISTORY = 'GET /api/staff/brand/{brandId}/withdrawal-freeze/history';

export type BankLine = Calls[typeof LINES]['data'][number];
export type Claim = Calls[typeof DEPOSITS]['data'][number];
export type TrialBalance = Calls[typeof BALANCES]['data'][number];
export type FreezeChange = Calls[typeof HISTORY]['data'][number];

interface OfBrand {
  readonly brandId: string;
}

/** A call that belongs to the brand of its host, made for another brand. */
const atBrand = <K extends CallKey>(key: K, brandId: string, args: Args<K>) => ({
  ...requestOf(key, args),
  headers: { 'web-hostname': `${brandId}.localhost` },
});

const nextOf = (cursor: string | null) => (cursor === null ? {} : { cursor });

export const reconciliationApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getLines: build.infiniteQuery<Page<BankLine>, OfBrand, string | null>({
      ...pages,
      query: ({ queryArg: { brandId }, pageParam }) =>
        atBrand(LINES, brandId, { status: 'UNMATCHED', limit: '50', ...nextOf(pageParam) }),
      providesTags: ['Reconciliation'],
    }),
    getClaims: build.infiniteQuery<
      Page<Claim>,
      OfBrand & { readonly status: 'PENDING' | 'TRANSFERRED' },
      string | null
    >({
      ...pages,
      query: ({ queryArg: { brandId, status }, pageParam }) =>
        atBrand(DEPOSITS, brandId, { status, limit: '50', ...nextOf(pageParam) }),
      providesTags: ['Reconciliation'],
    }),
    match: build.mutation<BankLine, OfBrand & Args<typeof MATCH>>({
      query: ({ brandId, ...args }) => atBrand(MATCH, brandId, args),
      invalidatesTags: ['Reconciliation', 'QueueCount', 'Queue'],
    }),
    getBalances: build.infiniteQuery<Page<TrialBalance>, OfBrand, string | null>({
      ...pages,
      query: ({ queryArg, pageParam }) => requestOf(BALANCES, { ...queryArg, ...nextOf(pageParam) }),
      providesTags: ['TrialBalance'],
    }),
    createBalance: mutation(build, 'POST /api/staff/brand/{brandId}/trial-balance', {
      invalidatesTags: ['TrialBalance', 'Freeze'],
    }),
    getFreeze: query(build, 'GET /api/staff/brand/{brandId}/withdrawal-freeze', { providesTags: ['Freeze'] }),
    setFreeze: mutation(build, 'POST /api/staff/brand/{brandId}/withdrawal-freeze', {
      invalidatesTags: ['Freeze'],
    }),
    getFreezeHistory: build.infiniteQuery<Page<FreezeChange>, OfBrand, string | null>({
      ...pages,
      query: ({ queryArg, pageParam }) => requestOf(HISTORY, { ...queryArg, ...nextOf(pageParam) }),
      providesTags: ['Freeze'],
    }),
  }),
});

export const {
  useGetLinesInfiniteQuery,
  useGetClaimsInfiniteQuery,
  useMatchMutation,
  useGetBalancesInfiniteQuery,
  useCreateBalanceMutation,
  useGetFreezeQuery,
  useSetFreezeMutation,
  useGetFreezeHistoryInfiniteQuery,
} = reconciliationApi;
