import { list, nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { baht, count, dateTime, flag, text, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { cursor, dayRange, historyList, limit } from './page';
import { gameTransfer } from './shapes/gameTransfer';
import { gameStatuses, gameTransferStatuses } from './shapes/statuses';

/** Categories of games, in the order of their tabs (RTM-25). */
export const gameCategories = ['casino', 'sport', 'fishing', 'card', 'lotto', 'slot', 'hot'] as const;
export type GameCategory = (typeof gameCategories)[number];

const category = oneOf(gameCategories);
const code = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' } as const;

/** What identifies a game and its cover. */
const coverParts = {
  code: text,
  slot: text,
  name: text,
  nameTh: text,
  image: text,
  status: oneOf(gameStatuses),
} as const;

/** A game in a list. */
const gameParts = {
  ...coverParts,
  hot: flag,
  isNew: flag,
} as const;

const games = list(essential(object({ ...gameParts, order: count }), 'code', 'slot'), 500);

/** Games for the search; providers have thousands of them. */
const gameNames = list(essential(object({ category, ...coverParts }), 'category', 'code', 'slot'), 5_000);

/** Bets and wins of one play session, from its first to its last round. */
const playSession = essential(
  object({
    uuid,
    gameCode: text,
    name: nullable(text),
    nameTh: nullable(text),
    image: nullable(text),
    rounds: count,
    bet: baht,
    win: baht,
    createdAt: dateTime,
    endedAt: dateTime,
  }),
  'uuid',
);

/** Games of any category, each with its own. */
const placedGames = list(essential(object({ category, ...gameParts }), 'category', 'code', 'slot'), 60);

export const game = {
  'GET /api/game': {
    access: 'public',
    features: ['games'],
    summary: 'Names and covers of all games of the brand, for the search of the public pages.',
    data: gameNames,
  },
  'POST /api/auth/user/game/cashOut': {
    access: 'member',
    summary:
      'Transfer credit from the games back to the wallet. With `onlyIdle`, credit stays in games with a round in the last minutes.',
    money: true,
    body: object({}, { onlyIdle: flag }),
    bodyOptional: true,
    data: object({ amount: baht, point: baht }),
  },
  'GET /api/auth/user/game/credit': {
    access: 'member',
    summary:
      'Credit that the member has in games. `isPlaying`: a round ended in the last minutes. `isComplete` is false if a provider did not answer or a transfer is in progress.',
    data: object({ amount: baht, isPlaying: flag, isComplete: flag }),
  },
  'POST /api/auth/user/opengame': {
    access: 'member',
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
    features: ['games'],
    summary: 'Games of one provider.',
    body: object({ type: category, slot: code }),
    data: games,
  },
  'GET /api/auth/user/games/{gameCate}': {
    access: 'member',
    features: ['games'],
    summary: 'Games or providers of one category.',
    params: object({ gameCate: category }),
    data: games,
  },
  'GET /api/auth/user/game/recent': {
    access: 'member',
    features: ['games'],
    summary: 'Games that the member opened last, on any device, newest first.',
    data: placedGames,
  },
  'GET /api/auth/user/game/favourite': {
    access: 'member',
    features: ['games'],
    summary: "The member's favourite games, the latest first.",
    data: placedGames,
  },
  'POST /api/auth/user/game/favourite': {
    access: 'member',
    features: ['games'],
    summary: 'Adds a game to the favourites or removes it; repeating the call changes nothing.',
    body: object({ slot: code, gameCode: code, isFavourite: flag }),
    data: object({ isFavourite: flag }),
  },
  'GET /api/auth/user/game/popular': {
    access: 'member',
    features: ['games'],
    summary:
      'Open games with the most players of the brand in the last seven days, then the popular games of the catalogue.',
    data: placedGames,
  },
  'GET /api/auth/user/game/transfer': {
    access: 'member',
    summary: "The member's own credit on its way to the games and home again, newest first.",
    query: object({}, { limit, cursor, ...dayRange, status: oneOf(gameTransferStatuses) }),
    data: list(gameTransfer),
    paged: true,
  },
  'GET /api/auth/user/game/session': {
    access: 'member',
    summary:
      "The member's play sessions, newest first: rounds of one game on one Bangkok day without a long pause. Names and image are null for a game that is no longer listed.",
    ...historyList(playSession),
  },
} as const satisfies ContractArea;
