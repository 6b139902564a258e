import type { Brand } from '#schemas/brand/brand';
import { audit } from '#server/audit';
import type { Transaction } from '#server/db/transaction';
import { fail } from '#server/appError';
import type { StaffAct } from '#server/http/byStaff';
import { postAdjustment } from '#server/ledger/adjustments';
import { satangToBaht } from '#server/ledger/money';
import { openPromotionTurnover } from './openPromotionTurnover';

interface Decision extends StaffAct {
  readonly id: string;
}

/**
 * A second person agrees: the credit moves, once (M21).
 * @throws AppError ADJUSTMENT_OWN for whoever proposed it, STATE_CHANGED, NOT_FOUND, CREDIT_NOT_ENOUGH, and it goes on
 *   waiting then.
 */
export async function approveAdjustment(trx: Transaction, brand: Brand, decision: Decision): Promise<void> {
  const { brandId, id, by } = decision;
  const row = await end(trx, decision, { status: 'SUCCESS' }, by.actor.id);
  const { member_id: memberId, direction, amount, kind } = row;
  const { now } = by;
  const { transactionId } = await postAdjustment(trx, {
    ...{ brandId, id, memberId, direction, amount },
    now,
  });
  await openPromotionTurnover(trx, brand, { id, memberId, direction, amount, kind, now });
  await note(trx, decision, 'adjustment.approve', row, { transactionId });
}

/** Nothing moves; whoever proposed it may take it back (M21). @throws AppError STATE_CHANGED, NOT_FOUND. */
export async function rejectAdjustment(
  trx: Transaction,
  { reason, ...decision }: Decision & { readonly reason: string },
): Promise<void> {
  const row = await end(trx, decision, { status: 'REJECTED', refusal: reason });
  await note(trx, decision, 'adjustment.reject', row, { reason });
}

type Ended = Awaited<ReturnType<typeof end>>;

/** One statement decides between all who try at once. @param butNot who may not. */
async function end(
  trx: Transaction,
  { brandId, id, by }: Decision,
  to: { readonly status: 'SUCCESS' } | { readonly status: 'REJECTED'; readonly refusal: string },
  butNot?: string,
) {
  const ended = await trx
    .updateTable('adjustments')
    .set({ ...to, handled_by: by.actor.id, completed_at: by.now })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .$if(butNot !== undefined, (query) => query.where('proposed_by', '<>', butNot ?? ''))
    .returning(['member_id', 'direction', 'amount', 'kind'])
    .executeTakeFirst();
  if (ended) return ended;
  const found = await trx
    .selectFrom('adjustments')
    .select(['status', 'proposed_by'])
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw fail('NOT_FOUND');
  throw fail(found.status === 'PENDING' && found.proposed_by === butNot ? 'ADJUSTMENT_OWN' : 'STATE_CHANGED');
}

function note(
  trx: Transaction,
  { brandId, id, by }: Decision,
  action: string,
  { member_id, direction, amount }: Ended,
  more: { readonly transactionId?: string; readonly reason?: string },
): Promise<void> {
  const { transactionId, ...detail } = more;
  return audit(trx, {
    ...by,
    brandId,
    action,
    subject: { type: 'ADJUSTMENT', id },
    ...(transactionId !== undefined && { transactionId }),
    detail: { member: member_id, direction, amount: satangToBaht(amount), ...detail },
  });
}
