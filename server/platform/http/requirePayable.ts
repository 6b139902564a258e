import type { CallSpec } from '#schemas/api/callSpec';
import type { Brand } from '#schemas/brand/brand';
import { findFreeze } from '#server/platform/db/payoutFreeze';
import type { Database } from '#server/platform/db/connect';
import { fail } from '#server/platform/appError';
import type { Identity } from './authorize';

/**
 * Rejects payouts during a withdrawal freeze; everything else works, and open requests stay readable. The member's
 * freeze state comes with the session. A call that passes this check runs to its end.
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
