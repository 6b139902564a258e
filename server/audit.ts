import type { Database } from './db/connect';
import type { Transaction } from './db/transaction';
import { uuidv7 } from './id';

export interface AuditLine {
  readonly brandId: string;
  readonly actor: { readonly kind: 'MEMBER' | 'STAFF'; readonly id: string } | { readonly kind: 'SYSTEM' };
  /** What was done, e.g. `deposit.approve`. */
  readonly action: string;
  readonly subject: { readonly type: string; readonly id?: string };
  readonly transactionId?: string;
  /** Facts that are not secret: no password, token or whole account number (D11). */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
  readonly ip?: string;
  readonly traceId?: string;
  readonly now: Date;
}

/** Writes lines of the trail that nobody can change; in the same transaction as what they tell. One query. */
export async function audit(
  db: Database | Transaction,
  ...lines: readonly [AuditLine, ...AuditLine[]]
): Promise<void> {
  await db.insertInto('audit_log').values(lines.map(auditRow)).execute();
}

/** The line as a row, for a statement that writes it together with what it tells. */
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
