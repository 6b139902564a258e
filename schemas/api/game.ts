import { list, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { baht, count, flag, text } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { pagedList } from './page';
import { gameTransfer } from './shapes/gameTransfer';
import { gameStatuses } from './shapes/statuses';

/** Categories of games, in the order of their tabs (RTM-25). */
export const gameCategories = ['casino', 'sport', 'fishing', 'card', 'lotto', 'slot', 'hot'] as const;
export type GameCategory = (typeof gameCategories)[number];

const category = oneOf(gameCategories);
const code = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' } as const;

const games = list(
  essential(
    object({
      code: text,
      slot: text,
      name: text,
      nameTh: text,
      image: text,
      status: oneOf(gameStatuses),
      hot: flag,
      order: count,
    }),
    'code',
    'slot',
  ),
  500,
);

/** Game names for the search; providers have thousands of games. */
const gameNames = list(
  essential(
    object({ category, code: text, slot: text, name: text, nameTh: text, status: oneOf(gameStatuses) }),
    'category',
    'code',
    'slot',
  ),
  5_000,
);

export const game = {
  'GET /api/game': {
    access: 'public',
    row: 'LAY-12',
    features: ['games'],
    summary: 'Names of all games of the brand, for the search of the public pages.',
    data: gameNames,
  },
  'POST /api/auth/user/game/cashOut': {
    access: 'member',
    row: 'API-110',
    summary:
      'Transfer credit from the games back to the wallet. With `onlyIdle`, credit stays in games with a round in the last minutes.',
    money: true,
    body: object({}, { onlyIdle: flag }),
    bodyOptional: true,
    data: object({ amount: baht, point: baht }),
  },
  'GET /api/auth/user/game/credit': {
    access: 'member',
    row: 'API-110',
    summary:
      'Credit that the member has in games. `isPlaying`: a round ended in the last minutes. `isComplete` is false if a provider did not answer or a transfer is in progress.',
    data: object({ amount: baht, isPlaying: flag, isComplete: flag }),
  },
  'POST /api/auth/user/opengame': {
    access: 'member',
    row: 'API-111',
    features: ['games'],
    summary: 'Address at which to play a game.',
    money: true,
    play: 'game',
    body: object(
      { type: category, slot: code, platform: oneOf(['AND', 'IOS', 'DSK']) },
      { gameCode: code, language: oneOf(['th', 'en']) },
    ),
    data: essential(
      object({ url: { type: 'string', format: 'uri' }, mode: oneOf(['newtab', 'iframe']) }),
      'url',
    ),
    errors: ['GAME_MAINTENANCE'],
  },
  'POST /api/auth/user/game/list': {
    access: 'member',
    row: 'API-112',
    features: ['games'],
    summary: 'Games of one provider.',
    body: object({ type: category, slot: code }),
    data: games,
  },
  'GET /api/auth/user/games/{gameCate}': {
    access: 'member',
    row: 'API-113',
    features: ['games'],
    summary: 'Games or providers of one category.',
    params: object({ gameCate: category }),
    data: games,
  },
  'GET /api/auth/user/game/transfer': {
    access: 'member',
    row: 'RTM-14',
    summary: "The member's own credit on its way to the games and home again, newest first.",
    ...pagedList(gameTransfer),
  },
} as const satisfies ContractArea;
