import { sql } from 'kysely';
import type { LimitPeriod } from '#schemas/common/terms';
import { DAY_MS } from '#core/time/durations';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { depositLeft } from './depositBounds';

/** A higher limit waits so long before it can be confirmed, ms (R2). */
export const RAISE_MS = DAY_MS;

interface LimitOf {
  readonly brandId: string;
  readonly memberId: string;
  readonly period: LimitPeriod;
  readonly now: Date;
}

/**
 * Sets a limit in satang, null for none (R2). A first or lower one counts at once and ends what was waiting; a higher one
 * waits; the same one leaves things as they are, without what was waiting.
 */
export async function setLimit(trx: Transaction, limit: LimitOf, amount: number | null): Promise<void> {
  const { brandId, memberId, period, now } = limit;
  const current = await lockLimit(trx, limit);
  const isRaise = current !== undefined && (amount === null || amount > current.amount);
  if (isRaise) {
    await updateLimit(trx, limit, { pending_amount: amount, pending_since: now });
  } else if (amount !== null) {
    await trx
      .insertInto('deposit_limits')
      .values({ brand_id: brandId, member_id: memberId, period, amount })
      .onConflict((on) =>
        on
          .columns(['brand_id', 'member_id', 'period'])
          .doUpdateSet({ amount, pending_amount: null, pending_since: null }),
      )
      .execute();
    await cancelUnfit(trx, limit);
  }
}

/** Lets a higher limit count, once its day is over. @throws AppError STATE_CHANGED, LIMIT_CONFIRM_EARLY. */
export async function confirmLimit(trx: Transaction, limit: LimitOf): Promise<void> {
  const current = await lockLimit(trx, limit);
  if (!current?.pending_since) throw fail('STATE_CHANGED');
  if (limit.now.getTime() < current.pending_since.getTime() + RAISE_MS) throw fail('LIMIT_CONFIRM_EARLY');
  if (current.pending_amount === null) {
    await ofMember(trx.deleteFrom('deposit_limits'), limit).execute();
  } else {
    await updateLimit(trx, limit, {
      amount: current.pending_amount,
      pending_amount: null,
      pending_since: null,
    });
  }
}

/** Forgets a higher limit that waits (R2). @throws AppError STATE_CHANGED when none does. */
export async function cancelRaise(trx: Transaction, limit: LimitOf): Promise<void> {
  const current = await lockLimit(trx, limit);
  if (!current?.pending_since) throw fail('STATE_CHANGED');
  await updateLimit(trx, limit, { pending_amount: null, pending_since: null });
}

function lockLimit(trx: Transaction, { brandId, memberId, period }: LimitOf) {
  return trx
    .selectFrom('deposit_limits')
    .select(['amount', 'pending_amount', 'pending_since'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('period', '=', period)
    .forUpdate()
    .executeTakeFirst();
}

async function updateLimit(
  trx: Transaction,
  limit: LimitOf,
  values: { amount?: number; pending_amount: number | null; pending_since: Date | null },
): Promise<void> {
  await ofMember(trx.updateTable('deposit_limits').set(values), limit).execute();
}

function ofMember<
  Q extends { where(column: 'brand_id' | 'member_id' | 'period', is: '=', value: string): Q },
>(query: Q, { brandId, memberId, period }: LimitOf): Q {
  return query.where('brand_id', '=', brandId).where('member_id', '=', memberId).where('period', '=', period);
}

/** An open request that the new limit does not allow is not to be paid any more. */
async function cancelUnfit(trx: Transaction, { brandId, memberId, now }: LimitOf): Promise<void> {
  await trx
    .updateTable('deposit_requests')
    .set({ status: 'CANCELLED', completed_at: now })
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'PENDING')
    .where(sql<boolean>`amount > ${depositLeft({ brandId, memberId, now })}`)
    .execute();
}
