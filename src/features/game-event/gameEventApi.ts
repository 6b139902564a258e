import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { GameEventCode } from '#schemas/api/gameEvent';
import type { Received } from '#schemas/api/received';

export type GameEvent = Received<'GET /api/auth/game'>[number];

/** Which games of the media hub are open. */
export const gameEventApi = baseApi.enhanceEndpoints({ addTagTypes: ['GameEvent'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Every game with its state and the plays that are left today (API-150). */
    getGameEvents: build.query<readonly GameEvent[], void>({
      query: () => request('GET /api/auth/game'),
      extraOptions: { failure: 'screen' },
      providesTags: ['GameEvent'],
    }),
  }),
});

export const { useGetGameEventsQuery } = gameEventApi;

/** The event of one game; undefined until known, null where the platform does not name it. */
export function useGameEvent(code: GameEventCode) {
  const { data, isError, refetch } = useGetGameEventsQuery(undefined, { refetchOnMountOrArgChange: true });
  return { event: data && (data.find((one) => one.code === code) ?? null), isError, refetch };
}
