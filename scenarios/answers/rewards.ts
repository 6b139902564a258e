import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { type Handlers, Refusal } from '../calls';
import { buildCheckIn } from '../factories/buildPrizes';
import { makeUuids, type World } from '../world';
import { numbered } from './prizes';

type RewardCall =
  | 'GET /api/auth/game/check-in'
  | 'POST /api/auth/game/check-in'
  | 'GET /api/auth/reward/point'
  | 'POST /api/auth/reward'
  | 'POST /api/auth/reward/request'
  | 'POST /api/auth/reward/request/history';
type Category = Calls['POST /api/auth/reward']['data'][number];

/** Check-in and rewards as defined in the brand file. */
export const rewards: Handlers<RewardCall> = {
  'GET /api/auth/game/check-in': ({ prizes: { checkIns } }) => ({ data: [...checkIns] }),
  'POST /api/auth/game/check-in': (world) => {
    const { checkIns } = world.prizes;
    const day = Number(bangkokIso(world.now()).slice(8, 10));
    if (checkIns.some(({ json }) => json.day === day)) throw new Refusal('CHECKIN_DONE');
    const row = buildCheckIn(world.brand, day, checkIns.length + 1, world.uuid);
    checkIns.push(row);
    if (row.type === 'POINT') world.prizes.points += row.value;
    else world.credit += row.value * 100;
    const { id, gameLogId, ...values } = row;
    return { data: { ...values, gameLog: { id: gameLogId } } };
  },
  'GET /api/auth/reward/point': ({ prizes: { points } }) => ({ data: { point: points } }),
  'POST /api/auth/reward': (world, { body }) => ({
    data: categoriesOf(world).filter(({ categoryId }) => !body?.categoryId || categoryId === body.categoryId),
  }),
  'POST /api/auth/reward/request': (world, { body }) => {
    const { prizes } = world;
    const item = categoriesOf(world)
      .flatMap(({ items }) => items)
      .find(({ uuid }) => uuid === body.rewardUuid);
    if (!item) throw new Refusal('OUT_OF_STOCK');
    if (item.point > prizes.points) throw new Refusal('POINT_NOT_ENOUGH');
    if (item.physical && !body.addressUuid) throw new Refusal('ADDRESS_REQUIRED');
    const made = {
      uuid: world.uuid(),
      rewardName: item.name,
      point: item.point,
      status: 'PENDING' as const,
      createdAt: bangkokIso(world.now()),
      trackingNo: null,
    };
    prizes.points -= item.point;
    prizes.rewardRequests.unshift(made);
    return { data: made };
  },
  'POST /api/auth/reward/request/history': ({ prizes }, { body }) =>
    numbered(prizes.rewardRequests, body.page),
};

/** The categories with their rewards; ids are stable while the brand is edited. */
function categoriesOf({ brand: { rewards: shelf } }: World): Category[] {
  const uuid = makeUuids();
  const items = shelf.items.map((item) => ({ ...item, uuid: uuid() }));
  return shelf.categories.map(({ id, name, image }) => ({
    categoryId: id,
    name: name.th,
    image,
    items: items
      .filter(({ category }) => category === id)
      .map((item) => ({
        uuid: item.uuid,
        name: item.name.th,
        point: item.point,
        stock: item.stock,
        physical: item.physical,
        image: item.image,
      })),
  }));
}
