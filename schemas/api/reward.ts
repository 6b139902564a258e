import { list, nullable, object, oneOf } from '#schemas/common/build';
import { baht, count, dateTime, flag, text, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { numberedPage } from './shapes/numberedPage';
import { rewardStatuses } from './shapes/statuses';

const categoryId = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' } as const;

const rewardRequest = object({
  uuid,
  rewardName: text,
  point: baht,
  status: oneOf(rewardStatuses),
  createdAt: dateTime,
  trackingNo: nullable(text),
});

const item = object({ uuid, name: text, point: baht, stock: count, physical: flag, image: text });

export const reward = {
  'POST /api/auth/reward': {
    access: 'member',
    row: 'API-140',
    summary: 'Rewards by category, or those of one category.',
    later: true,
    body: object({}, { categoryId }),
    bodyOptional: true,
    data: list(object({ categoryId: text, name: text, image: text, items: list(item) })),
  },
  'POST /api/auth/reward/request': {
    access: 'member',
    row: 'API-141',
    summary: 'Redeem points for a reward.',
    later: true,
    money: true,
    body: object(
      { userUuid: uuid, rewardUuid: uuid, quantity: { type: 'integer', minimum: 1, maximum: 1 } },
      { addressUuid: uuid },
    ),
    data: rewardRequest,
    errors: ['POINT_NOT_ENOUGH', 'OUT_OF_STOCK', 'ADDRESS_REQUIRED'],
  },
  'POST /api/auth/reward/request/history': {
    access: 'member',
    row: 'API-142',
    summary: "The member's own redemptions, newest first.",
    later: true,
    body: object({ userUuid: uuid }, numberedPage),
    data: list(rewardRequest),
    paged: true,
  },
} as const satisfies ContractArea;
