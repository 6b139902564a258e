import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { GameEventCode } from '#schemas/api/gameEvent';
import type { Received } from '#schemas/api/received';

export type GameEvent = Received<'GET /api/auth/game'>[number];

/** Which games of the media hub are open. */
export const gameEventApi = baseApi.enhanceEndpoints({ addTagTypes: ['GameEvent'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Every game with its state and the plays left today. */
    getGameEvents: build.query<readonly GameEvent[], void>({
      query: () => request('GET /api/auth/game'),
      extraOptions: { failure: 'screen' },
      providesTags: ['GameEvent'],
    }),
  }),
});

export const { useGetGameEventsQuery } = gameEventApi;

/** The event of one game; undefined while unknown, null when the platform does not list it. */
export function useGameEvent(code: GameEventCode) {
  const { data, isError, refetch } = useGetGameEventsQuery(undefined, { refetchOnMountOrArgChange: true });
  return { event: data && (data.find((one) => one.code === code) ?? null), isError, refetch };
}
