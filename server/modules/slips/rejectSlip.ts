import type { AuditLine } from '#server/platform/audit/audit';
import { audit } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';

interface Rejection {
  readonly brandId: string;
  readonly id: string;
  readonly reason: string;
  readonly by: Pick<AuditLine, 'ip' | 'traceId' | 'now'> & {
    readonly actor: { readonly kind: 'STAFF'; readonly id: string };
  };
}

/** Rejects a slip under review. @throws AppError STATE_CHANGED, NOT_FOUND. */
export async function rejectSlip(trx: Transaction, { brandId, id, reason, by }: Rejection): Promise<void> {
  const rejected = await trx
    .updateTable('slips')
    .set({ status: 'REJECTED', reason, retry_at: null, handled_by: by.actor.id, completed_at: by.now })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .where('status', '=', 'PENDING_REVIEW')
    .returning('id')
    .executeTakeFirst();
  if (!rejected) throw fail((await exists(trx, brandId, id)) ? 'STATE_CHANGED' : 'NOT_FOUND');
  await audit(trx, {
    ...by,
    brandId,
    action: 'slip.reject',
    subject: { type: 'SLIP', id },
    detail: { reason },
  });
}

async function exists(trx: Transaction, brandId: string, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('slips')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
