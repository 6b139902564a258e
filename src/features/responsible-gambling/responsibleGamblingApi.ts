import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';
import { useFeature } from '@/brand/useBrand';
import { useTranslation } from 'react-i18next';
import { formatLongDate, formatTime } from '@/lib/formatDate';

type Area = 'api/auth/responsible-play';
type Post<Name extends string> = `POST /${Area}/${Name}`;

/** The member's limits, break and play time; amounts are baht. */
export type PlayStatus = Received<`GET /${Area}`>;
export type DepositLimit = PlayStatus['limits'][number];
export type PlayBreak = NonNullable<PlayStatus['playBreak']>;
export type NetPosition = Received<`GET /${Area}/net-position`>;

type Answer = PlayStatus;
type BodyOf<Name extends string> = Post<Name> extends keyof Calls ? Calls[Post<Name>]['body'] : never;

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['PlayStatus'] });

/** Limits that members set for themselves. */
const responsibleGamblingApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    getPlayStatus: build.query<PlayStatus, void>({
      query: () => request('GET /api/auth/responsible-play'),
      providesTags: ['PlayStatus'],
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
      invalidatesTags: ['PlayStatus'],
    }),
    confirmLimit: build.mutation<Answer, BodyOf<'limit/confirm'>>({
      query: (body) => request('POST /api/auth/responsible-play/limit/confirm', { body }),
      invalidatesTags: ['PlayStatus'],
    }),
    cancelLimit: build.mutation<Answer, BodyOf<'limit/cancel'>>({
      query: (body) => request('POST /api/auth/responsible-play/limit/cancel', { body }),
      invalidatesTags: ['PlayStatus'],
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
      invalidatesTags: ['PlayStatus'],
    }),
    chooseCheck: build.mutation<Answer, BodyOf<'reality-check'>>({
      query: (body) => request('POST /api/auth/responsible-play/reality-check', { body }),
      invalidatesTags: ['PlayStatus'],
    }),
    answerCheck: build.mutation<Answer, BodyOf<'reality-check/answer'>>({
      query: (body) => request('POST /api/auth/responsible-play/reality-check/answer', { body }),
      invalidatesTags: ['PlayStatus'],
    }),
    submitBirthDate: build.mutation<Answer, BodyOf<'birth-date'>>({
      query: (body) => request('POST /api/auth/responsible-play/birth-date', { body }),
      invalidatesTags: ['PlayStatus'],
    }),
  }),
});

export const {
  useGetPlayStatusQuery,
  useGetNetPositionQuery,
  useSetLimitMutation,
  useConfirmLimitMutation,
  useCancelLimitMutation,
  useTakeTimeOutMutation,
  useExcludeSelfMutation,
  useEndExclusionMutation,
  useChooseCheckMutation,
  useAnswerCheckMutation,
  useSubmitBirthDateMutation,
} = responsibleGamblingApi;

/** The member's limits and break; null while unknown, and for brands without responsible gambling. */
export function usePlayStatus() {
  const isOn = useFeature('responsiblePlay');
  return useGetPlayStatusQuery(undefined, { skip: !isOn }).data ?? null;
}

/** Whether the member is on a break, so that promotion of play is hidden; `isKnown` once that is certain. */
export function useResting(): { readonly isResting: boolean; readonly isKnown: boolean } {
  const isOn = useFeature('responsiblePlay');
  const { data, isLoading } = useGetPlayStatusQuery(undefined, { skip: !isOn });
  return { isResting: isOn && data !== undefined && data.playBreak !== null, isKnown: !isLoading };
}

/** The end of a break, formatted. */
export function useBreakText(): (playBreak: PlayBreak) => string {
  const { t, i18n } = useTranslation('responsible');
  return ({ until }) =>
    until === null
      ? t('now.endless')
      : t('now.until', { date: formatLongDate(until, i18n.language), time: formatTime(until) });
}
