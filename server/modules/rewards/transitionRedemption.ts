import type { RewardStatus } from '#schemas/api/shapes/statuses';
import { audit } from '#server/platform/audit/audit';
import { detailOf, type Refusal } from '#server/platform/brands/refusal';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/handlers';
import { movePoints, returnPiece } from '#server/modules/prizes/index';

interface Transition extends StaffAct {
  readonly id: string;
  readonly from: readonly RewardStatus[];
  readonly to: RewardStatus;
  readonly action: string;
  readonly trackingNo?: string;
  readonly refusal?: Refusal;
}

/**
 * Changes the status of a redemption in a single conditional update, so only one of concurrent transitions
 * succeeds. A rejection returns the points and the stock once.
 * @throws AppError STATE_CHANGED when its status is no longer in `from`, NOT_FOUND.
 */
export async function transitionRedemption(trx: Transaction, transition: Transition): Promise<void> {
  const { brandId, id, to, refusal, trackingNo, origin } = transition;
  const isOver = to === 'SUCCESS' || to === 'REJECTED';
  const moved = await trx
    .updateTable('reward_requests')
    .set({
      status: to,
      handled_by: origin.actor.id,
      ...refusal,
      ...(trackingNo !== undefined && { tracking_no: trackingNo }),
      ...(isOver && { completed_at: origin.now }),
    })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .where('status', 'in', transition.from)
    .returning(['member_id', 'item', 'name', 'point', 'limited'])
    .executeTakeFirst();
  if (!moved) throw fail((await exists(trx, brandId, id)) ? 'STATE_CHANGED' : 'NOT_FOUND');
  if (to === 'REJECTED' && moved.limited)
    await returnPiece(trx, { brandId, list: 'REWARD', item: moved.item });
  const back =
    to === 'REJECTED'
      ? await movePoints(trx, {
          brandId,
          memberId: moved.member_id,
          kind: 'REWARD_POINTS',
          reference: { type: 'REWARD_REQUEST', id },
          points: moved.point,
          now: origin.now,
        })
      : undefined;
  await audit(trx, {
    ...origin,
    brandId,
    action: transition.action,
    subject: { type: 'REWARD_REQUEST', id },
    ...(back && { transactionId: back.transactionId }),
    detail: {
      reward: moved.name,
      memberId: moved.member_id,
      ...(refusal && detailOf(refusal)),
      ...(trackingNo !== undefined && { trackingNo }),
    },
  });
}

async function exists(trx: Transaction, brandId: string, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('reward_requests')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
