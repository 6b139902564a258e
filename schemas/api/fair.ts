import { list, nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { count, dateTime, text, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { pagedList } from './page';

/** Games that are drawn from a prize table. */
export const drawnGames = ['WHEEL', 'FLIP_CARD', 'FLIP_CARD_REWARD'] as const;
export type DrawnGame = (typeof drawnGames)[number];

/** SHA-256 of a seed, or the seed itself: 64 hexadecimal digits. */
const hex = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;
const clientSeed = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' } as const;

/** The hash of the seed in use, and the last revealed seeds; `nonce` counts the plays so far. */
const seeds = essential(
  object({
    commitment: hex,
    clientSeed,
    nonce: count,
    revealed: list(
      essential(
        object({
          commitment: hex,
          seed: hex,
          clientSeed,
          firstNonce: count,
          lastNonce: count,
          revealedAt: dateTime,
        }),
        'commitment',
        'seed',
        'clientSeed',
        'firstNonce',
        'lastNonce',
      ),
      20,
    ),
  }),
  'commitment',
  'clientSeed',
  'nonce',
);

/** All that a play can be checked with. `seed` is null while it is in use; `weights` are those of `version`. */
const provenPlay = essential(
  object({
    id: uuid,
    game: oneOf(drawnGames),
    commitment: hex,
    seed: nullable(hex),
    clientSeed,
    nonce: count,
    version: count,
    weights: list(count, 24),
    cardIndex: nullable(count),
    drawn: count,
    given: count,
    label: text,
    createdAt: dateTime,
  }),
  'id',
  'game',
  'commitment',
  'clientSeed',
  'nonce',
);

const ofMember = { access: 'member', features: ['wheel', 'flipCard', 'flipCardReward'] } as const;

/** How members check that no result was chosen after their bet (G3). */
export const fair = {
  'GET /api/auth/fair': {
    ...ofMember,
    summary: 'The hash of the seed of the next plays, and the seeds of earlier ones.',
    data: seeds,
  },
  'POST /api/auth/fair/rotate': {
    ...ofMember,
    summary: 'End the active seed and reveal it; the next one is announced by its hash.',
    body: object({}, { clientSeed }),
    bodyOptional: true,
    data: seeds,
  },
  'GET /api/auth/fair/play': {
    ...ofMember,
    summary: "The member's own plays with what proves each, newest first.",
    ...pagedList(provenPlay),
  },
} as const satisfies ContractArea;
