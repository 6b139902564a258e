import type { Selectable } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { bangkokIso } from '#core/time/bangkok';
import type { RewardRequests } from '#server/platform/db/schema';
import { rewardId } from './rewardId';
import type { RewardItem } from './rewardId';

type Category = Calls['POST /api/auth/reward']['data'][number];
type Redemption = Calls['POST /api/auth/reward/request']['data'];

export type RedemptionRow = Pick<
  Selectable<RewardRequests>,
  'id' | 'name' | 'point' | 'status' | 'created_at' | 'tracking_no'
>;

/** The brand's categories with their redeemable rewards. @param only restricts the result to one category. */
export function presentRewards(
  brand: Brand,
  issued: ReadonlyMap<string, number>,
  only: string | undefined,
): Category[] {
  const { categories, items } = brand.rewards;
  return categories
    .filter(({ id }) => only === undefined || id === only)
    .map(({ id, name, image }) => ({
      categoryId: id,
      name: name.th,
      image,
      items: items
        .filter(({ category }) => category === id)
        .map((item) => ({
          uuid: rewardId(brand, item),
          name: item.name.th,
          point: item.point,
          stock: left(item, issued),
          physical: item.physical,
          image: item.image,
        })),
    }));
}

/** A redemption as shown to its member. */
export function presentRedemption(row: RedemptionRow): Redemption {
  return {
    uuid: row.id,
    rewardName: row.name,
    point: row.point,
    status: row.status,
    createdAt: bangkokIso(row.created_at),
    trackingNo: row.tracking_no,
  };
}

function left({ id, stock }: RewardItem, issued: ReadonlyMap<string, number>): number | null {
  return stock === null ? null : Math.max(0, stock - (issued.get(id) ?? 0));
}
