import { insertAuditLine } from '#server/platform/audit/audit';
import type { Origin } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { refusalDetail, type Refusal } from '#server/platform/brands/refusal';
import { findRequest, requestColumns, requestDetail, openStatuses } from './depositRepository';
import type { RequestRow } from './depositRepository';
import type { Clock } from '#server/platform/clock';
import type { Database } from '#server/platform/db/connect';
import { sql } from 'kysely';

interface Transition {
  readonly brandId: string;
  readonly memberId: string;
  readonly id: string;
  readonly origin: Origin;
}

/** The member cancels a pending request. Throws as `transition`. */
export function cancelRequest(trx: Transaction, request: Transition): Promise<RequestRow> {
  return transition(trx, { ...request, to: 'CANCELLED', at: 'completed_at', action: 'deposit.cancel' });
}

/** The member confirms the transfer: the request no longer expires. Throws as `transition`. */
export function confirmTransfer(trx: Transaction, request: Transition): Promise<RequestRow> {
  return transition(trx, {
    ...request,
    to: 'TRANSFERRED',
    at: 'transferred_at',
    action: 'deposit.transferred',
  });
}

interface Step extends Transition {
  readonly to: 'CANCELLED' | 'TRANSFERRED';
  /** The column that stores the time of the change. */
  readonly at: 'completed_at' | 'transferred_at';
  /** Action of the audit line. */
  readonly action: string;
}

/**
 * Changes the status and writes the audit line. Of several concurrent transitions one succeeds. One query, two when
 * refused.
 * @throws AppError NOT_FOUND, DEPOSIT_EXPIRED, STATE_CHANGED.
 */
async function transition(trx: Transaction, step: Step): Promise<RequestRow> {
  const { brandId, memberId, id } = step;
  const changed = await update(trx, step);
  if (changed) return changed;
  const request = await findRequest(trx, brandId, memberId, id);
  if (!request) throw fail('NOT_FOUND');
  throw fail(['PENDING', 'EXPIRED'].includes(request.status) ? 'DEPOSIT_EXPIRED' : 'STATE_CHANGED');
}

async function update(trx: Transaction, step: Step): Promise<RequestRow | undefined> {
  const { brandId, memberId, id, origin, to, at, action } = step;
  const line = { ...origin, brandId, action, subject: { type: 'DEPOSIT_REQUEST', id } };
  const { rows } = await sql<RequestRow>`
    WITH changed AS (
      UPDATE deposit_requests r SET status = ${to}, ${sql.ref(at)} = ${origin.now}
      FROM company_accounts a
      WHERE a.brand_id = r.brand_id AND a.id = r.company_account_id
        AND r.brand_id = ${brandId} AND r.member_id = ${memberId} AND r.id = ${id}
        AND r.status = 'PENDING' AND r.expires_at > ${origin.now}
      RETURNING ${sql.raw(requestColumns.join(', '))}
    ), audited AS ${insertAuditLine(line, 'changed', requestDetail)}
    SELECT * FROM changed`.execute(trx);
  return rows[0];
}

/** Stores the expiry of pending requests. Readers use the clock and never wait for this. */
export async function expireRequests(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('deposit_requests')
    .set((row) => ({ status: 'EXPIRED', completed_at: row.ref('expires_at') }))
    .where('status', '=', 'PENDING')
    .where('expires_at', '<=', now)
    .execute();
}

interface Rejection {
  readonly brandId: string;
  readonly id: string;
  readonly refusal: Refusal;
  readonly origin: Omit<Origin, 'actor'> & {
    readonly actor: { readonly kind: 'STAFF'; readonly id: string };
  };
}

/** Rejects a deposit request that was not paid. @throws AppError STATE_CHANGED, NOT_FOUND. */
export async function rejectDeposit(
  trx: Transaction,
  { brandId, id, refusal, origin }: Rejection,
): Promise<void> {
  const line = { ...origin, brandId, action: 'deposit.reject', subject: { type: 'DEPOSIT_REQUEST', id } };
  const rejected = await trx
    .with('rejected', (db) =>
      db
        .updateTable('deposit_requests')
        .set({ status: 'REJECTED', ...refusal, handled_by: origin.actor.id, completed_at: origin.now })
        .where('brand_id', '=', brandId)
        .where('id', '=', id)
        .where('status', 'in', openStatuses)
        .returning(['id', 'reason', 'staff_reason']),
    )
    .with('audited', () => insertAuditLine(line, 'rejected', refusalDetail))
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
