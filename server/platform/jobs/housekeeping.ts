import { bangkokDay } from '#core/time/bangkok';
import { DAY_MS, HOUR_MS } from '#core/time/durations';
import type { Clock } from '#server/platform/clock';
import type { Database } from '#server/platform/db/connect';

/** Retention by kind of record; idempotency records need at least a day. */
const RETENTION_MS = {
  idempotency: 7 * DAY_MS,
  sessions: 90 * DAY_MS,
  shares: 90 * DAY_MS,
  throttles: 2 * DAY_MS,
  codes: DAY_MS,
  providerCalls: 90 * DAY_MS,
  webhooks: 90 * DAY_MS,
};

/** Deletes expired records. Safe to run concurrently on several servers. */
export async function deleteExpired(db: Database, clock: Clock): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', before(RETENTION_MS.idempotency))
    .execute();
  await db.deleteFrom('sessions').where('expires_at', '<', before(RETENTION_MS.sessions)).execute();
  await db.deleteFrom('staff_sessions').where('expires_at', '<', before(RETENTION_MS.sessions)).execute();
  await db.deleteFrom('staff_invitations').where('expires_at', '<', before(RETENTION_MS.sessions)).execute();
  await db.deleteFrom('brand_shares').where('expires_at', '<', before(RETENTION_MS.shares)).execute();
  await db.deleteFrom('one_time_codes').where('expires_at', '<', before(RETENTION_MS.codes)).execute();
  await db
    .deleteFrom('login_throttles')
    .where('window_started_at', '<', before(RETENTION_MS.throttles))
    .execute();
  await db
    .deleteFrom('rate_counters')
    .where('window_started_at', '<', before(RETENTION_MS.throttles))
    .execute();
  await db
    .deleteFrom('provider_calls')
    .where('created_at', '<', before(RETENTION_MS.providerCalls))
    .execute();
  await db
    .deleteFrom('webhook_deliveries')
    .where('status', '<>', 'PENDING')
    .where('completed_at', '<', before(RETENTION_MS.webhooks))
    .execute();
  await db
    .deleteFrom('provider_days')
    .where('day', '<', bangkokDay(before(RETENTION_MS.providerCalls)))
    .execute();
}

/** Deletes expired records every hour until the returned function is called. */
export function startHousekeeping(db: Database, clock: Clock, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    deleteExpired(db, clock).catch(onError);
  }, HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
