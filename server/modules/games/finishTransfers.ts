import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import type { Deps } from '#server/providers/deps';
import { finishTransfer } from './finishTransfer';
import type { TransferRow } from './transferRow';

/** Transfers per sweep. */
const AT_ONCE = 20;
/** Retry delays in seconds: one minute, doubled each time, at most an hour. */
const FIRST_WAIT_S = 60;
const LONGEST_WAIT_S = 3_600;

type Due = TransferRow & { readonly provider: string };

/**
 * Retries transfers that were interrupted or not confirmed: none is lost, and none is executed twice. Safe on
 * several servers at once.
 * @returns the number retried.
 */
export async function finishTransfers(deps: Pick<Deps, 'db' | 'clock' | 'ports'>): Promise<number> {
  const { db, clock, ports } = deps;
  const due = await claim(db, clock.now());
  const results = await Promise.allSettled(
    due.map(async (transfer) => {
      const provider = ports.games.find(({ id }) => id === transfer.provider);
      // The provider is disconnected, so its transfers wait.
      if (provider)
        await finishTransfer(deps, provider, transfer, { actor: { kind: 'SYSTEM' }, now: clock.now() });
    }),
  );
  const errors = results.flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} game transfers are still pending`);
  return due.length;
}

/** Leases due transfers, so that no other server retries them concurrently. One query. */
async function claim(db: Database, now: Date): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    UPDATE game_transfers AS t
    SET tries = t.tries + 1,
        due_at = ${now}::timestamptz + least(${LONGEST_WAIT_S}, ${FIRST_WAIT_S} * power(2, least(t.tries, 10))) * interval '1 second'
    FROM (
      SELECT t.brand_id, t.id, w.provider FROM game_transfers t
      JOIN game_wallets w ON w.brand_id = t.brand_id AND w.id = t.wallet_id
      WHERE t.status = 'PENDING' AND t.due_at <= ${now}
      ORDER BY t.due_at LIMIT ${AT_ONCE} FOR UPDATE OF t SKIP LOCKED
    ) due
    WHERE t.brand_id = due.brand_id AND t.id = due.id
    RETURNING t.brand_id, t.id, t.wallet_id, t.member_id, t.direction, t.amount, t.status, due.provider`.execute(
    db,
  );
  return rows;
}
