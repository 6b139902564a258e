import { baseApi } from '@/api/baseApi';
import { request } from '@/api/request';
import type { Arrived } from '@/lib/arrived';
import type { Calls } from '#schemas/api/contract';

/** A game as visitors search it. */
export type GameName = Arrived<Calls['GET /api/game']['data'][number], 'category' | 'code' | 'slot'>;

const gameNamesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Names of all games of the brand, without a session (LAY-12); the search shows what went wrong. */
    getGameNames: build.query<readonly GameName[], void>({
      query: () => request('GET /api/game'),
      transformResponse: (rows: GameName[] | null) => rows ?? [],
      extraOptions: { failure: 'screen' },
    }),
  }),
});

export const { useGetGameNamesQuery } = gameNamesApi;
