import type { Calls } from '#schemas/api/contract';
import type { AuditLine } from '#server/audit';
import { audit } from '#server/audit';
import type { Database } from '#server/db/connect';
import { inTransaction } from '#server/db/transaction';
import { fail } from '#server/http/appError';
import { endSessions } from '#server/sessions/endSessions';

type Suspension = Calls['POST /api/staff/user/{uuid}/suspend']['data'];

interface Change {
  readonly brandId: string;
  readonly memberId: string;
  readonly to: Suspension['status'];
  readonly reason?: string;
  readonly by: Pick<AuditLine, 'actor' | 'ip' | 'traceId' | 'now'>;
}

/**
 * Shuts a member out and ends all their sessions at once, or lets them in again (A5).
 * @throws AppError NOT_FOUND, STATE_CHANGED when it is so already.
 */
export async function setMemberStatus(db: Database, { brandId, memberId, to, reason, by }: Change): Promise<Suspension> {
  return inTransaction(db, async (trx) => {
    const member = await trx
      .selectFrom('members')
      .select(['id', 'status'])
      .where('brand_id', '=', brandId)
      .where('id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!member) throw fail('NOT_FOUND');
    if (member.status === to) throw fail('STATE_CHANGED');
    await trx.updateTable('members').set({ status: to }).where('brand_id', '=', brandId).where('id', '=', memberId).execute();
    if (to === 'SUSPENDED') await endSessions(trx, { brandId, memberId, now: by.now });
    await audit(trx, {
      ...by,
      brandId,
      action: to === 'SUSPENDED' ? 'member.suspend' : 'member.restore',
      subject: { type: 'MEMBER', id: memberId },
      detail: reason === undefined ? {} : { reason },
    });
    return { uuid: member.id, status: to };
  });
}
