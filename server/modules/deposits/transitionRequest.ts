import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { findRequest, requestColumns } from './depositRepository';
import type { RequestRow } from './depositRepository';

interface Transition {
  readonly brandId: string;
  readonly memberId: string;
  readonly id: string;
  readonly now: Date;
}

/** The member gives a pending request up (API-123). @throws as `move`. */
export function cancelRequest(trx: Transaction, request: Transition): Promise<RequestRow> {
  return move(trx, { ...request, to: { status: 'CANCELLED', completed_at: request.now } });
}

/** The member says that the money is on its way: the request waits for it without end (API-124). @throws as `move`. */
export function confirmTransfer(trx: Transaction, request: Transition): Promise<RequestRow> {
  return move(trx, { ...request, to: { status: 'TRANSFERRED', transferred_at: request.now } });
}

interface Step extends Transition {
  readonly to: {
    readonly status: 'CANCELLED' | 'TRANSFERRED';
    readonly completed_at?: Date;
    readonly transferred_at?: Date;
  };
}

function update(trx: Transaction, { brandId, memberId, id, now, to }: Step): Promise<RequestRow | undefined> {
  return trx
    .updateTable('deposit_requests as r')
    .from('company_accounts as a')
    .set(to)
    .whereRef('a.brand_id', '=', 'r.brand_id')
    .whereRef('a.id', '=', 'r.company_account_id')
    .where('r.brand_id', '=', brandId)
    .where('r.member_id', '=', memberId)
    .where('r.id', '=', id)
    .where('r.status', '=', 'PENDING')
    .where('r.expires_at', '>', now)
    .returning(requestColumns)
    .executeTakeFirst();
}

/**
 * One query, two when refused; one statement decides between two who move it at once.
 * @throws AppError NOT_FOUND, DEPOSIT_EXPIRED, STATE_CHANGED.
 */
async function move(trx: Transaction, step: Step): Promise<RequestRow> {
  const { brandId, memberId, id } = step;
  const moved = await update(trx, step);
  if (moved) return moved;
  const request = await findRequest(trx, brandId, memberId, id);
  if (!request) throw fail('NOT_FOUND');
  throw fail(['PENDING', 'EXPIRED'].includes(request.status) ? 'DEPOSIT_EXPIRED' : 'STATE_CHANGED');
}
