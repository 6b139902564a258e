import type { Calls } from '#schemas/api/contract';
import { audit, type Origin } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { forgetDevices } from '#server/platform/http/device';
import { endSessions } from './memberSessions';
import { staffOrigin, type Handlers } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';

type Suspension = Calls['POST /api/staff/user/{uuid}/suspend']['data'];

interface Change {
  readonly brandId: string;
  readonly memberId: string;
  readonly to: Suspension['status'];
  readonly reason?: string;
  readonly origin: Origin;
}

/**
 * Shuts a member out and ends all their sessions at once, or lets them in again.
 * @throws AppError NOT_FOUND, STATE_CHANGED when it is so already.
 */
export async function setMemberStatus(
  db: Database,
  { brandId, memberId, to, reason, origin }: Change,
): Promise<Suspension> {
  return inTransaction(db, async (trx) => {
    const changed = await trx
      .updateTable('members')
      .set({ status: to })
      .where('brand_id', '=', brandId)
      .where('id', '=', memberId)
      .where('status', '<>', to)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw fail((await exists(trx, brandId, memberId)) ? 'STATE_CHANGED' : 'NOT_FOUND');
    if (to === 'SUSPENDED') {
      await endSessions(trx, { brandId, memberId, now: origin.now });
      await forgetDevices(trx, { brandId, memberId });
    }
    await audit(trx, {
      ...origin,
      brandId,
      action: to === 'SUSPENDED' ? 'member.suspend' : 'member.restore',
      subject: { type: 'MEMBER', id: memberId },
      detail: reason === undefined ? {} : { reason },
    });
    return { uuid: changed.id, status: to };
  });
}

async function exists(trx: Transaction, brandId: string, memberId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('members')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('id', '=', memberId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Staff suspend a member, which ends the member's sessions, or restore one. */
export function memberAccessStaffHandlers({
  db,
}: Deps): Handlers<'POST /api/staff/user/{uuid}/suspend' | 'POST /api/staff/user/{uuid}/restore'> {
  return {
    'POST /api/staff/user/{uuid}/suspend': (context) =>
      setMemberStatus(db, {
        brandId: context.brand.id,
        memberId: context.params.uuid,
        to: 'SUSPENDED',
        reason: context.body.reason,
        origin: staffOrigin(context),
      }),
    'POST /api/staff/user/{uuid}/restore': (context) =>
      setMemberStatus(db, {
        brandId: context.brand.id,
        memberId: context.params.uuid,
        to: 'ACTIVE',
        origin: staffOrigin(context),
      }),
  };
}
