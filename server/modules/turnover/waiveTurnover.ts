import type { Updateable } from 'kysely';
import { audit } from '#server/platform/audit/audit';
import type { TurnoverRequirements } from '#server/platform/db/schema';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/handlers';
import { satangToBaht } from '#core/money/money';
import { amountDecidedAlone } from '#server/modules/staff/index';

interface Waiver extends StaffAct {
  readonly id: string;
  readonly reason: string;
}

/**
 * Waives a requirement so that its bonus may be withdrawn. The bonus counts as an adjustment: above the daily limit
 * of one person the requirement remains open until a second person waives it too.
 * @param waiver `alone` is the limit of one person per Bangkok day, in satang.
 * @throws AppError NOT_FOUND, STATE_CHANGED when it has ended, ADJUSTMENT_OWN for its proposer.
 */
export async function waiveTurnover(
  trx: Transaction,
  waiver: Waiver & { readonly alone: number },
): Promise<void> {
  const { origin, reason, alone } = waiver;
  const staffId = origin.actor.id;
  const row = await lock(trx, waiver);
  if (row.waiver_by === staffId) throw fail('ADJUSTMENT_OWN');
  const isSecond = row.waiver_by !== null;
  const isWaived = isSecond || (await amountDecidedAlone(trx, waiver)) + row.given <= alone;
  await update(trx, waiver, {
    ...(!isSecond && { waiver_by: staffId, waiver_reason: reason, waiver_at: origin.now }),
    ...(isWaived && { status: 'WAIVED', waived_by: staffId, completed_at: origin.now }),
  });
  await auditWaiver(trx, waiver, isWaived ? 'turnover.waive' : 'turnover.proposeWaiver', row);
}

/** Rejects a proposed waiver; the proposer may withdraw their own. @throws AppError NOT_FOUND, STATE_CHANGED. */
export async function rejectWaiver(trx: Transaction, waiver: Waiver): Promise<void> {
  const row = await lock(trx, waiver);
  if (row.waiver_by === null) throw fail('STATE_CHANGED');
  await update(trx, waiver, { waiver_by: null, waiver_reason: null, waiver_at: null });
  await auditWaiver(trx, waiver, 'turnover.rejectWaiver', row);
}

type Locked = Awaited<ReturnType<typeof lock>>;

async function lock(trx: Transaction, { brandId, id }: Waiver) {
  const row = await trx
    .selectFrom('turnover_requirements')
    .select(['member_id', 'given', 'required', 'progress', 'status', 'waiver_by'])
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw fail('NOT_FOUND');
  if (row.status !== 'OPEN') throw fail('STATE_CHANGED');
  return row;
}

async function update(
  trx: Transaction,
  { brandId, id }: Waiver,
  set: Updateable<TurnoverRequirements>,
): Promise<void> {
  await trx
    .updateTable('turnover_requirements')
    .set(set)
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .execute();
}

function auditWaiver(
  trx: Transaction,
  { brandId, id, origin, reason }: Waiver,
  action: string,
  { member_id, given, required, progress }: Locked,
): Promise<void> {
  const left = satangToBaht(required - progress);
  return audit(trx, {
    ...origin,
    brandId,
    action,
    subject: { type: 'TURNOVER', id },
    detail: { member: member_id, amount: satangToBaht(given), left, reason },
  });
}
