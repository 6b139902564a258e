import type { Transaction } from '#server/db/transaction';
import { fail } from '#server/http/appError';
import { findRequest } from './depositRepository';
import type { RequestRow } from './depositRepository';

interface Move {
  readonly brandId: string;
  readonly memberId: string;
  readonly id: string;
  readonly now: Date;
}

/** The member gives a pending request up (API-123). @throws as `move`. */
export function cancelRequest(trx: Transaction, request: Move): Promise<RequestRow> {
  return move(trx, request, { status: 'CANCELLED', completed_at: request.now });
}

/** The member says that the money is on its way: the request waits for it without end (API-124). @throws as `move`. */
export function confirmTransfer(trx: Transaction, request: Move): Promise<RequestRow> {
  return move(trx, request, { status: 'TRANSFERRED', transferred_at: request.now });
}

/**
 * Two queries; one statement decides between two who move it at once.
 * @throws AppError NOT_FOUND, DEPOSIT_EXPIRED, STATE_CHANGED.
 */
async function move(
  trx: Transaction,
  { brandId, memberId, id, now }: Move,
  to: {
    readonly status: 'CANCELLED' | 'TRANSFERRED';
    readonly completed_at?: Date;
    readonly transferred_at?: Date;
  },
): Promise<RequestRow> {
  const moved = await trx
    .updateTable('deposit_requests')
    .set(to)
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  const request = await findRequest(trx, brandId, memberId, id);
  if (!request) throw fail('NOT_FOUND');
  if (!moved)
    throw fail(['PENDING', 'EXPIRED'].includes(request.status) ? 'DEPOSIT_EXPIRED' : 'STATE_CHANGED');
  return request;
}
