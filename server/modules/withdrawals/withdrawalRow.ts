import type { Selectable } from 'kysely';
import type { Members, Withdrawals } from '#server/platform/db/schema';

/** What every step of a withdrawal knows of it. */
export const withdrawalColumns = [
  'id',
  'member_id',
  'amount',
  'bank_name',
  'bank_id',
  'account_name',
  'status',
  'reason',
  'created_at',
] as const satisfies readonly (keyof Withdrawals)[];

export type WithdrawalRow = Pick<Selectable<Withdrawals>, (typeof withdrawalColumns)[number]>;

/** A withdrawal after a step, with whose it is. */
export type TransitionedWithdrawal = WithdrawalRow &
  Pick<Selectable<Withdrawals>, 'completed_at'> &
  Pick<Selectable<Members>, 'username' | 'name'>;
