import { sql } from 'kysely';
import { bangkokDay, startOfDay } from '#core/time/bangkok';
import { HOUR_MS } from '#core/time/durations';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { decisionLines } from './decisionLines';
import { lockReports } from './rollUp';

/** Longer than any transaction that writes an audit line may last. */
const LATE_MS = HOUR_MS;

/**
 * Counts the decisions of staff from the audit trail. The last counted day and all later ones are counted again, so that
 * lines that are committed late are found.
 */
export async function rollUpDecisions({ db, brands, clock }: Pick<Deps, 'db' | 'brands' | 'clock'>) {
  const now = clock.now();
  for (const { id } of brands.all)
    await inTransaction(db, async (trx) => {
      if (await lockReports(trx, id)) await countDecisions(trx, id, now);
    });
}

async function countDecisions(trx: Transaction, brandId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ last: string | null }>`
    SELECT max(day) AS last FROM report_decisions WHERE brand_id = ${brandId}`.execute(trx);
  const recent = bangkokDay(now.getTime() - LATE_MS);
  const last = rows[0]?.last ?? '2000-01-01';
  const from = last < recent ? last : recent;
  await trx.deleteFrom('report_decisions').where('brand_id', '=', brandId).where('day', '>=', from).execute();
  const lines = decisionLines(sql`l.brand_id = ${brandId} AND l.created_at >= ${startOfDay(from)}`);
  await sql`
    INSERT INTO report_decisions (brand_id, day, kind, staff_id, rejected, seconds)
    SELECT brand_id, (created_at AT TIME ZONE 'Asia/Bangkok')::date, kind, staff_id, rejected, array_agg(seconds)
    FROM (${lines}) d GROUP BY 1, 2, 3, 4, 5`.execute(trx);
}
