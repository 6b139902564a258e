import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { queueKinds } from '#schemas/api/shapes/queueItem';
import { bangkokIso } from '#core/time/bangkok';
import type { Deps } from '#server/providers/deps';
import type { StaffIdentity } from '#server/platform/http/handlers';
import { kindsAt, served, targetMs } from './queueBrands';
import { isHeld, stoppedSeconds } from './queueSources';

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
      count(*) FILTER (WHERE q.mine) AS mine, count(*) FILTER (WHERE q.overdue AND NOT q.held) AS overdue,
      min(q.since) FILTER (WHERE NOT q.held) AS oldest
    FROM (
      SELECT q.kind, q.since, ${isHeld} AS held,
        coalesce(q.claimed_by = ${staff.id} AND q.claimed_until > now(), false) AS mine,
        q.since + make_interval(secs => ${stoppedSeconds} + (t.seconds ->> q.kind)::integer) <= now() AS overdue
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
