import { v5 } from 'uuid';
import type { Brand } from '#schemas/brand/brand';

export type RewardItem = Brand['rewards']['items'][number];

/** Namespace of these ids: any fixed UUID will do, as long as it stays. */
const NAMESPACE = '0a4c7c9e-2f0b-5d7a-9c55-6d1f0c7f4b21';

/** The id that calls name a reward by: the same for ever for the key that the brand file gives it. */
export function rewardId({ id: brandId }: Pick<Brand, 'id'>, { id }: Pick<RewardItem, 'id'>): string {
  return v5(`${brandId}/${id}`, NAMESPACE);
}

/** The reward of that id; none for a made-up one or another brand's. */
export function findReward(brand: Brand, uuid: string): RewardItem | undefined {
  return brand.rewards.items.find((item) => rewardId(brand, item) === uuid.toLowerCase());
}
