import type { Brand } from '#schemas/brand/brand';
import { carryOut } from './carryOut';
import { lockCredits, nearOf, refuseNear } from '#server/modules/deposits/index';
import { audit } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/handlers';
import { satangToBaht } from '#core/money/money';

interface Decision {
  readonly brand: Brand;
  readonly origin: StaffAct['origin'];
  readonly id: string;
}

interface Approval extends Decision {
  /** Staff confirm that the nearby credits belong to another transfer. */
  readonly anotherTransfer: boolean | undefined;
  readonly clientRef: string | undefined;
}

/**
 * Approves an adjustment by a second person and executes it once. On every error it stays pending.
 * @throws AppError ADJUSTMENT_OWN for its proposer, STATE_CHANGED, NOT_FOUND, CREDIT_NOT_ENOUGH, CREDIT_NEAR,
 *   SECOND_PERSON_NEEDED, TRANSFER_USED, DEPOSIT_HELD.
 */
export async function approveAdjustment(trx: Transaction, approval: Approval): Promise<void> {
  const { brand, id, origin, anotherTransfer, clientRef } = approval;
  const { member_id: memberId } = await find(trx, approval);
  if (memberId !== null) await lockCredits(trx, brand.id, memberId);
  const row = await end(trx, approval, { status: 'SUCCESS' }, origin.actor.id);
  const decided = {
    ...{ id, memberId, direction: row.direction, kind: row.kind, amount: row.amount },
    ...{ depositRequestId: row.deposit_request_id, bankTransferId: row.bank_transfer_id },
  };
  refuseNear(await nearOf(trx, brand, decided, origin.now), origin.actor.id, anotherTransfer);
  const transactionId = await carryOut(trx, brand, decided, { ...origin, clientRef });
  await auditDecision(trx, approval, 'adjustment.approve', row, {
    ...(transactionId !== undefined && { transactionId }),
  });
}

/**
 * Rejects an adjustment; the proposer may withdraw their own.
 * @throws AppError STATE_CHANGED, NOT_FOUND.
 */
export async function rejectAdjustment(
  trx: Transaction,
  { reason, ...decision }: Decision & { readonly reason: string },
): Promise<void> {
  const row = await end(trx, decision, { status: 'REJECTED', refusal: reason });
  await auditDecision(trx, decision, 'adjustment.reject', row, { reason });
}

async function find(trx: Transaction, { brand, id }: Decision) {
  const found = await trx
    .selectFrom('adjustments')
    .select(['status', 'proposed_by', 'member_id'])
    .where('brand_id', '=', brand.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw fail('NOT_FOUND');
  return found;
}

type Ended = Awaited<ReturnType<typeof end>>;

/**
 * A single conditional update, so that only one of concurrent decisions succeeds.
 * @param excludedActor the staff member who may not decide.
 */
async function end(
  trx: Transaction,
  decision: Decision,
  to: { readonly status: 'SUCCESS' } | { readonly status: 'REJECTED'; readonly refusal: string },
  excludedActor?: string,
) {
  const { brand, id, origin } = decision;
  const ended = await trx
    .updateTable('adjustments')
    .set({ ...to, handled_by: origin.actor.id, completed_at: origin.now })
    .where('brand_id', '=', brand.id)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .$if(excludedActor !== undefined, (query) => query.where('proposed_by', '<>', excludedActor ?? ''))
    .returning(['member_id', 'direction', 'kind', 'amount', 'deposit_request_id', 'bank_transfer_id'])
    .executeTakeFirst();
  if (ended) return ended;
  const found = await find(trx, decision);
  throw fail(
    found.status === 'PENDING' && found.proposed_by === excludedActor ? 'ADJUSTMENT_OWN' : 'STATE_CHANGED',
  );
}

function auditDecision(
  trx: Transaction,
  { brand, id, origin }: Decision,
  action: string,
  { member_id, direction, amount }: Ended,
  more: { readonly transactionId?: string; readonly reason?: string },
): Promise<void> {
  const { transactionId, ...detail } = more;
  return audit(trx, {
    ...origin,
    brandId: brand.id,
    action,
    subject: { type: 'ADJUSTMENT', id },
    ...(transactionId !== undefined && { transactionId }),
    detail: { member: member_id, direction, amount: satangToBaht(amount), ...detail },
  });
}
