import { list, nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { count, dateTime, flag, text, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { gameRewardStatuses } from './shapes/statuses';

/** Games of the media hub. */
export const gameEventCodes = ['WHEEL', 'FLIP_CARD', 'FLIP_CARD_REWARD', 'CHECK_IN'] as const;
export type GameEventCode = (typeof gameEventCodes)[number];

export const gameEvent = {
  'GET /api/auth/game/reward/request/my': {
    access: 'member',
    features: ['wheel', 'flipCard', 'flipCardReward'],
    summary: "The member's own prizes that staff hand out.",
    data: list(
      essential(
        object(
          { uuid, label: text, status: oneOf(gameRewardStatuses), createdAt: dateTime },
          /** Why it was rejected; the English text where there is one. */
          { reason: nullable(text), reasonEn: nullable(text) },
        ),
        'uuid',
        'status',
      ),
    ),
  },
  'GET /api/auth/game': {
    access: 'member',
    summary: 'Which games of the media hub are open.',
    data: list(
      essential(
        object({
          code: oneOf(gameEventCodes),
          enabled: flag,
          left: count,
          startAt: nullable(dateTime),
          endAt: nullable(dateTime),
        }),
        'code',
        'enabled',
      ),
    ),
  },
} as const satisfies ContractArea;
