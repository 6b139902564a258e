import { sql, type RawBuilder } from 'kysely';
import type { QueueKind } from '#schemas/api/shapes/queueItem';

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

const column = <K extends keyof Decision>(name: K) => decisions.map((decision) => decision[name]);

/** SQL: member and begin of the wait of the request of a line, from one table. */
const request = (
  kind: QueueKind,
  table: string,
  since: RawBuilder<unknown> = sql`r.created_at`,
): RawBuilder<unknown> => sql`
  SELECT ${since} AS since, r.member_id FROM ${sql.table(table)} r
  WHERE k.kind = ${sql.lit(kind)} AND r.brand_id = l.brand_id AND r.id = l.subject_id`;

const requests = sql.join(
  [
    request('deposit', 'deposit_requests', sql`coalesce(r.transferred_at, r.created_at)`),
    request('slip', 'slips'),
    request('withdrawal', 'withdrawals'),
    request(
      'payout',
      'withdrawals',
      sql`(SELECT max(a.created_at) FROM audit_log a WHERE a.brand_id = l.brand_id
        AND a.subject_type = 'WITHDRAWAL' AND a.subject_id = l.subject_id AND a.created_at < l.created_at)`,
    ),
    request('reward', 'reward_requests'),
    request('prize', 'game_reward_requests'),
    request('adjustment', 'adjustments'),
  ],
  sql` UNION ALL `,
);

/**
 * SQL: decisions of staff from the audit trail, each with its queue, member and the seconds that the item had waited.
 * The roll-ups and the list of decisions read the same rows, so that they agree.
 * @param where a condition on lines `l` of the audit trail.
 */
export function decisionLines(where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    SELECT l.brand_id, l.id, l.created_at, l.actor_id AS staff_id, k.kind, k.rejected, o.member_id,
      greatest(0, extract(epoch FROM l.created_at - coalesce(o.since, l.created_at)))::integer AS seconds
    FROM unnest(${column('action')}::text[], ${column('kind')}::text[], ${column('rejected')}::boolean[])
      AS k (action, kind, rejected)
    JOIN audit_log l ON l.action = k.action
    LEFT JOIN LATERAL (${requests}) o ON true
    WHERE l.actor_kind = 'STAFF' AND l.subject_id IS NOT NULL AND ${where}`;
}
