import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import type { Database } from '#server/platform/db/connect';
import { satangToBaht } from '#core/money/money';
import { addMonths, bangkokMonth } from '#core/time/bangkok';

type Position = Calls['GET /api/auth/responsible-play/net-position']['data'];

/** Number of months reported, including the current one. */
const MONTHS = 6;

interface Row {
  /** Null for the sum of all time. */
  readonly month: string | null;
  readonly deposits: number;
  readonly withdrawals: number;
}

/** What the member deposited and was paid out, over all time and by Bangkok month (R5). One query. */
export async function readNetPosition(
  db: Database,
  brandId: string,
  memberId: string,
  now: Date,
): Promise<Position> {
  const { rows } = await sql<Row>`
    SELECT to_char(moved.at AT TIME ZONE interval '7 hours', 'YYYY-MM') AS month,
      coalesce(sum(amount) FILTER (WHERE is_deposit), 0)::bigint AS deposits,
      coalesce(sum(amount) FILTER (WHERE NOT is_deposit), 0)::bigint AS withdrawals
    FROM (
      SELECT completed_at AS at, credited_amount AS amount, true AS is_deposit FROM deposit_requests
      WHERE brand_id = ${brandId} AND member_id = ${memberId} AND status = 'SUCCESS'
      UNION ALL
      SELECT completed_at, amount, false FROM withdrawals
      WHERE brand_id = ${brandId} AND member_id = ${memberId} AND status = 'SUCCESS'
    ) moved GROUP BY GROUPING SETS ((1), ())`.execute(db);
  const first = new Date(`${bangkokMonth(now)}T00:00:00+07:00`);
  const months = Array.from({ length: MONTHS }, (_, back) =>
    bangkokMonth(addMonths(first, -back)).slice(0, 7),
  );
  const figures = (month: string | null) => figuresOf(rows.find((row) => row.month === month));
  return { ...figures(null), months: months.map((month) => ({ month, ...figures(month) })) };
}

function figuresOf({ deposits = 0, withdrawals = 0 }: Partial<Row> = {}) {
  return {
    deposits: satangToBaht(deposits),
    withdrawals: satangToBaht(withdrawals),
    net: satangToBaht(deposits - withdrawals),
  };
}
