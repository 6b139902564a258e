import type { CallSpec } from '#schemas/api/callSpec';
import type { Brand } from '#schemas/brand/brand';
import { findFreeze } from '#server/platform/db/payoutFreeze';
import type { Database } from '#server/platform/db/connect';
import { fail } from '#server/platform/appError';
import type { Identity } from './authorize';

/**
 * While withdrawals are halted no money leaves; everything else goes on, and what is open stays readable (M22). What is
 * known of a member came with the session. A call that has passed here is finished.
 * @throws AppError WITHDRAW_FROZEN.
 */
export async function requirePayable(
  db: Database,
  { payout }: CallSpec,
  { id }: Brand,
  { member, frozen }: Identity,
): Promise<void> {
  if (!payout) return;
  if (member ? frozen : await findFreeze(db, id)) throw fail('WITHDRAW_FROZEN');
}
