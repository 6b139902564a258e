import { baseApi } from '@/api/baseApi';
import { type KeyedArgs, keyedCall } from '@/api/idempotencyKey';
import { historyQuery, type OwnHistory } from '@/api/numberedPages';
import { request } from '#core/contract/request';
import { abortPoll, onSuccess, type RequestLifecycle } from '@/api/requestLifecycle';
import { isDepositOpen } from './depositStatus';
import type { Received } from '#schemas/api/received';

/** A request to deposit by bank transfer or QR code. Amounts are baht. */
export type DepositRequest = NonNullable<Received<'GET /api/auth/deposit-request/my'>>;
/** One row of the member's deposit history. Amounts are baht. */
export type DepositRow = Received<'GET /api/auth/deposit/{uuid}'>['history'][number];

/** An account of the brand that deposits go to. */
export type ReceivingBank = Received<'GET /api/auth/deposit/{uuid}'>['bank'][number];

export interface DepositPage {
  readonly banks: readonly ReceivingBank[];
  readonly rows: readonly DepositRow[];
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null;
}

interface PagedAnswer {
  readonly items: Received<'GET /api/auth/deposit/{uuid}'>;
  readonly next: string | null;
}

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['DepositRequest', 'DepositHistory'] });

/** Deposits by bank transfer and by QR code. */
export const depositApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    /** The open request, or null. */
    getMyDepositRequest: build.query<DepositRequest | null, void>({
      query: () => request('GET /api/auth/deposit-request/my'),
      extraOptions: { failure: 'screen' },
      providesTags: ['DepositRequest'],
    }),

    /** One request by its id. */
    getDepositRequest: build.query<DepositRequest, string>({
      query: (uuid) => request('GET /api/auth/deposit-request/my/{uuid}', { params: { uuid } }),
      extraOptions: { failure: 'screen' },
      onQueryStarted: (_, lifecycle) => closeWhenFinal(lifecycle),
    }),

    /** The member's own deposits, newest first, page by page. */
    getDeposits: build.infiniteQuery<DepositPage, OwnHistory, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.next },
      query: ({ queryArg: { uuid, range }, pageParam }) =>
        request('GET /api/auth/deposit/{uuid}', {
          params: { uuid },
          query: historyQuery(pageParam, range),
        }),
      extraOptions: { paged: true, failure: 'screen' },
      transformResponse: ({ items, next }: PagedAnswer) => ({
        banks: items.bank,
        rows: items.history,
        next,
      }),
      providesTags: ['DepositHistory'],
    }),

    /** Requests a deposit of `amount` baht. */
    createDepositRequest: build.mutation<DepositRequest, KeyedArgs<'POST /api/auth/deposit-request'>>({
      query: keyedCall('POST /api/auth/deposit-request'),
      onQueryStarted: (_, lifecycle) => storeRequest(lifecycle),
      invalidatesTags: ['DepositRequest', 'DepositHistory'],
    }),

    /** Requests a deposit of `amount` baht by QR code. The code is read with the request by its id. */
    createQrRequest: build.mutation<DepositRequest, KeyedArgs<'POST /api/auth/deposit-request/qr'>>({
      query: keyedCall('POST /api/auth/deposit-request/qr'),
      invalidatesTags: ['DepositRequest', 'DepositHistory'],
    }),

    /** Cancels an open request. */
    cancelDepositRequest: build.mutation<DepositRequest, KeyedArgs<'POST /api/auth/deposit-request/cancel'>>({
      query: keyedCall('POST /api/auth/deposit-request/cancel'),
      onQueryStarted: (_, lifecycle) => storeRequest(lifecycle),
      invalidatesTags: ['DepositRequest', 'DepositHistory'],
    }),

    /** Reports that the transfer was made. */
    confirmTransfer: build.mutation<
      DepositRequest,
      KeyedArgs<'POST /api/auth/deposit-request/confirm/transfer'>
    >({
      query: keyedCall('POST /api/auth/deposit-request/confirm/transfer'),
      onQueryStarted: (_, lifecycle) => storeRequest(lifecycle),
      invalidatesTags: ['DepositRequest', 'DepositHistory'],
    }),
  }),
});

type Lifecycle = RequestLifecycle<DepositRequest>;

const storeRequest = (lifecycle: Lifecycle) =>
  onSuccess(lifecycle, async (request, dispatch) => {
    await abortPoll(dispatch(depositApi.util.getRunningQueryThunk('getDepositRequest', request.uuid)));
    void dispatch(depositApi.util.upsertQueryData('getDepositRequest', request.uuid, request));
  });

/** A final request is no longer the open one, and the history has changed. */
const closeWhenFinal = (lifecycle: Lifecycle) =>
  onSuccess(lifecycle, ({ uuid, status }, dispatch) => {
    if (isDepositOpen(status)) return;
    const withoutIt = (open: DepositRequest | null) => (open?.uuid === uuid ? null : open);
    dispatch(depositApi.util.updateQueryData('getMyDepositRequest', undefined, withoutIt));
    dispatch(depositApi.util.invalidateTags(['DepositHistory']));
  });

export const {
  useGetDepositRequestQuery,
  useGetMyDepositRequestQuery,
  useGetDepositsInfiniteQuery,
  useCreateDepositRequestMutation,
  useCreateQrRequestMutation,
  useCancelDepositRequestMutation,
  useConfirmTransferMutation,
} = depositApi;
