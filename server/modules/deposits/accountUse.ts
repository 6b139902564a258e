import { sql, type RawBuilder } from 'kysely';
import { bangkokDayStart } from '#core/time/bangkok';

/**
 * An expression: the satang that a company account was credited on the Bangkok day of `now`, and that open requests may
 * still bring to it on that day.
 * @param account the name of the `company_accounts` row in the statement.
 */
export function accountUse(account: string, now: Date): RawBuilder<number> {
  const start = bangkokDayStart(now);
  const own = sql`r.brand_id = ${sql.ref(`${account}.brand_id`)} AND r.company_account_id = ${sql.ref(`${account}.id`)}`;
  return sql<number>`(
    (SELECT coalesce(sum(r.credited_amount), 0) FROM deposit_requests r
     WHERE ${own} AND r.status = 'SUCCESS' AND r.completed_at >= ${start}::timestamptz)
    + (SELECT coalesce(sum(r.pay_amount), 0) FROM deposit_requests r
       WHERE ${own} AND r.status IN ('PENDING', 'TRANSFERRED')
         AND (CASE r.status WHEN 'PENDING' THEN r.expires_at > ${now}::timestamptz
              ELSE r.transferred_at >= ${start}::timestamptz END))
  )::bigint`;
}
