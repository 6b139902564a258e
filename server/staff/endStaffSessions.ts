import type { Database } from '#server/db/connect';
import type { Transaction } from '#server/db/transaction';

interface Ending {
  readonly staffId: string;
  readonly now: Date;
  /** The session that stays. */
  readonly except?: string;
}

/** Ends a staff member's sessions at once, on every server, since each call looks here (A5). */
export async function endStaffSessions(
  db: Database | Transaction,
  { staffId, now, except }: Ending,
): Promise<void> {
  let query = db
    .updateTable('staff_sessions')
    .set({ revoked_at: now })
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null);
  if (except !== undefined) query = query.where('id', '!=', except);
  await query.execute();
}
