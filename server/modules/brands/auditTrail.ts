import { sql, type Selectable } from 'kysely';
import { bangkokIso } from '#core/time/bangkok';
import type { Calls } from '#schemas/api/contract';
import { staffEmail } from '#server/modules/staff/index';
import type { Database } from '#server/platform/db/connect';
import { before, inLiterals, type Keyset } from '#server/platform/db/keyset';
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
 * The audit trail of a brand, or `*` for entries about all brands, newest first; one row more than the page. Each
 * filter has an index in the order of the list.
 */
export function findAudit(
  db: Database,
  brandId: string,
  keyset: Keyset,
  { person, act, target }: Narrowed,
): Promise<AuditRow[]> {
  const [type, id] = target?.split(' ') ?? [];
  return db
    .selectFrom('audit_log as l')
    .leftJoin('members as m', (on) =>
      on.onRef('m.brand_id', '=', 'l.brand_id').onRef('m.id', '=', 'l.actor_id'),
    )
    .leftJoin('staff as s', 's.id', 'l.actor_id')
    .selectAll('l')
    .select(['m.username', 's.email'])
    .where('l.brand_id', '=', brandId)
    .where(before(keyset, 'l'))
    .$if(person !== undefined, (rows) =>
      rows.where(inLiterals('l.actor_kind', ['STAFF'])).where('l.actor_id', '=', (of) =>
        of
          .selectFrom('staff')
          .select('id')
          .where('email', '=', staffEmail(person ?? '')),
      ),
    )
    .$if(act !== undefined, (rows) => rows.where(sql`split_part(l.action, '.', 1)`, '=', act))
    .$if(type !== undefined, (rows) => rows.where('l.subject_type', '=', type ?? ''))
    .$if(id !== undefined, (rows) => rows.where('l.subject_id', '=', id ?? ''))
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(keyset.limit + 1)
    .execute();
}

/** Who did what to what; the details include the ledger transaction. */
export function presentAudit(row: AuditRow): Line {
  return {
    uuid: row.id,
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
