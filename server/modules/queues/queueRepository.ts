import { sql, type RawBuilder } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { readAmount } from '#schemas/common/readAmount';
import type { QueueKind } from '#schemas/api/shapes/queueItem';
import { bahtToSatang } from '#core/money/money';
import type { Database } from '#server/platform/db/connect';
import type { Keyset } from '#server/platform/db/keyset';
import { isHeld, joinSource, sources, stoppedSeconds } from './queueSources';
import { orderOf, queueSorts } from './queueSorts';
import { hasSignal, signalsOf, type SignalRow, type Viewer } from './signals';

type Filter = NonNullable<Calls['GET /api/staff/queue/{kind}/export']['query']>;

/** An item with its owner, claim, hold and signals. Amount in satang. */
export interface ItemRow {
  readonly brand_id: string;
  readonly id: string;
  readonly member_id: string | null;
  readonly username: string | null;
  readonly name: string | null;
  readonly amount: number | null;
  /** When staff had to act; under this name, because pages follow it. */
  readonly created_at: Date;
  readonly requested_at: Date;
  readonly stopped_seconds: number;
  readonly is_held: boolean;
  readonly claimed_by: string | null;
  readonly claimed_until: Date | null;
  readonly claimant: string | null;
  readonly held_until: Date | null;
  readonly hold_reason: string | null;
  readonly holder: string | null;
  readonly summary: string;
  readonly signals: SignalRow;
}

/** Items of a queue over the viewer's brands, oldest first unless the filter sorts them; one more than the page. One query. */
export async function findItems(
  db: Database,
  kind: QueueKind,
  viewer: Viewer,
  filter: Filter,
  { limit, after }: Keyset,
): Promise<readonly ItemRow[]> {
  const sort = queueSorts[filter.sort ?? 'oldest'];
  const order = orderOf(sort);
  const conditions = [
    ...conditionsOf(viewer, filter),
    ...(after
      ? [sql<boolean>`(${sort.value}, q.id) ${sort.after} (${sort.valueOf(after.createdAt)}, ${after.id})`]
      : []),
  ];
  const more = sourceConditions(kind, viewer, filter);
  const most = sql`LIMIT ${limit + 1}`;
  // Each brand is read by its own part of the index, so that the number of rows of other brands does not matter.
  // Signals cost far more than items: they are found in order, after the OFFSET, until the page is full.
  return readItems(
    db,
    kind,
    viewer,
    order,
    sql`(
      SELECT * FROM (
        SELECT q.* FROM unnest(${viewer.brandIds}::text[]) AS b (id) CROSS JOIN LATERAL (
          SELECT q.* FROM queue_items q
          WHERE q.brand_id = b.id AND q.kind = ${sql.lit(kind)} ${all(conditions)}
          ${order} ${more.length === 0 ? most : sql``}
        ) q ${order} OFFSET 0
      ) q WHERE true ${all(more)} ${order} ${most})`,
  );
}

/** An item at one of the viewer's brands. One query. */
export async function findItem(
  db: Database,
  kind: QueueKind,
  viewer: Viewer,
  id: string,
): Promise<ItemRow | undefined> {
  const [row] = await readItems(
    db,
    kind,
    viewer,
    sql``,
    sql`(
      SELECT q.* FROM unnest(${viewer.brandIds}::text[]) AS b (id)
      JOIN queue_items q ON q.brand_id = b.id AND q.kind = ${sql.lit(kind)} AND q.id = ${id})`,
  );
  return row;
}

/** @param page rows of `queue_items`. */
async function readItems(
  db: Database,
  kind: QueueKind,
  viewer: Viewer,
  order: RawBuilder<unknown>,
  page: RawBuilder<unknown>,
): Promise<readonly ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    SELECT q.brand_id, q.id, q.member_id, m.username, m.name, q.amount, q.since AS created_at,
      q.created_at AS requested_at, ${stoppedSeconds} AS stopped_seconds, ${isHeld} AS is_held,
      c.id AS claimed_by, q.claimed_until, c.name AS claimant,
      q.held_until, q.hold_reason, h.name AS holder,
      ${sources[kind].summary} AS summary, ${signalsOf(kind, viewer)} AS signals
    FROM ${page} q ${joinSource(kind)}
    LEFT JOIN staff c ON c.id = q.claimed_by AND q.claimed_until > now()
    LEFT JOIN staff h ON h.id = q.held_by ${order}`.execute(db);
  return rows;
}

function conditionsOf(viewer: Viewer, { state = 'all', from, to }: Filter): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (state === 'waiting') conditions.push(sql`NOT ${isHeld}`);
  if (state === 'held') conditions.push(isHeld);
  if (state === 'mine') conditions.push(sql`(q.claimed_by = ${viewer.staffId} AND q.claimed_until > now())`);
  if (from !== undefined) conditions.push(sql`q.amount >= ${satangOf(from)}`);
  if (to !== undefined) conditions.push(sql`q.amount <= ${satangOf(to)}`);
  return conditions;
}

/** Conditions on request and member of an item: sub-queries, because a join would read all requests of the queue first. */
function sourceConditions(kind: QueueKind, viewer: Viewer, { signal, q }: Filter): RawBuilder<boolean>[] {
  return [
    ...(signal === undefined ? [] : [hasSignal(kind, signal, viewer)]),
    ...(q === undefined ? [] : [matches(q.trim())]),
  ].map(
    (condition) => sql<boolean>`(SELECT true FROM (VALUES (0)) one ${joinSource(kind)} WHERE ${condition})`,
  );
}

function satangOf(text: string): number {
  return bahtToSatang(readAmount(text).baht ?? 0);
}

/** SQL: the id of the item, or username, name or phone of its member. */
function matches(text: string): RawBuilder<boolean> {
  const like = `%${text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const phone = text.replace(/\D/g, '').replace(/^0/, '');
  return sql<boolean>`(q.id::text = ${text.toLowerCase()} OR m.username LIKE ${like} OR lower(m.name) LIKE ${like}
    ${phone.length >= 4 ? sql`OR m.phone_e164 LIKE ${`%${phone}%`}` : sql``})`;
}

function all(conditions: readonly RawBuilder<boolean>[]): RawBuilder<unknown> {
  return sql.join(
    conditions.map((condition) => sql`AND ${condition}`),
    sql` `,
  );
}
