import type { Clock } from '#server/platform/clock';
import type { Database } from '#server/platform/db/connect';

/** Stores the expiry of pending requests. Readers use the clock and never wait for this. */
export async function expireRequests(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('deposit_requests')
    .set((row) => ({ status: 'EXPIRED', completed_at: row.ref('expires_at') }))
    .where('status', '=', 'PENDING')
    .where('expires_at', '<=', now)
    .execute();
}
