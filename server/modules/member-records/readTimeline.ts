import { sql, type RawBuilder } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import type { PageMeta } from '#schemas/api/page';
import { fail } from '#server/platform/appError';
import type { Database } from '#server/platform/db/connect';
import { keysetOf, pageOf, type Keyset } from '#server/platform/db/keyset';
import { presentEvent, type EventRow } from './presentEvent';
import { timelineSources, type Source } from './timelineSources';

type Timeline = Calls['GET /api/staff/brand/{brandId}/member/{uuid}/timeline'];

interface Wanted {
  readonly brandId: string;
  readonly memberId: string;
  readonly query: NonNullable<Timeline['query']>;
}

/** Separates the cursor of a keyset from the source of its row. */
const SEPARATOR = '=';

/**
 * A page of what happened to a member, newest first. Sources are merged by time, id and source: each contributes at most
 * one page. One query.
 * @throws AppError CURSOR_INVALID.
 */
export async function readTimeline(
  db: Database,
  { brandId, memberId, query }: Wanted,
): Promise<{ data: Timeline['data']; meta: PageMeta }> {
  const kinds = query.kind?.split(',');
  const [cursor, from = ''] = query.cursor?.split(SEPARATOR) ?? [];
  const keyset = keysetOf({ ...query, cursor });
  const place = from === '' ? undefined : readPlace(from);
  const branches = timelineSources(brandId, memberId).flatMap((source, number) =>
    kinds === undefined || kinds.includes(source.kind) ? [branchOf(source, number, keyset, place)] : [],
  );
  const { rows: found } = await sql<EventRow>`
    SELECT e.*, s.name AS actor FROM (${sql.join(branches, sql` UNION ALL `)}) AS e
    LEFT JOIN staff s ON s.id = e.staff_id
    ORDER BY e.created_at DESC, e.id DESC, e.place DESC LIMIT ${keyset.limit + 1}`.execute(db);
  const { rows, meta } = pageOf(found, keyset);
  const next = meta.next === null ? null : `${meta.next}${SEPARATOR}${rows.at(-1)?.place ?? 0}`;
  return { data: rows.map(presentEvent), meta: { ...meta, next } };
}

function readPlace(text: string): number {
  if (!/^\d{1,2}$/.test(text)) throw fail('CURSOR_INVALID');
  return Number(text);
}

/** Rows of one source after the last row of the previous page. */
function branchOf(
  source: Source,
  number: number,
  { limit, after, from, until }: Keyset,
  place: number | undefined,
): RawBuilder<EventRow> {
  const { kind, code, amount, points, balance, status, text, staff, decidedAt, values = {} } = source;
  const [time, id] = [sql.ref('x.created_at'), sql.ref(`x.${source.id ?? 'id'}`)];
  // Of one time and id the later sources come first.
  const isLater = place !== undefined && number < place;
  const conditions = [
    source.where,
    ...(after
      ? [sql`(${time}, ${id}) ${sql.raw(isLater ? '<=' : '<')} (${after.createdAt}, ${after.id})`]
      : []),
    ...(from ? [sql`${time} >= ${from}`] : []),
    ...(until ? [sql`${time} < ${until}`] : []),
  ];
  const nothing = (type: string) => sql`NULL::${sql.raw(type)}`;
  const pairs = Object.entries(values).flatMap(([name, column]) => [sql.lit(name), column]);
  return sql<EventRow>`(
    SELECT ${sql.lit(number)} AS place, ${sql.lit(kind)} AS kind, ${id} AS id, ${time} AS created_at,
      ${code}::text AS code, ${amount ?? nothing('bigint')} AS amount, ${points ?? sql`false`} AS points,
      ${balance ?? nothing('bigint')} AS balance, ${status ?? nothing('text')} AS status,
      ${text ?? nothing('text')} AS text, ${staff ?? nothing('uuid')} AS staff_id,
      ${decidedAt ?? nothing('timestamptz')} AS decided_at,
      jsonb_strip_nulls(jsonb_build_object(${pairs.length === 0 ? sql`` : sql.join(pairs)})) AS values
    FROM ${source.from} WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${time} DESC, ${id} DESC LIMIT ${limit + 1})`;
}
