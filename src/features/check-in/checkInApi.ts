import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

export type CheckInRow = Received<'GET /api/auth/game/check-in'>[number];
export type CheckedIn = Received<'POST /api/auth/game/check-in'>;

interface Keyed {
  readonly idempotencyKey: string;
}

/** The daily check-in. */
export const checkInApi = baseApi.enhanceEndpoints({ addTagTypes: ['CheckIn'] }).injectEndpoints({
  endpoints: (build) => ({
    /**
     * The check-ins of this month, oldest first; the Bangkok day `YYYY-MM-DD` is part of the cache key, so a new day
     * refetches.
     */
    getCheckIns: build.query<readonly CheckInRow[], string>({
      query: () => request('GET /api/auth/game/check-in'),
      extraOptions: { failure: 'screen' },
      providesTags: ['CheckIn'],
    }),

    /** Checks in for today, without a body; the list is updated immediately. */
    checkIn: build.mutation<CheckedIn, { readonly today: string } & Keyed>({
      query: ({ idempotencyKey }) => request('POST /api/auth/game/check-in', {}, { idempotencyKey }),
      onQueryStarted: async ({ today }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer?.data) return;
        const { gameLog, ...day } = answer.data;
        dispatch(
          checkInApi.util.updateQueryData('getCheckIns', today, (rows) => [
            ...rows,
            { ...day, id: gameLog.id, gameLogId: gameLog.id },
          ]),
        );
      },
    }),
  }),
});

export const { useGetCheckInsQuery, useCheckInMutation } = checkInApi;
