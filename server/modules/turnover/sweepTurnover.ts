import { sql } from 'kysely';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { allCredit, endLost } from './endLost';
import { expire } from './expire';

/** Members per sweep; the rest wait for the next one. */
const AT_ONCE = 200;

interface MemberKey {
  readonly brand_id: string;
  readonly member_id: string;
}

/**
 * Ends expired requirements and those of members who have lost everything. Concurrent and repeated runs end each
 * only once; a failure does not delay the others.
 * @throws AggregateError of the failures, after all others are done.
 */
export async function sweepTurnover(deps: Pick<Deps, 'db' | 'clock' | 'ports'>): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const { rows: overdue } = await sql<MemberKey>`
    SELECT t.brand_id, t.member_id FROM turnover_requirements t
    WHERE t.status = 'OPEN' AND t.due_at <= ${now}
    GROUP BY t.brand_id, t.member_id ORDER BY min(t.due_at) LIMIT ${AT_ONCE}`.execute(db);
  const failures: unknown[] = [];
  for (const { brand_id: brandId, member_id: memberId } of overdue)
    await inTransaction(db, (trx) => expire(trx, { brandId, memberId, now })).catch((error: unknown) =>
      failures.push(error),
    );
  const { rows: lost } = await sql<MemberKey>`
    SELECT DISTINCT t.brand_id, t.member_id FROM turnover_requirements t
    WHERE t.status = 'OPEN' AND ${allCredit} < t.lost_below LIMIT ${AT_ONCE}`.execute(db);
  for (const { brand_id: brandId, member_id: memberId } of lost)
    await endLost(deps, { brandId, memberId }).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Turnover requirements could not be ended.');
}
