import type { Selectable } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { bangkokIso } from '#core/time/bangkok';
import type { RewardRequests } from '#server/platform/db/schema';
import { v5 } from 'uuid';

type Category = Calls['POST /api/auth/reward']['data'][number];
type Redemption = Calls['POST /api/auth/reward/request']['data'];

export type RedemptionRow = Pick<
  Selectable<RewardRequests>,
  'id' | 'name' | 'point' | 'status' | 'created_at' | 'tracking_no' | 'reason' | 'reason_en'
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
    reason: row.reason,
    reasonEn: row.reason_en,
  };
}

function left({ id, stock }: RewardItem, issued: ReadonlyMap<string, number>): number | null {
  return stock === null ? null : Math.max(0, stock - (issued.get(id) ?? 0));
}

export type RewardItem = Brand['rewards']['items'][number];

/** Any fixed UUID, but it must never change. */
const NAMESPACE = '0a4c7c9e-2f0b-5d7a-9c55-6d1f0c7f4b21';

/** The public id of a reward, derived from its key in the brand file so that it never changes. */
export function rewardId({ id: brandId }: Pick<Brand, 'id'>, { id }: Pick<RewardItem, 'id'>): string {
  return v5(`${brandId}/${id}`, NAMESPACE);
}

/** @returns the brand's reward with this id; undefined when there is none. */
export function findReward(brand: Brand, uuid: string): RewardItem | undefined {
  return brand.rewards.items.find((item) => rewardId(brand, item) === uuid.toLowerCase());
}
