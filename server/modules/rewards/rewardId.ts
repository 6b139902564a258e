import { v5 } from 'uuid';
import type { Brand } from '#schemas/brand/brand';

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
