import { sql } from 'kysely';
import type { Brand } from '#schemas/brand/brand';
import type { Calls } from '#schemas/api/contract';
import { queueKinds, type QueueKind } from '#schemas/api/shapes/queueItem';
import { bangkokIso } from '#core/time/bangkok';
import type { Deps } from '#server/providers/deps';
import type { Transaction } from '#server/platform/db/transaction';
import type { StaffIdentity } from '#server/platform/http/handlers';
import { kindsAt, served, targetMs } from './queueBrands';
import { isHeld, isOverdue } from './queueSources';

type QueueCount = Calls['GET /api/staff/queue']['data'][number];

interface Row {
  readonly kind: QueueCount['kind'];
  readonly waiting: number;
  readonly held: number;
  readonly mine: number;
  readonly overdue: number;
  readonly oldest: Date | null;
}

/**
 * Counts of the queues on which the caller may work. One query.
 * @param wanted only these brands, where named.
 */
export async function countQueues(
  { db, brands }: Pick<Deps, 'db' | 'brands'>,
  staff: StaffIdentity,
  wanted: readonly string[] | undefined,
): Promise<QueueCount[]> {
  const targets = served(brands, wanted).map((id) => ({ id, seconds: secondsByKind(brands, staff, id) }));
  const { rows } = await sql<Row>`
    SELECT q.kind, count(*) FILTER (WHERE NOT q.held) AS waiting, count(*) FILTER (WHERE q.held) AS held,
      count(*) FILTER (WHERE q.mine) AS mine, count(*) FILTER (WHERE q.overdue) AS overdue,
      min(q.since) FILTER (WHERE NOT q.held) AS oldest
    FROM (
      SELECT q.kind, q.since, ${isHeld} AS held,
        coalesce(q.claimed_by = ${staff.id} AND q.claimed_until > now(), false) AS mine,
        ${isOverdue(sql`(t.seconds ->> q.kind)::integer`)} AS overdue
      FROM unnest(${targets.map(({ id }) => id)}::text[],
        ${targets.map(({ seconds }) => JSON.stringify(seconds))}::jsonb[]) AS t (brand_id, seconds)
      JOIN queue_items q ON q.brand_id = t.brand_id AND t.seconds ? q.kind
    ) q GROUP BY q.kind`.execute(db);
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  const kinds = new Set(brands.all.flatMap(({ id }) => kindsAt(staff, id)));
  return queueKinds
    .filter((kind) => kinds.has(kind))
    .map((kind) => {
      const { waiting = 0, held = 0, mine = 0, overdue = 0, oldest = null } = byKind.get(kind) ?? {};
      return { kind, waiting, held, mine, overdue, oldestAt: oldest && bangkokIso(oldest) };
    });
}

/** Items of a brand that wait longer than their target, by queue; those without one are missing. One query. */
export async function countOverdue(
  trx: Transaction,
  brand: Brand,
  now: Date,
): Promise<readonly { readonly kind: QueueKind; readonly count: number }[]> {
  const seconds = queueKinds.map((kind) => targetMs(brand, kind) / 1_000);
  const { rows } = await sql<{ kind: QueueKind; count: number }>`
    SELECT q.kind, count(*) FROM queue_items q
    JOIN unnest(${[...queueKinds]}::text[], ${seconds}::integer[]) AS t (kind, seconds) ON t.kind = q.kind
    WHERE q.brand_id = ${brand.id} AND ${isOverdue(sql`t.seconds`, sql`${now}::timestamptz`)}
    GROUP BY q.kind`.execute(trx);
  return rows;
}

/** Targets of the queues of a brand on which a staff member may work. */
function secondsByKind(
  brands: Deps['brands'],
  staff: StaffIdentity,
  brandId: string,
): Readonly<Record<string, number>> {
  const brand = brands.byId(brandId);
  if (!brand) return {};
  return Object.fromEntries(kindsAt(staff, brandId).map((kind) => [kind, targetMs(brand, kind) / 1_000]));
}
