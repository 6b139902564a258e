import { sql, type Updateable } from 'kysely';
import type { WithdrawStatus } from '#schemas/api/shapes/statuses';
import { bahtOf, insertAuditLine } from '#server/platform/audit/audit';
import type { Withdrawals } from '#server/platform/db/schema';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import { releaseWithdrawal, settleWithdrawal } from './withdrawalPostings';
import { withdrawalColumns, type WithdrawalOrigin, type TransitionedWithdrawal } from './withdrawalRow';

const columns = [
  ...withdrawalColumns.map((column) => `w.${column}` as const),
  'w.completed_at',
  'w.approved_by',
  'w.manual_reasons',
  'm.username',
  'm.name',
] as const;

export interface Transition {
  readonly brandId: string;
  readonly id: string;
  /** Only a withdrawal of this member. */
  readonly memberId?: string;
  readonly from: readonly WithdrawStatus[];
  readonly to: WithdrawStatus;
  readonly set?: Omit<Updateable<Withdrawals>, 'status'>;
  readonly origin: WithdrawalOrigin;
  /** Action of the audit line. */
  readonly action: string;
  /** The ledger transaction that the transition causes. */
  readonly transactionId?: string;
}

/**
 * Changes the status and writes the audit line. Of several concurrent transitions one succeeds; the row stays locked
 * until the transaction ends. One query.
 * @throws AppError STATE_CHANGED when the status is no longer in `from`, NOT_FOUND.
 */
export async function transitionWithdrawal(
  trx: Transaction,
  transition: Transition,
): Promise<TransitionedWithdrawal> {
  const { brandId, id, memberId, origin, action, transactionId } = transition;
  const line = {
    ...origin,
    brandId,
    action,
    subject: { type: 'WITHDRAWAL', id },
    ...(transactionId !== undefined && { transactionId }),
  };
  const detail = sql`jsonb_strip_nulls(jsonb_build_object('amount', ${bahtOf('amount')}, 'reason', reason,
    'staffReason', staff_reason))`;
  const found = await trx
    .with('found', (db) =>
      db
        .selectFrom('withdrawals')
        .select('id as found')
        .where('brand_id', '=', brandId)
        .where('id', '=', id)
        .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? '')),
    )
    .with('transitioned', (db) =>
      db
        .updateTable('withdrawals as w')
        .from('members as m')
        .set({ ...transition.set, status: transition.to })
        .whereRef('m.brand_id', '=', 'w.brand_id')
        .whereRef('m.id', '=', 'w.member_id')
        .where('w.brand_id', '=', brandId)
        .where('w.id', '=', id)
        .where('w.status', 'in', transition.from)
        .$if(memberId !== undefined, (query) => query.where('w.member_id', '=', memberId ?? ''))
        .returning(columns),
    )
    .with('audited', () => insertAuditLine(line, 'transitioned', detail))
    .selectFrom('found')
    .leftJoin('transitioned', 'transitioned.id', 'found.found')
    .leftJoin('staff as a', 'a.id', 'transitioned.approved_by')
    .selectAll('transitioned')
    .select('a.email as approver')
    .executeTakeFirst();
  if (!found) throw fail('NOT_FOUND');
  if (found.id === null) throw fail('STATE_CHANGED');
  return found as TransitionedWithdrawal;
}

/**
 * Changes the status to a final one and posts the held amount: `settle` pays it out, `release` refunds it. Two queries.
 * @throws AppError as `transitionWithdrawal`.
 */
export async function endWithdrawal(
  trx: Transaction,
  { posting, ...transition }: Transition & { readonly posting: 'settle' | 'release' },
): Promise<TransitionedWithdrawal> {
  const { brandId, id, set, origin } = transition;
  const { clientRef, now } = origin;
  const transactionId = uuidv7();
  const row = await transitionWithdrawal(trx, {
    ...transition,
    transactionId,
    set: { ...set, completed_at: now, end_transaction_id: transactionId },
  });
  const { member_id: memberId, amount } = row;
  const post = posting === 'settle' ? settleWithdrawal : releaseWithdrawal;
  await post(trx, { id: transactionId, brandId, memberId, withdrawalId: id, amount, clientRef, now });
  return row;
}
