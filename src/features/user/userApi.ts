import { baseApi } from '@/api/baseApi';
import { type CursorPage, cursorPages, historyQuery, type HistoryRange } from '@/api/numberedPages';
import { request } from '#core/contract/request';
import { onSuccess } from '@/api/requestLifecycle';
import { levelChanged, userChanged } from '@/api/session';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

type BankCode = 'POST /api/auth/user/bank/code';
type BankChange = 'POST /api/auth/user/bank/change';

/** Profile, level and credit of the member. */
export const userApi = baseApi.enhanceEndpoints({ addTagTypes: ['Profile', 'Level'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Full profile; it updates the session's user. */
    getProfile: build.query<Received<'GET /api/auth/user/detail/{uuid}'>, string>({
      query: (uuid) => request('GET /api/auth/user/detail/{uuid}', { params: { uuid } }),
      providesTags: ['Profile'],
      onQueryStarted: (_, lifecycle) => onSuccess(lifecycle, (user, dispatch) => dispatch(userChanged(user))),
    }),

    /** Short profile, after something in the header may have changed. */
    refreshUser: build.mutation<Received<'GET /api/auth/user/{uuid}'>, string>({
      query: (uuid) => request('GET /api/auth/user/{uuid}', { params: { uuid } }),
      onQueryStarted: (_, lifecycle) => onSuccess(lifecycle, (user, dispatch) => dispatch(userChanged(user))),
    }),

    /** Level and deposit totals; the latest level is written to every copy. */
    getLevel: build.query<Received<'GET /api/auth/user/level/{uuid}'>, string>({
      query: (uuid) => request('GET /api/auth/user/level/{uuid}', { params: { uuid } }),
      providesTags: ['Level'],
      onQueryStarted: (_, lifecycle) =>
        onSuccess(lifecycle, ({ level }, dispatch) => dispatch(levelChanged(level))),
    }),

    /** Sends a code that confirms a change of the payout account. */
    sendBankCode: build.mutation<Received<BankCode>, Calls[BankCode]['body']>({
      query: (body) => request('POST /api/auth/user/bank/code', { body }),
    }),

    /** Changes the payout account with its code. */
    changeBank: build.mutation<Received<BankChange>, Calls[BankChange]['body']>({
      query: (body) => request('POST /api/auth/user/bank/change', { body }),
      onQueryStarted: (_, lifecycle) =>
        onSuccess(lifecycle, ({ bank }, dispatch) => dispatch(userChanged({ user_bank: bank }))),
    }),

    /** Changes the password; this session stays, the others end. */
    changePassword: build.mutation<
      null,
      { readonly uuid: string; readonly body: Calls['POST /api/auth/user/change-password/{uuid}']['body'] }
    >({
      query: ({ uuid, body }) =>
        request('POST /api/auth/user/change-password/{uuid}', { params: { uuid }, body }),
    }),
  }),
});

export const {
  useGetProfileQuery,
  useRefreshUserMutation,
  useGetLevelQuery,
  useSendBankCodeMutation,
  useChangeBankMutation,
  useChangePasswordMutation,
} = userApi;

/** Credit that staff added (`ADD`) or took (`TAKE`), with the reason; the amount is baht. */
export type Adjustment = Received<'GET /api/auth/user/adjustment'>[number];

const adjustmentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Adjustments by staff, newest first, page by page. */
    getAdjustments: build.infiniteQuery<CursorPage<Adjustment>, HistoryRange, string | null>({
      ...cursorPages<Adjustment>(),
      query: ({ queryArg: range, pageParam }) =>
        request('GET /api/auth/user/adjustment', { query: historyQuery(pageParam, range) }),
    }),
  }),
});

export const { useGetAdjustmentsInfiniteQuery } = adjustmentApi;
