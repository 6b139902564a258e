import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { HOUR_MS } from '#core/time/durations';
import { audit } from '#server/platform/audit/audit';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { byStaff } from '#server/platform/http/byStaff';
import type { StaffCall } from '#server/platform/http/byStaff';
import { createInvitation } from './invitations';
import { staffEmail } from './personRepository';
import { requireAdministered, scopeOf } from './adminScope';

type Invite = Calls['POST /api/staff/invitation'];

const CODE_MS = 72 * HOUR_MS;

/**
 * Invites an address to a role; the code is returned here and nowhere else.
 * @throws AppError FORBIDDEN, NOT_FOUND, EMAIL_USED.
 */
export async function invite(
  { db, brands }: Deps,
  by: StaffCall,
  { email, brandId, role }: Invite['body'],
): Promise<Invite['data']> {
  requireAdministered(brands, scopeOf(by.staff), brandId);
  const { staff, now } = by;
  const address = staffEmail(email);
  const expiresAt = new Date(now.getTime() + CODE_MS);
  return inTransaction(db, async (trx) => {
    const used = await trx.selectFrom('staff').select('id').where('email', '=', address).executeTakeFirst();
    if (used) throw fail('EMAIL_USED', undefined, { email: 'EMAIL_USED' });
    const code = await createInvitation(trx, {
      email: address,
      brandId,
      role,
      invitedBy: staff.id,
      now,
      expiresAt,
    });
    await audit(trx, {
      ...byStaff(by),
      brandId,
      action: 'staff.invite',
      subject: { type: 'STAFF' },
      detail: { email: address, role },
    });
    return { code, expiresAt: bangkokIso(expiresAt) };
  });
}
