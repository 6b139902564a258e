import { sql, type RawBuilder, type Selectable } from 'kysely';
import { bangkokIso } from '#core/time/bangkok';
import type { Calls } from '#schemas/api/contract';
import { staffEmail } from '#server/modules/staff/index';
import type { Database } from '#server/platform/db/connect';
import { before, type Keyset } from '#server/platform/db/keyset';
import type { AuditLog } from '#server/platform/db/schema';

type Line = Calls['GET /api/staff/brand/{brandId}/audit']['data'][number];
type AuditRow = Selectable<AuditLog> & { readonly username: string | null; readonly email: string | null };

const ACTOR_TYPES = { MEMBER: 'member', STAFF: 'staff', SYSTEM: 'system' } as const;

interface Narrowed {
  readonly person?: string | undefined;
  readonly act?: string | undefined;
  readonly target?: string | undefined;
}

/**
 * The audit trail of these brands, of which `*` stands for entries about all of them, newest first; one row more than
 * the page. Each filter has an index in the order of the list.
 */
export async function findAudit(
  db: Database,
  brandIds: readonly string[],
  keyset: Keyset,
  filter: Narrowed,
): Promise<readonly AuditRow[]> {
  const page = sql`ORDER BY l.created_at DESC, l.id DESC LIMIT ${keyset.limit + 1}`;
  // Each brand is read by its own part of the index, so that the number of rows of other brands does not matter.
  const { rows } = await sql<AuditRow>`
    SELECT l.*, m.username, s.email
    FROM (
      SELECT l.* FROM unnest(${brandIds}::text[]) AS b (id) CROSS JOIN LATERAL (
        SELECT l.* FROM audit_log l
        WHERE l.brand_id = b.id AND ${sql.join(conditionsOf(keyset, filter), sql` AND `)} ${page}
      ) l ${page}
    ) l
    LEFT JOIN members m ON m.brand_id = l.brand_id AND m.id = l.actor_id
    LEFT JOIN staff s ON s.id = l.actor_id
    ORDER BY l.created_at DESC, l.id DESC`.execute(db);
  return rows;
}

function conditionsOf(keyset: Keyset, { person, act, target }: Narrowed): RawBuilder<unknown>[] {
  const [type, id] = target?.split(' ') ?? [];
  return [
    before(keyset, 'l'),
    ...(person === undefined
      ? []
      : [
          sql`l.actor_kind = 'STAFF'
            AND l.actor_id = (SELECT id FROM staff WHERE email = ${staffEmail(person)})`,
        ]),
    ...(act === undefined ? [] : [sql`split_part(l.action, '.', 1) = ${act}`]),
    ...(type === undefined ? [] : [sql`l.subject_type = ${type}`]),
    ...(id === undefined ? [] : [sql`l.subject_id = ${id}`]),
  ];
}

/** Who did what to what; the details include the ledger transaction. */
export function presentAudit(row: AuditRow): Line {
  return {
    uuid: row.id,
    brandId: row.brand_id,
    at: bangkokIso(row.created_at),
    actorType: ACTOR_TYPES[row.actor_kind],
    actor: row.email ?? row.username ?? row.actor_id,
    action: row.action,
    target: row.subject_id === null ? row.subject_type : `${row.subject_type} ${row.subject_id}`,
    ip: row.ip,
    detail: {
      ...textsOf(row.detail),
      ...(row.ledger_transaction_id !== null && { transactionId: row.ledger_transaction_id }),
      ...(row.trace_id !== null && { traceId: row.trace_id }),
    },
  };
}

/** `audit` writes one flat object of plain values. */
function textsOf(detail: AuditRow['detail']): Record<string, string> {
  if (typeof detail !== 'object' || detail === null) return {};
  return Object.fromEntries(
    Object.entries(detail).flatMap(([name, value]) =>
      value === null || typeof value === 'object' ? [] : [[name, String(value)]],
    ),
  );
}
