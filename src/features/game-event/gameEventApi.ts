import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { GameEventCode } from '#schemas/api/gameEvent';
import type { Received } from '#schemas/api/received';

export type GameEvent = Received<'GET /api/auth/game'>[number];

/** A prize that staff deliver. */
export type GameReward = Received<'GET /api/auth/game/reward/request/my'>[number];

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['GameEvent', 'GameReward'] });

/** Which games of the media hub are open, and the prizes that staff deliver. */
export const gameEventApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    /** Every game with its state and the plays left today. */
    getGameEvents: build.query<readonly GameEvent[], void>({
      query: () => request('GET /api/auth/game'),
      extraOptions: { failure: 'screen' },
      providesTags: ['GameEvent'],
    }),
    /** The member's own prizes, newest first. */
    getGameRewards: build.query<readonly GameReward[], void>({
      query: () => request('GET /api/auth/game/reward/request/my'),
      extraOptions: { failure: 'screen' },
      providesTags: ['GameReward'],
    }),
  }),
});

export const { useGetGameEventsQuery, useGetGameRewardsQuery } = gameEventApi;

/** The event of one game; undefined while unknown, null when the platform does not list it. */
export function useGameEvent(code: GameEventCode) {
  const { data, isError, refetch } = useGetGameEventsQuery(undefined, { refetchOnMountOrArgChange: true });
  return { event: data && (data.find((one) => one.code === code) ?? null), isError, refetch };
}
