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

/** Lines of transactions that end with a statement which writes them. */
const gathered = new WeakMap<Database, AuditLine[]>();

/**
 * Writes lines of the trail that nobody can change; in the same transaction as what they tell. One query; none in a
 * money call, which stores its lines together with its answer.
 */
export async function audit(
  db: Database | Transaction,
  ...lines: readonly [AuditLine, ...AuditLine[]]
): Promise<void> {
  const waiting = gathered.get(db);
  if (waiting) waiting.push(...lines);
  else await insertLines(db, lines).execute();
}

/** Lets the lines of this transaction wait: whoever calls this has to write them before it ends. */
export function gatherLines(trx: Transaction): readonly AuditLine[] {
  const lines: AuditLine[] = [];
  gathered.set(trx, lines);
  return lines;
}

export function insertLines(db: Database, lines: readonly AuditLine[]) {
  return db.insertInto('audit_log').values(lines.map(auditRow));
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
