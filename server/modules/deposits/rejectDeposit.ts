import { sql } from 'kysely';
import type { AuditLine } from '#server/platform/audit/audit';
import { insertAuditLine } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { openStatuses } from './openStatuses';
import { fail } from '#server/platform/appError';

interface Rejection {
  readonly brandId: string;
  readonly id: string;
  readonly reason: string;
  readonly by: Pick<AuditLine, 'ip' | 'traceId' | 'now'> & {
    readonly actor: { readonly kind: 'STAFF'; readonly id: string };
  };
}

/** Rejects a deposit request whose money did not arrive. @throws AppError STATE_CHANGED, NOT_FOUND. */
export async function rejectDeposit(trx: Transaction, { brandId, id, reason, by }: Rejection): Promise<void> {
  const line = { ...by, brandId, action: 'deposit.reject', subject: { type: 'DEPOSIT_REQUEST', id } };
  const rejected = await trx
    .with('rejected', (db) =>
      db
        .updateTable('deposit_requests')
        .set({ status: 'REJECTED', reason, handled_by: by.actor.id, completed_at: by.now })
        .where('brand_id', '=', brandId)
        .where('id', '=', id)
        .where('status', 'in', openStatuses)
        .returning(['id', 'reason']),
    )
    .with('audited', () => insertAuditLine(line, 'rejected', sql`jsonb_build_object('reason', reason)`))
    .selectFrom('rejected')
    .select('id')
    .executeTakeFirst();
  if (!rejected) throw fail((await exists(trx, brandId, id)) ? 'STATE_CHANGED' : 'NOT_FOUND');
}

async function exists(trx: Transaction, brandId: string, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('deposit_requests')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
