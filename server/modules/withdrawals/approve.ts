import type { Brand } from '#schemas/brand/brand';
import { fail } from '#server/platform/appError';
import type { Transaction } from '#server/platform/db/transaction';
import { handlerOf, type Decision } from './decide';
import { needsSecondPerson } from './manualReasons';
import { transitionWithdrawal, type Transition } from './transitionWithdrawal';
import type { TransitionedWithdrawal } from './withdrawalRow';

interface StaffApproval extends Omit<Decision, 'brandId'> {
  readonly brand: Pick<Brand, 'id' | 'desk'>;
  readonly staffId: string;
}

/** Approves in the name of the system. */
export function approveAutomatically(trx: Transaction, decision: Decision): Promise<TransitionedWithdrawal> {
  return startPayout(trx, decision);
}

/**
 * Approves in the name of a person. Above the brand's amount the first approval leaves the withdrawal PENDING, and the
 * one of another person starts the payout; of two at once, one is the first and the other confirms.
 * @throws AppError WITHDRAWAL_OWN for the second approval of one person, STATE_CHANGED, NOT_FOUND.
 */
export async function approveWithdrawal(
  trx: Transaction,
  { brand, staffId, ...rest }: StaffApproval,
): Promise<TransitionedWithdrawal> {
  const decision = { ...rest, brandId: brand.id };
  const alone = { approved_by: staffId };
  if (brand.desk.tiers.secondPersonAbove === 0) return startPayout(trx, decision, alone);
  const found = await lockPending(trx, decision);
  if (!found || !needsSecondPerson(brand, found.amount)) return startPayout(trx, decision, alone);
  if (found.approved_by === staffId) throw fail('WITHDRAWAL_OWN');
  if (found.approved_by !== null) return startPayout(trx, decision, { confirmed_by: staffId });
  return transitionWithdrawal(trx, {
    ...decision,
    from: ['PENDING'],
    to: 'PENDING',
    set: alone,
    action: 'withdrawal.approveFirst',
  });
}

/** PENDING to PROCESSING: the payout may start once this is committed. */
function startPayout(
  trx: Transaction,
  decision: Decision,
  set: Transition['set'] = {},
): Promise<TransitionedWithdrawal> {
  const { origin } = decision;
  return transitionWithdrawal(trx, {
    ...decision,
    from: ['PENDING'],
    to: 'PROCESSING',
    set: { ...handlerOf(origin), ...set, payout_at: origin.now, tries: 0 },
    action: 'withdrawal.approve',
  });
}

/** The next approval waits here for the one before. */
function lockPending(trx: Transaction, { brandId, id }: Decision) {
  return trx
    .selectFrom('withdrawals')
    .select(['amount', 'approved_by'])
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .forUpdate()
    .executeTakeFirst();
}
