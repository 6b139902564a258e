import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';
import { useTranslation } from 'react-i18next';
import type { Game } from './gameApi';

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

/** The name of a game in the current language; its code when it has no name. */
export function useGameName(): (game: Game) => string {
  const { i18n } = useTranslation();
  return ({ name, nameTh, code }) => (i18n.language === 'th' ? nameTh || name : name || nameTh) || code;
}
