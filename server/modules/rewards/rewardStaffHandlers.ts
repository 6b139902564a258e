import type { RewardStatus } from '#schemas/api/shapes/statuses';
import { refuseClaimed } from '#server/modules/claims/index';
import { refusalOf, type Refusal } from '#server/platform/brands/refusal';
import type { Deps } from '#server/providers/deps';
import { staffOrigin, type Context, type Handlers, type MoneyAnswer } from '#server/platform/http/handlers';
import { readPage } from '#server/platform/http/paginate';
import { transitionRedemption } from './transitionRedemption';
import { findRedemption, presentStaffRedemption, redemptionsOf } from './redemptionRepository';

type DecisionCall =
  | 'POST /api/staff/reward/{uuid}/approve'
  | 'POST /api/staff/reward/{uuid}/ship'
  | 'POST /api/staff/reward/{uuid}/complete'
  | 'POST /api/staff/reward/{uuid}/reject';

/** A status transition of a redemption. */
interface Step {
  readonly from: readonly RewardStatus[];
  readonly to: RewardStatus;
  readonly action: string;
  readonly trackingNo?: string;
  readonly refusal?: Refusal;
}

/** The staff queue of redemptions. */
export function rewardStaffHandlers(deps: Deps): Handlers<DecisionCall | 'GET /api/staff/reward'> {
  return {
    'GET /api/staff/reward': ({ brand, query }) =>
      readPage(redemptionsOf(deps.db, brand.id), query, { table: 'r', present: presentStaffRedemption }),
    'POST /api/staff/reward/{uuid}/approve': (context) =>
      decide(context, { from: ['PENDING'], to: 'APPROVED', action: 'reward.approve' }),
    'POST /api/staff/reward/{uuid}/ship': (context) => {
      const { trackingNo } = context.body;
      return decide(context, { from: ['APPROVED'], to: 'SHIPPED', action: 'reward.ship', trackingNo });
    },
    'POST /api/staff/reward/{uuid}/complete': (context) =>
      decide(context, { from: ['APPROVED', 'SHIPPED'], to: 'SUCCESS', action: 'reward.complete' }),
    'POST /api/staff/reward/{uuid}/reject': (context) => {
      const refusal = refusalOf(context.brand, 'reward', context.body);
      return decide(context, { from: ['PENDING'], to: 'REJECTED', action: 'reward.reject', refusal });
    },
  };
}

function decide(context: Context<DecisionCall>, step: Step): Promise<MoneyAnswer> {
  const { brand, params, money, staff } = context;
  return money(async (trx) => {
    await refuseClaimed(trx, { brandId: brand.id, kinds: ['reward'], id: params.uuid, staffId: staff.id });
    await transitionRedemption(trx, {
      brandId: brand.id,
      id: params.uuid,
      ...step,
      origin: staffOrigin(context),
    });
    return presentStaffRedemption(await findRedemption(trx, brand.id, params.uuid));
  });
}
