import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

type Area = 'api/auth/responsible-play';
type Post<Name extends string> = `POST /${Area}/${Name}`;

/** The member's limits, break and play time; amounts are baht. */
export type PlayStanding = Received<`GET /${Area}`>;
export type DepositLimit = PlayStanding['limits'][number];
export type PlayBreak = NonNullable<PlayStanding['playBreak']>;
export type NetPosition = Received<`GET /${Area}/net-position`>;

type Answer = PlayStanding;
type BodyOf<Name extends string> = Post<Name> extends keyof Calls ? Calls[Post<Name>]['body'] : never;

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['PlayStanding'] });

/** Limits that members set for themselves. */
const responsiblePlayApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    getPlayStanding: build.query<PlayStanding, void>({
      query: () => request('GET /api/auth/responsible-play'),
      providesTags: ['PlayStanding'],
      extraOptions: { failure: 'screen' },
    }),
    /** Deposits minus withdrawals. */
    getNetPosition: build.query<NetPosition, void>({
      query: () => request('GET /api/auth/responsible-play/net-position'),
      extraOptions: { failure: 'screen' },
    }),
    /** A lower limit applies immediately, a higher one after a waiting period. */
    setLimit: build.mutation<Answer, BodyOf<'limit'>>({
      query: (body) => request('POST /api/auth/responsible-play/limit', { body }),
      invalidatesTags: ['PlayStanding'],
    }),
    confirmLimit: build.mutation<Answer, BodyOf<'limit/confirm'>>({
      query: (body) => request('POST /api/auth/responsible-play/limit/confirm', { body }),
      invalidatesTags: ['PlayStanding'],
    }),
    cancelLimit: build.mutation<Answer, BodyOf<'limit/cancel'>>({
      query: (body) => request('POST /api/auth/responsible-play/limit/cancel', { body }),
      invalidatesTags: ['PlayStanding'],
    }),
    /** Ends this session too. */
    takeTimeOut: build.mutation<Answer, BodyOf<'time-out'>>({
      query: (body) => request('POST /api/auth/responsible-play/time-out', { body }),
    }),
    excludeSelf: build.mutation<Answer, BodyOf<'self-exclusion'>>({
      query: (body) => request('POST /api/auth/responsible-play/self-exclusion', { body }),
    }),
    endExclusion: build.mutation<Answer, void>({
      query: () => request('POST /api/auth/responsible-play/self-exclusion/end', { body: {} }),
      invalidatesTags: ['PlayStanding'],
    }),
    chooseCheck: build.mutation<Answer, BodyOf<'reality-check'>>({
      query: (body) => request('POST /api/auth/responsible-play/reality-check', { body }),
      invalidatesTags: ['PlayStanding'],
    }),
    answerCheck: build.mutation<Answer, BodyOf<'reality-check/answer'>>({
      query: (body) => request('POST /api/auth/responsible-play/reality-check/answer', { body }),
      invalidatesTags: ['PlayStanding'],
    }),
    tellBirthDate: build.mutation<Answer, BodyOf<'birth-date'>>({
      query: (body) => request('POST /api/auth/responsible-play/birth-date', { body }),
      invalidatesTags: ['PlayStanding'],
    }),
  }),
});

export const {
  useGetPlayStandingQuery,
  useGetNetPositionQuery,
  useSetLimitMutation,
  useConfirmLimitMutation,
  useCancelLimitMutation,
  useTakeTimeOutMutation,
  useExcludeSelfMutation,
  useEndExclusionMutation,
  useChooseCheckMutation,
  useAnswerCheckMutation,
  useTellBirthDateMutation,
} = responsiblePlayApi;
