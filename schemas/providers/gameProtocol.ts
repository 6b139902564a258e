import { dateTime, filledLine, flag, maxStoredBaht, uuid } from '#schemas/common/scalars';
import { playedCategories } from '#schemas/common/terms';
import { list, nullable, object, oneOf, type FromSchema } from '#schemas/common/schemaBuilders';

/** A name that the provider gives: printable, without spaces. */
export const reference = {
  type: 'string',
  pattern: '^[!-~]{1,100}$',
  description: '1 to 100 printable ASCII characters',
} as const;

export const gameCode = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' } as const;

export const satang = { type: 'integer', minimum: 0, maximum: maxStoredBaht * 100 } as const;

/** A player's permanent name at a game provider: the brand's id and the member's. */
export const player = { brand: { type: 'string', minLength: 1, maxLength: 40 }, player: uuid } as const;

/** What a game provider answers to our signed requests `POST <url>/<name>`; `docs/game-provider.md` describes them. */

const httpsUrl = { type: 'string', maxLength: 2_000, pattern: '^https?://' } as const;

/** An address, or the name of an image in `brands/assets`. */
const gameImage = {
  type: 'string',
  maxLength: 2_000,
  pattern: '^(https?://|[a-z0-9-]+\\.(svg|webp|png)$)',
} as const;

/** A game of `games`. An invalid one is left out. */
export const protocolGame = object(
  {
    code: gameCode,
    category: oneOf(playedCategories),
    slot: gameCode,
    name: filledLine,
    nameTh: filledLine,
    status: oneOf(['ON', 'MA']),
  },
  { image: nullable(gameImage), hot: flag, isNew: flag, order: { type: 'integer' } },
);

/** A finished round of `rounds`. */
const protocolRound = object({
  ...player,
  reference,
  game: gameCode,
  bet: satang,
  win: satang,
  endedAt: dateTime,
});

export const protocolAnswers = {
  games: object({ games: { type: 'array', items: {} } }),
  launch: object({ url: httpsUrl, mode: oneOf(['newtab', 'iframe']) }),
  /** `reason` is Thai, ready to show. */
  transfer: object({ status: oneOf(['DONE', 'REFUSED', 'UNKNOWN']) }, { reason: filledLine }),
  balance: object({ balance: satang }),
  rounds: object({ rounds: list(protocolRound, 100_000) }),
} as const;

export type ProtocolName = keyof typeof protocolAnswers;
export type ProtocolGame = FromSchema<typeof protocolGame>;
type Answers = { readonly [N in ProtocolName]: FromSchema<(typeof protocolAnswers)[N]> };
export type ProtocolAnswer<N extends ProtocolName> = Answers[N];
