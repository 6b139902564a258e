import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import type { QueueKind } from '#schemas/api/shapes/queueItem';
import { addDays, bangkokIso, startOfDay } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import { before, keysetOf, pageOf } from '#server/platform/db/keyset';
import { decisionLines } from './decisionLines';
import { idsOf, targetsOf, type ReportScope } from './report';

type Call = Calls['GET /api/staff/report/staff/decision'];

interface Row {
  readonly brand_id: string;
  readonly id: string;
  readonly created_at: Date;
  readonly kind: QueueKind;
  readonly rejected: boolean;
  readonly seconds: number;
  readonly within: boolean;
  readonly staff: string | null;
  readonly member_id: string | null;
  readonly username: string | null;
}

/** Decisions behind a number of the reports on staff and queues, newest first. One query. */
export async function listDecisions(db: Database, scope: ReportScope, query: NonNullable<Call['query']>) {
  const { column, queue, staff } = query;
  const keyset = keysetOf(query);
  const lines = decisionLines(sql`l.brand_id = ANY (${idsOf(scope)})
    AND l.created_at >= ${startOfDay(scope.from)} AND l.created_at < ${startOfDay(addDays(scope.to, 1))}
    ${staff === undefined ? sql`` : sql`AND l.actor_id = ${staff}`}
    ${queue === undefined ? sql`` : sql`AND k.kind = ${queue}`} AND ${before(keyset, 'l')}`);
  const narrowed =
    column === 'rejected' ? sql`d.rejected` : column === 'withinTarget' ? sql`d.within` : sql`true`;
  const { rows } = await sql<Row>`
    SELECT d.*, p.name AS staff, m.username FROM (
      SELECT d.*, d.seconds <= t.seconds AS within
      FROM (${lines}) d JOIN ${targetsOf(scope)} ON t.brand_id = d.brand_id AND t.kind = d.kind
    ) d
    LEFT JOIN staff p ON p.id = d.staff_id
    LEFT JOIN members m ON m.brand_id = d.brand_id AND m.id = d.member_id
    WHERE ${narrowed} ORDER BY d.created_at DESC, d.id DESC LIMIT ${keyset.limit + 1}`.execute(db);
  const page = pageOf(rows, keyset);
  return { data: page.rows.map(present), meta: page.meta };
}

const present = (row: Row): Call['data'][number] => ({
  uuid: row.id,
  brandId: row.brand_id,
  at: bangkokIso(row.created_at),
  queue: row.kind,
  rejected: row.rejected,
  seconds: row.seconds,
  withinTarget: row.within,
  by: row.staff ?? '',
  user: row.member_id === null ? null : { uuid: row.member_id, username: row.username ?? '' },
});
