import { sql } from 'kysely';
import type { WithdrawnToday } from '#brand/levelLimits';
import { bangkokDayStart } from '#server/clock';
import type { Transaction } from '#server/db/transaction';
import { fail } from '#server/http/appError';
import { openStatuses, refusedStatuses } from './statuses';

/** Everything about a member that decides over a withdrawal. Satang. */
export interface Standing extends WithdrawnToday {
  readonly level: number;
  readonly available: number;
  /** Whether another withdrawal is open. */
  readonly open: boolean;
}

/**
 * Reads it in one query. Call it after `lockPayee`: the statement then sees what every earlier
 * withdrawal of the member did, and the level as it is now (M15).
 * @throws AppError USER_SUSPENDED.
 */
export async function readStanding(
  trx: Transaction,
  brandId: string,
  memberId: string,
  now: Date,
): Promise<Standing> {
  const day = bangkokDayStart(now);
  const open = sql.join(openStatuses);
  const { rows } = await sql<Standing & { status: string }>`
    SELECT m.level, m.status, w.satang, w.count, w.open, coalesce(a.balance, 0) AS available
    FROM members m
    LEFT JOIN ledger_accounts a ON a.brand_id = m.brand_id AND a.kind = 'MEMBER' AND a.owner_id = m.id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount) FILTER (WHERE today), 0)::bigint AS satang,
             count(*) FILTER (WHERE today) AS count,
             coalesce(bool_or(status IN (${open})), false) AS open
      FROM (
        SELECT amount, status, created_at >= ${day} AND status NOT IN (${sql.join(refusedStatuses)}) AS today
        FROM withdrawals
        WHERE brand_id = m.brand_id AND member_id = m.id AND (created_at >= ${day} OR status IN (${open}))
      ) mine
    ) w
    WHERE m.brand_id = ${brandId} AND m.id = ${memberId}`.execute(trx);
  const [standing] = rows;
  if (standing?.status !== 'ACTIVE') throw fail('USER_SUSPENDED');
  return standing;
}
