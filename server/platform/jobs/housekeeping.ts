import { DAY_MS, HOUR_MS } from '#core/time/durations';
import type { Clock } from '#server/platform/clock';
import type { Database } from '#server/platform/db/connect';

/** How long each kind of record is of use; idempotency records at least a day (M8). */
const KEPT_MS = {
  idempotency: 7 * DAY_MS,
  sessions: 90 * DAY_MS,
  shares: 90 * DAY_MS,
  throttles: 2 * DAY_MS,
};

/** Removes what has had its time. Safe to run at once on several servers. */
export async function tidy(db: Database, clock: Clock): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before(KEPT_MS.idempotency)).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', before(KEPT_MS.sessions)).execute();
  await db.deleteFrom('staff_sessions').where('expires_at', '<', before(KEPT_MS.sessions)).execute();
  await db.deleteFrom('staff_invitations').where('expires_at', '<', before(KEPT_MS.sessions)).execute();
  await db.deleteFrom('brand_shares').where('expires_at', '<', before(KEPT_MS.shares)).execute();
  await db.deleteFrom('login_throttles').where('window_started_at', '<', before(KEPT_MS.throttles)).execute();
  await db.deleteFrom('rate_counters').where('window_started_at', '<', before(KEPT_MS.throttles)).execute();
}

/** Tidies every hour until the returned function is called. */
export function startHousekeeping(db: Database, clock: Clock, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    tidy(db, clock).catch(onError);
  }, HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
