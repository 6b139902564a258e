import type { Updateable } from 'kysely';
import type { WithdrawStatus } from '#schemas/api/shapes/statuses';
import type { Withdrawals } from '#server/platform/db/schema';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { withdrawalColumns } from './withdrawalRow';
import type { TransitionedWithdrawal } from './withdrawalRow';

const columns = [
  ...withdrawalColumns.map((column) => `w.${column}` as const),
  'w.completed_at',
  'm.username',
  'm.name',
] as const;

export interface Transition {
  readonly brandId: string;
  readonly id: string;
  /** Only this member's, where a member moves it. */
  readonly memberId?: string;
  readonly from: readonly WithdrawStatus[];
  readonly to: WithdrawStatus;
  readonly set?: Omit<Updateable<Withdrawals>, 'status'>;
}

function update(trx: Transaction, move: Transition): Promise<TransitionedWithdrawal | undefined> {
  return trx
    .updateTable('withdrawals as w')
    .from('members as m')
    .set({ ...move.set, status: move.to })
    .whereRef('m.brand_id', '=', 'w.brand_id')
    .whereRef('m.id', '=', 'w.member_id')
    .where('w.brand_id', '=', move.brandId)
    .where('w.id', '=', move.id)
    .where('w.status', 'in', move.from)
    .$if(move.memberId !== undefined, (query) => query.where('w.member_id', '=', move.memberId ?? ''))
    .returning(columns)
    .executeTakeFirst();
}

/**
 * Takes a withdrawal from one status to the next (B3). One statement decides between all who try at
 * once, and keeps the row locked until the transaction ends (M12). One query, two when refused.
 * @throws AppError STATE_CHANGED when it is not in one of `from` any more, NOT_FOUND.
 */
export async function transitionWithdrawal(
  trx: Transaction,
  move: Transition,
): Promise<TransitionedWithdrawal> {
  const transitioned = await update(trx, move);
  if (transitioned) return transitioned;
  throw fail((await exists(trx, move)) ? 'STATE_CHANGED' : 'NOT_FOUND');
}

async function exists(trx: Transaction, { brandId, id, memberId }: Transition): Promise<boolean> {
  const found = await trx
    .selectFrom('withdrawals')
    .select('member_id')
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined && (memberId === undefined || memberId === found.member_id);
}
