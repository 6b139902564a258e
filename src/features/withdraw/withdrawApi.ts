import { baseApi } from '@/api/baseApi';
import { type KeyedArgs, keyedCall } from '@/api/idempotencyKey';
import { type CursorPage, cursorPages, historyQuery, type OwnHistory } from '@/api/numberedPages';
import { request } from '#core/contract/request';
import { abortPoll, onSuccess, type RequestLifecycle } from '@/api/requestLifecycle';
import { isBlocking } from './withdrawStatus';
import type { Received } from '#schemas/api/received';

/** A withdrawal as its owner sees it. The amount is baht, the account number masked. */
export type Withdrawal = Received<'POST /api/auth/withdraw/{uuid}'>;

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Withdrawal', 'WithdrawHistory'] });
const changed = ['Withdrawal', 'WithdrawHistory'] as const;

/** Withdrawals to the member's own bank account. */
export const withdrawApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    /** The open withdrawals; the platform allows one. */
    getOpenWithdrawals: build.query<readonly Withdrawal[], string>({
      query: (uuid) => request('GET /api/auth/withdraw/withdraw-request/{uuid}', { params: { uuid } }),
      extraOptions: { failure: 'screen' },
      providesTags: ['Withdrawal'],
    }),

    /** One withdrawal by its id. */
    getWithdrawal: build.query<Withdrawal, string>({
      query: (uuid) => request('GET /api/auth/withdraw/my/{uuid}', { params: { uuid } }),
      extraOptions: { failure: 'screen' },
      onQueryStarted: (_, lifecycle) => closeWhenDone(lifecycle),
    }),

    /** The latest hundred withdrawals, enough to compute today's remaining limits. */
    getLatestWithdrawals: build.query<readonly Withdrawal[], string>({
      query: (uuid) =>
        request('GET /api/auth/withdraw/withdraw-history/{uuid}', {
          params: { uuid },
          query: { limit: '100' },
        }),
      extraOptions: { failure: 'screen' },
      providesTags: ['WithdrawHistory'],
    }),

    /** The member's own withdrawals, newest first, page by page. */
    getWithdrawals: build.infiniteQuery<CursorPage<Withdrawal>, OwnHistory, string | null>({
      ...cursorPages<Withdrawal>(),
      query: ({ queryArg: { uuid, range }, pageParam }) =>
        request('GET /api/auth/withdraw/withdraw-history/{uuid}', {
          params: { uuid },
          query: historyQuery(pageParam, range),
        }),
      providesTags: ['WithdrawHistory'],
    }),

    /** Requests a withdrawal of `amount` whole baht. */
    withdraw: build.mutation<
      Withdrawal,
      { readonly uuid: string } & KeyedArgs<'POST /api/auth/withdraw/{uuid}'>
    >({
      query: ({ uuid, amount, idempotencyKey }) =>
        request('POST /api/auth/withdraw/{uuid}', { params: { uuid }, body: { amount } }, { idempotencyKey }),
      onQueryStarted: (_, lifecycle) => storeWithdrawal(lifecycle),
      invalidatesTags: [...changed],
    }),

    /** Requests a withdrawal of the complete balance. */
    withdrawEverything: build.mutation<Withdrawal, KeyedArgs<'POST /api/auth/user/transfer/to/bank'>>({
      query: keyedCall('POST /api/auth/user/transfer/to/bank'),
      onQueryStarted: (_, lifecycle) => storeWithdrawal(lifecycle),
      invalidatesTags: [...changed],
    }),

    /** Retries a failed withdrawal. */
    retryWithdrawal: build.mutation<Withdrawal, KeyedArgs<'POST /api/auth/withdraw/retry'>>({
      query: keyedCall('POST /api/auth/withdraw/retry'),
      onQueryStarted: (_, lifecycle) => storeWithdrawal(lifecycle),
      invalidatesTags: [...changed],
    }),
  }),
});

type Lifecycle = RequestLifecycle<Withdrawal>;

const storeWithdrawal = (lifecycle: Lifecycle) =>
  onSuccess(lifecycle, async (withdrawal, dispatch) => {
    await abortPoll(dispatch(withdrawApi.util.getRunningQueryThunk('getWithdrawal', withdrawal.uuid)));
    void dispatch(withdrawApi.util.upsertQueryData('getWithdrawal', withdrawal.uuid, withdrawal));
  });

/** Another withdrawal may be requested once this one is final. */
const closeWhenDone = (lifecycle: Lifecycle) =>
  onSuccess(lifecycle, ({ status }, dispatch) => {
    if (!isBlocking(status)) dispatch(withdrawApi.util.invalidateTags(['Withdrawal']));
  });

export const {
  useGetWithdrawalQuery,
  useGetOpenWithdrawalsQuery,
  useGetLatestWithdrawalsQuery,
  useGetWithdrawalsInfiniteQuery,
  useWithdrawMutation,
  useWithdrawEverythingMutation,
  useRetryWithdrawalMutation,
} = withdrawApi;
