import { list, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { count } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { limit } from './page';
import { prize, prizeLogRow } from './shapes/play';

/** The two card games; each has its own log. */
const cardGames = ['FLIP_CARD', 'FLIP_CARD_REWARD'] as const;

const pick = object({ cardIndex: { type: 'integer', minimum: 0, maximum: 49 } });

/** The chosen card and, only now, every face (G4). */
const revealed = essential(
  object({ cardIndex: count, prize, cards: list(prize, 50), left: count }),
  'cardIndex',
  'prize',
);

export const flipCard = {
  'POST /api/auth/game/flip-card/random-reward': {
    access: 'member',
    features: ['flipCard'],
    summary: 'Turn one card: the server decides the prize and pays in one step.',
    money: true,
    play: 'game',
    body: pick,
    data: revealed,
    errors: ['NO_RIGHT_LEFT', 'EVENT_CLOSED'],
  },
  'GET /api/auth/game/flip-card/logs': {
    access: 'member',
    features: ['flipCard', 'flipCardReward'],
    summary:
      "The member's own cards of one game, newest first; without a game, of the first that the brand plays.",
    query: object(
      {},
      { game: oneOf(cardGames), page: { type: 'string', pattern: '^[1-9][0-9]{0,4}$' }, limit },
    ),
    data: list(prizeLogRow),
    paged: true,
  },
  'POST /api/auth/game/flip-card-reward/random': {
    access: 'member',
    features: ['flipCardReward'],
    summary: 'Turn one card of the reward game.',
    money: true,
    play: 'game',
    body: pick,
    data: revealed,
    errors: ['NO_RIGHT_LEFT', 'EVENT_CLOSED'],
  },
} as const satisfies ContractArea;
