import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { satangToBaht } from '#core/money/money';
import { addDays, bangkokIso, startOfDay } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import { before, keysetOf, pageOf } from '#server/platform/db/keyset';
import { columnAccounts } from './columnAccounts';
import { movements } from './movements';
import { idsOf, type ReportScope } from './report';

type Call = Calls['GET /api/staff/report/money/movement'];
type Movement = Call['data'][number];

interface Row {
  readonly id: string;
  readonly brand_id: string;
  readonly account: string;
  readonly kind: string;
  readonly channel: string;
  readonly level: number;
  readonly member_id: string | null;
  readonly username: string | null;
  readonly amount: number;
  readonly reference_type: string;
  readonly reference_id: string;
  readonly created_at: Date;
}

/** Movements behind a number of the money report, newest first: counted ones only, so that their sum is the number. One query. */
export async function listMovements(db: Database, scope: ReportScope, query: NonNullable<Call['query']>) {
  const { column, channel, level } = query;
  const keyset = keysetOf(query);
  const signs = Object.entries(columnAccounts[column]);
  const days = { ...keyset, from: startOfDay(scope.from), until: startOfDay(addDays(scope.to, 1)) };
  const { rows } = await sql<Row>`
    WITH h AS (
      SELECT a.brand_id, a.id, a.kind, p.seq FROM ledger_accounts a
      JOIN report_positions p ON p.brand_id = a.brand_id AND p.account_id = a.id
      WHERE a.brand_id = ANY (${idsOf(scope)}) AND a.kind = ANY (${signs.map(([account]) => account)})
    ), moved AS (
      ${movements(sql`h JOIN LATERAL (
        SELECT e.* FROM ledger_entries e WHERE e.brand_id = h.brand_id AND e.account_id = h.id AND e.seq <= h.seq
          AND e.created_at >= ${days.from} AND e.created_at < ${days.until}
      ) e ON true`)}
    ), listed AS (
      SELECT m.*, m.transaction_id AS id, coalesce(d.level, 0) AS level FROM moved m
      LEFT JOIN report_member_days d ON d.brand_id = m.brand_id AND d.day = m.day AND d.member_id = m.member_id
      ${
        column === 'firstDeposits'
          ? sql`JOIN report_members f ON f.brand_id = m.brand_id AND f.member_id = m.member_id AND f.first_at = m.created_at`
          : sql``
      }
    )
    SELECT * FROM listed WHERE ${before(keyset, 'listed')}
      ${channel === undefined ? sql`` : sql`AND channel = ${channel}`}
      ${level === undefined ? sql`` : sql`AND level = ${Number(level)}`}
    ORDER BY created_at DESC, id DESC LIMIT ${keyset.limit + 1}`.execute(db);
  const page = pageOf(rows, keyset);
  const signOf = new Map(signs);
  return { data: page.rows.map((row) => present(row, signOf.get(row.account) ?? 1)), meta: page.meta };
}

const present = (row: Row, sign: 1 | -1): Movement => ({
  uuid: row.id,
  brandId: row.brand_id,
  at: bangkokIso(row.created_at),
  kind: row.kind,
  channel: row.channel,
  level: row.level,
  user: row.member_id === null ? null : { uuid: row.member_id, username: row.username ?? '' },
  amount: satangToBaht(sign * row.amount),
  reference: { type: row.reference_type, uuid: row.reference_id },
});
