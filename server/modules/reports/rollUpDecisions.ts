import { sql } from 'kysely';
import type { QueueKind } from '#schemas/api/shapes/queueItem';
import { bangkokDay, startOfDay } from '#core/time/bangkok';
import { HOUR_MS } from '#core/time/durations';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { lockReports } from './rollUp';

interface Decision {
  readonly action: string;
  readonly kind: QueueKind;
  readonly rejected: boolean;
}

const decide = (kind: QueueKind, approvals: readonly string[], rejections: readonly string[]): Decision[] => [
  ...approvals.map((action) => ({ action, kind, rejected: false })),
  ...rejections.map((action) => ({ action, kind, rejected: true })),
];

/** Audit actions of staff that decide an item of a queue. */
const decisions: readonly Decision[] = [
  ...decide('deposit', ['deposit.approve'], ['deposit.reject']),
  ...decide('slip', ['slip.approve', 'slip.link'], ['slip.reject']),
  ...decide('withdrawal', ['withdrawal.approveFirst', 'withdrawal.approve'], ['withdrawal.reject']),
  ...decide('payout', ['withdrawal.complete', 'withdrawal.refund'], []),
  ...decide('reward', ['reward.approve'], ['reward.reject']),
  ...decide('prize', ['prize.approve'], ['prize.reject']),
  ...decide('adjustment', ['adjustment.approve'], ['adjustment.reject']),
];

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
  const column = <K extends keyof Decision>(name: K) => decisions.map((decision) => decision[name]);
  await sql`
    WITH line AS (
      SELECT l.brand_id, l.actor_id, l.subject_id, l.created_at, k.kind, k.rejected
      FROM unnest(${column('action')}::text[], ${column('kind')}::text[], ${column('rejected')}::boolean[]) AS k (action, kind, rejected)
      JOIN audit_log l ON l.action = k.action
      WHERE l.brand_id = ${brandId} AND l.created_at >= ${startOfDay(from)} AND l.actor_kind = 'STAFF' AND l.subject_id IS NOT NULL
    )
    INSERT INTO report_decisions (brand_id, day, kind, staff_id, rejected, seconds)
    SELECT brand_id, (created_at AT TIME ZONE 'Asia/Bangkok')::date, kind, actor_id, rejected,
      array_agg(greatest(0, extract(epoch FROM created_at - coalesce(CASE kind
        WHEN 'deposit' THEN (SELECT coalesce(r.transferred_at, r.created_at) FROM deposit_requests r WHERE r.brand_id = line.brand_id AND r.id = subject_id)
        WHEN 'slip' THEN (SELECT s.created_at FROM slips s WHERE s.brand_id = line.brand_id AND s.id = subject_id)
        WHEN 'withdrawal' THEN (SELECT w.created_at FROM withdrawals w WHERE w.brand_id = line.brand_id AND w.id = subject_id)
        WHEN 'payout' THEN (SELECT max(a.created_at) FROM audit_log a WHERE a.brand_id = line.brand_id AND a.subject_type = 'WITHDRAWAL'
          AND a.subject_id = line.subject_id AND a.created_at < line.created_at)
        WHEN 'reward' THEN (SELECT q.created_at FROM reward_requests q WHERE q.brand_id = line.brand_id AND q.id = subject_id)
        WHEN 'prize' THEN (SELECT q.created_at FROM game_reward_requests q WHERE q.brand_id = line.brand_id AND q.id = subject_id)
        WHEN 'adjustment' THEN (SELECT a.created_at FROM adjustments a WHERE a.brand_id = line.brand_id AND a.id = subject_id)
      END, created_at)))::integer)
    FROM line GROUP BY 1, 2, 3, 4, 5`.execute(trx);
}
