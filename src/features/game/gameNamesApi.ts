import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

/** A game as visitors can search it. */
export type GameName = Received<'GET /api/game'>[number];

const gameNamesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Names of all games of the brand, without a session; the search shows failures. */
    getGameNames: build.query<readonly GameName[], void>({
      query: () => request('GET /api/game'),
      extraOptions: { failure: 'screen' },
    }),
  }),
});

export const { useGetGameNamesQuery } = gameNamesApi;
