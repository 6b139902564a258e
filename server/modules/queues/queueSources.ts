import { sql, type RawBuilder } from 'kysely';
import type { QueueKind } from '#schemas/api/shapes/queueItem';

interface Source {
  /** Table of the requests; `x` in every statement about a queue, with `q` for the item and `m` for the member. */
  readonly table: string;
  /** What else the summary needs. */
  readonly join?: RawBuilder<unknown>;
  readonly summary: RawBuilder<string>;
}

const payee = sql<string>`concat_ws(' ', x.bank_name, right(x.bank_id, 4))`;

export const sources: Readonly<Record<QueueKind, Source>> = {
  deposit: {
    table: 'deposit_requests',
    join: sql`JOIN company_accounts a ON a.brand_id = x.brand_id AND a.id = x.company_account_id`,
    summary: sql`concat_ws(' ', a.bank_name, right(a.bank_id, 4))`,
  },
  slip: { table: 'slips', summary: sql`coalesce(x.reason, x.note, '')` },
  withdrawal: { table: 'withdrawals', summary: payee },
  payout: { table: 'withdrawals', summary: payee },
  reward: { table: 'reward_requests', summary: sql`x.name` },
  prize: { table: 'game_reward_requests', summary: sql`x.label` },
  adjustment: { table: 'adjustments', summary: sql`x.reason` },
  'game-transfer': {
    table: 'game_transfers',
    join: sql`JOIN game_wallets a ON a.brand_id = x.brand_id AND a.id = x.wallet_id`,
    summary: sql`a.provider`,
  },
};

/** SQL: joins the request `x` and the member `m` to the item `q`. */
export function joinSource(kind: QueueKind): RawBuilder<unknown> {
  const { table, join } = sources[kind];
  return sql`
    JOIN ${sql.table(table)} x ON x.brand_id = q.brand_id AND x.id = q.id ${join ?? sql``}
    LEFT JOIN members m ON m.brand_id = q.brand_id AND m.id = q.member_id`;
}

/** SQL: somebody has the item open. */
export const isClaimed = sql<boolean>`coalesce(q.claimed_until > now(), false)`;
const databaseNow = sql<Date>`now()`;
const isHeldAt = (now: RawBuilder<Date>) => sql<boolean>`coalesce(q.held_until > ${now}, false)`;
const stoppedSecondsAt = (now: RawBuilder<Date>) => sql<number>`(q.stopped_seconds
  + coalesce(extract(epoch FROM least(${now}, q.held_until) - q.held_at), 0)::integer)`;

/** SQL: the item is put aside. */
export const isHeld = isHeldAt(databaseNow);
/** SQL: seconds in which the clock of the item stood still, a present hold included. */
export const stoppedSeconds = stoppedSecondsAt(databaseNow);

/** SQL: the item waits, and longer than its target. */
export const isOverdue = (targetSeconds: RawBuilder<number>, now = databaseNow): RawBuilder<boolean> =>
  sql`(NOT ${isHeldAt(now)}
    AND q.since + make_interval(secs => ${stoppedSecondsAt(now)} + ${targetSeconds}) <= ${now})`;
