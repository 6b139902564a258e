import type { RewardStatus } from '#schemas/api/shapes/statuses';
import type { Brand } from '#schemas/brand/brand';
import { MINUTE_MS } from '#core/time/durations';
import { saveAddress } from '#server/modules/members/index';
import {
  requestReward,
  rewardId,
  transitionRedemption,
  type RewardItem,
} from '#server/modules/rewards/index';
import { plainRefusal, type Refusal } from '#server/platform/brands/refusal';
import type { Transaction } from '#server/platform/db/transaction';
import { readIssued, readPoints } from '#server/modules/prizes/index';
import { DEMO_DOMAIN } from '#server/platform/db/requireDatabaseKind';

/** What a member of the demonstration redeemed points for, and how far staff have brought it. */
export interface DemoRedemption {
  /** The cheapest of its kind; `rarity` is the parcel of which there are fewest. */
  readonly wants: 'credit' | 'voucher' | 'parcel' | 'rarity';
  readonly until: RewardStatus;
}

interface Shopper {
  readonly brand: Brand;
  readonly memberId: string;
  readonly name: string;
  readonly now: Date;
}

interface Step {
  readonly from: RewardStatus;
  readonly to: RewardStatus;
  readonly action: string;
  readonly trackingNo?: string;
  readonly refusal?: Refusal;
}

/** Time between one redemption and the next. */
const APART_MS = 90 * MINUTE_MS;
const approve: Step = { from: 'PENDING', to: 'APPROVED', action: 'reward.approve' };
const ship: Step = { from: 'APPROVED', to: 'SHIPPED', action: 'reward.ship', trackingNo: 'TH0142 6857 3A' };
const complete: Step = { from: 'SHIPPED', to: 'SUCCESS', action: 'reward.complete' };
const reject: Step = {
  from: 'PENDING',
  to: 'REJECTED',
  action: 'reward.reject',
  refusal: plainRefusal('ข้อมูลผู้รับไม่ครบ'),
};

/** What staff did to bring a redemption there. */
const stepsTo: Readonly<Record<RewardStatus, readonly Step[]>> = {
  PENDING: [],
  APPROVED: [approve],
  SHIPPED: [approve, ship],
  SUCCESS: [approve, ship, complete],
  REJECTED: [reject],
};

const isOfKind: Record<DemoRedemption['wants'], (item: RewardItem) => boolean> = {
  credit: ({ credit }) => credit > 0,
  voucher: ({ credit, physical }) => credit === 0 && !physical,
  parcel: ({ physical }) => physical,
  rarity: ({ physical }) => physical,
};

/** The member's address, and what they redeemed as far as their points reach, oldest first. */
export async function seedRewards(
  trx: Transaction,
  shopper: Shopper,
  redemptions: readonly DemoRedemption[],
): Promise<void> {
  const { brand, memberId, name, now } = shopper;
  if (!brand.flags.reward) return;
  const home = { receiver: name, phone: '0812345678', line: '99/9 หมู่ 1 ถ.สุขุมวิท', subdistrict: 'คลองเตย' };
  const city = { district: 'คลองเตย', province: 'กรุงเทพมหานคร', postcode: '10110' };
  await saveAddress(trx, brand.id, memberId, { ...home, ...city }, now);
  for (const [index, redemption] of redemptions.entries()) {
    const when = new Date(now.getTime() - (redemptions.length - index) * APART_MS);
    await redeem(trx, { ...shopper, now: when }, redemption);
  }
}

async function redeem(trx: Transaction, shopper: Shopper, { wants, until }: DemoRedemption): Promise<void> {
  const { brand, memberId, now } = shopper;
  const item = await choose(trx, shopper, wants);
  if (!item) return;
  const origin = { now, clientRef: undefined };
  const { id, status } = await requestReward(trx, {
    brand,
    memberId,
    rewardUuid: rewardId(brand, item),
    origin,
  });
  // Credit is there at once.
  if (status !== 'PENDING') return;
  const staff = await trx
    .selectFrom('staff')
    .select('id')
    .where('email', '=', `operator${DEMO_DOMAIN}`)
    .executeTakeFirstOrThrow();
  for (const [n, { from, ...step }] of stepsTo[until].entries()) {
    const at = new Date(now.getTime() + (n + 1) * 15 * MINUTE_MS);
    const origin = { actor: { kind: 'STAFF', id: staff.id }, now: at } as const;
    await transitionRedemption(trx, { brandId: brand.id, id, from: [from], ...step, origin });
  }
}

async function choose(trx: Transaction, { brand, memberId }: Shopper, wants: DemoRedemption['wants']) {
  const points = await readPoints(trx, brand.id, memberId);
  const issued = await readIssued(trx, brand.id, 'REWARD');
  const left = ({ id, stock }: RewardItem) => (stock === null ? Infinity : stock - (issued.get(id) ?? 0));
  const offered = brand.rewards.items.filter(
    (item) => isOfKind[wants](item) && item.point <= points && left(item) > 0,
  );
  const rank = wants === 'rarity' ? left : ({ point }: RewardItem) => point;
  return offered.sort((a, b) => rank(a) - rank(b))[0];
}
