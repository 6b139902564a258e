import { list, nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { baht, count, dateTime, flag, text, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { numberedPage } from './page';
import { rewardStatuses } from './shapes/statuses';

const categoryId = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' } as const;

/** `reason` is why it was rejected, `reasonEn` its English text where there is one. */
const rewardRequest = essential(
  object(
    {
      uuid,
      rewardName: text,
      point: baht,
      status: oneOf(rewardStatuses),
      createdAt: dateTime,
      trackingNo: nullable(text),
    },
    { reason: nullable(text), reasonEn: nullable(text) },
  ),
  'uuid',
  'status',
);

/** `stock` is null where there is no end of them. */
const item = essential(
  object({
    uuid,
    name: text,
    point: baht,
    stock: nullable(count),
    physical: flag,
    image: text,
  }),
  'uuid',
  'name',
  'point',
);

const ofMember = { access: 'member', features: ['reward'] } as const;

export const reward = {
  'POST /api/auth/reward': {
    ...ofMember,
    summary: 'Rewards by category, or those of one category.',
    body: object({}, { categoryId }),
    bodyOptional: true,
    data: list(
      essential(object({ categoryId: text, name: text, image: text, items: list(item) }), 'categoryId'),
    ),
  },
  'GET /api/auth/reward/point': {
    ...ofMember,
    summary: 'Points that the member has.',
    data: essential(object({ point: count }), 'point'),
  },
  'POST /api/auth/reward/request': {
    ...ofMember,
    summary: 'Redeem points for a reward.',
    money: true,
    play: 'gain',
    body: object(
      { userUuid: uuid, rewardUuid: uuid, quantity: { type: 'integer', minimum: 1, maximum: 1 } },
      { addressUuid: uuid },
    ),
    data: rewardRequest,
    errors: ['POINT_NOT_ENOUGH', 'OUT_OF_STOCK', 'ADDRESS_REQUIRED'],
  },
  'POST /api/auth/reward/request/history': {
    ...ofMember,
    summary: "The member's own redemptions, newest first.",
    body: object({ userUuid: uuid }, numberedPage),
    data: list(rewardRequest),
    paged: true,
  },
} as const satisfies ContractArea;
