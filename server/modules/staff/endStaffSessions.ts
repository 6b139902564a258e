import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';

interface Ending {
  readonly staffId: string;
  readonly now: Date;
  /** The session to retain. */
  readonly except?: string;
}

/**
 * Ends a staff member's sessions on every server at once, since each call reads them here, and makes the devices
 * of those sessions unknown: their next log-in is throttled like a stranger's.
 */
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
  let devices = db
    .updateTable('staff_sessions')
    .set({ device_hash: null })
    .where('staff_id', '=', staffId)
    .where('device_hash', 'is not', null);
  if (except !== undefined)
    devices = devices.where(
      'device_hash',
      'is distinct from',
      db.selectFrom('staff_sessions').select('device_hash').where('id', '=', except),
    );
  await devices.execute();
}
