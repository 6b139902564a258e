import { sql } from 'kysely';
import { bangkokDayStart } from '#core/time/bangkok';
import type { Transaction } from '#server/platform/db/transaction';
import type { StaffAct } from '#server/platform/http/handlers';

/**
 * Satang of members' credit that a staff member has moved or freed alone on this Bangkok day, whichever way it went.
 * Acts of one person wait here for each other, so that none is left uncounted.
 */
export async function amountDecidedAlone(trx: Transaction, { brandId, origin }: StaffAct): Promise<number> {
  const staffId = origin.actor.id;
  const since = bangkokDayStart(origin.now);
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`adjustment ${brandId} ${staffId}`}, 0))`.execute(
    trx,
  );
  const { rows } = await sql<{ total: number }>`
    SELECT (
      (SELECT coalesce(sum(amount), 0) FROM adjustments
       WHERE brand_id = ${brandId} AND proposed_by = ${staffId} AND alone AND created_at >= ${since})
      + (SELECT coalesce(sum(given), 0) FROM turnover_requirements
         WHERE brand_id = ${brandId} AND waived_by = ${staffId} AND waiver_by = waived_by AND completed_at >= ${since})
    )::bigint AS total`.execute(trx);
  return rows[0]?.total ?? 0;
}
