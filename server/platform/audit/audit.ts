import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import { uuidv7 } from '#server/platform/id';

export interface AuditLine {
  readonly brandId: string;
  readonly actor: { readonly kind: 'MEMBER' | 'STAFF'; readonly id: string } | { readonly kind: 'SYSTEM' };
  /** What was done, e.g. `deposit.approve`. */
  readonly action: string;
  readonly subject: { readonly type: string; readonly id?: string };
  readonly transactionId?: string;
  /** Facts that are not secret: no password, token or complete account number. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
  readonly ip?: string;
  readonly traceId?: string;
  readonly now: Date;
}

/** Who acts, from which address, in which request, and when. */
export type Origin = Pick<AuditLine, 'actor' | 'ip' | 'traceId' | 'now'>;

/** Appends lines to the audit trail, in the transaction of the change that they describe. One query. */
export async function audit(db: Database, ...lines: readonly [AuditLine, ...AuditLine[]]): Promise<void> {
  await db.insertInto('audit_log').values(lines.map(auditRow)).execute();
}

/** The row of a line, for a statement that writes it together with the change that it describes. */
export function auditRow(line: AuditLine) {
  return {
    brand_id: line.brandId,
    id: uuidv7(),
    actor_kind: line.actor.kind,
    actor_id: line.actor.kind === 'SYSTEM' ? null : line.actor.id,
    action: line.action,
    subject_type: line.subject.type,
    subject_id: line.subject.id ?? null,
    ledger_transaction_id: line.transactionId ?? null,
    detail: JSON.stringify(line.detail ?? {}),
    ip: line.ip ?? null,
    trace_id: line.traceId ?? null,
    created_at: line.now,
  };
}

/**
 * A part of a WITH list, in parentheses: inserts a line for each row of `from`, another part of the same statement, so
 * that a change and its line take one round trip.
 * @param detail a jsonb expression over the columns of `from`.
 */
export function insertAuditLine(
  line: Omit<AuditLine, 'detail'>,
  from: string,
  detail: RawBuilder<unknown>,
): RawBuilder<object> {
  const row = auditRow(line);
  return sql<object>`(
    INSERT INTO audit_log (brand_id, id, actor_kind, actor_id, action, subject_type, subject_id,
      ledger_transaction_id, detail, ip, trace_id, created_at)
    SELECT ${row.brand_id}, ${row.id}, ${row.actor_kind}, ${row.actor_id}, ${row.action}, ${row.subject_type},
      ${row.subject_id}, ${row.ledger_transaction_id}, ${detail}, ${row.ip}, ${row.trace_id}, ${row.created_at}
    FROM ${sql.table(from)})`;
}

/** An expression: the baht of a column that holds satang. */
export const bahtOf = (column: string): RawBuilder<number> =>
  sql<number>`trim_scale(${sql.ref(column)} / 100.0)`;
