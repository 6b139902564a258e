import { sql } from 'kysely';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import type { Calls } from '#schemas/api/contract';
import type { Database } from '#server/platform/db/connect';

type OpenRequest = Calls['GET /api/auth/user/open-requests']['data'][number];
type Kind = OpenRequest['kind'];

interface Row {
  readonly kind: Kind;
  readonly id: string;
  readonly amount: number | null;
  readonly status: OpenRequest['status'];
  readonly created_at: Date;
}

/** A strip on the page shows no more. */
const SHOWN = 3;
/** The usual time is the median of so many latest requests, and unknown below the smaller number. */
const MEASURED = { latest: 20, least: 5 };

/** The member's requests that are not final, newest first, each with the brand's usual time of its kind. */
export async function readOpenRequests(
  db: Database,
  brandId: string,
  memberId: string,
  now: Date,
): Promise<OpenRequest[]> {
  const rows = await findOpenRequests(db, brandId, memberId, now);
  if (rows.length === 0) return [];
  const usual = await usualMinutes(db, brandId);
  return rows.map(({ kind, id, amount, status, created_at }) => ({
    kind,
    uuid: id,
    amount: amount === null ? null : satangToBaht(amount),
    status,
    createdAt: bangkokIso(created_at),
    usualMinutes: usual[kind],
  }));
}

async function findOpenRequests(
  db: Database,
  brandId: string,
  memberId: string,
  now: Date,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    SELECT * FROM (
      SELECT 'DEPOSIT' AS kind, id, pay_amount AS amount, status, created_at FROM deposit_requests
      WHERE brand_id = ${brandId} AND member_id = ${memberId} AND status IN ('PENDING', 'TRANSFERRED')
        AND (status = 'TRANSFERRED' OR expires_at > ${now})
      UNION ALL
      SELECT * FROM (
        SELECT 'SLIP', id, amount, status, created_at FROM slips
        WHERE brand_id = ${brandId} AND member_id = ${memberId}
          AND status IN ('VERIFYING', 'VERIFIED', 'PENDING_REVIEW')
        ORDER BY created_at DESC, id DESC LIMIT ${SHOWN}
      ) AS s
      UNION ALL
      SELECT * FROM (
        SELECT 'WITHDRAWAL', id, amount, status, created_at FROM withdrawals
        WHERE brand_id = ${brandId} AND member_id = ${memberId}
          AND status IN ('PENDING', 'PROCESSING', 'FAILED', 'REJECTED')
        ORDER BY created_at DESC, id DESC LIMIT ${SHOWN}
      ) AS w
    ) AS r ORDER BY created_at DESC, id DESC LIMIT ${SHOWN}`.execute(db);
  return rows;
}

/** Median minutes from request to success by kind; null where too few succeeded. */
async function usualMinutes(db: Database, brandId: string): Promise<Record<Kind, number | null>> {
  const median = (table: string, only = sql`true`) => sql`(
    SELECT CASE WHEN count(*) >= ${MEASURED.least}
      THEN greatest(1, ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM took)) / 60))::int END
    FROM (
      SELECT completed_at - created_at AS took FROM ${sql.table(table)}
      WHERE brand_id = ${brandId} AND status = 'SUCCESS' AND completed_at IS NOT NULL AND ${only}
      ORDER BY created_at DESC, id DESC LIMIT ${MEASURED.latest}
    ) AS latest
  )`;
  const { rows } = await sql<Record<Kind, number | null>>`SELECT
    ${median('deposit_requests', sql`channel = 'BANK'`)} AS "DEPOSIT",
    ${median('slips')} AS "SLIP",
    ${median('withdrawals')} AS "WITHDRAWAL"`.execute(db);
  return rows[0] ?? { DEPOSIT: null, SLIP: null, WITHDRAWAL: null };
}
