import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { audit } from '#server/platform/audit/audit';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { byStaff } from '#server/platform/http/byStaff';
import type { StaffCall } from '#server/platform/http/byStaff';
import { createReset } from './resets';
import { requireAdminOfAllRoles, scopeOf } from './adminScope';
import { findPerson } from './personRepository';

type Reset = Calls['POST /api/staff/person/{uuid}/reset']['data'];

/**
 * A reset for staff who lost their password or their phone; the code is returned here and nowhere else. Until it is
 * taken up nothing changes for them. It counts at every brand, as shutting them out does.
 * @throws AppError NOT_FOUND, FORBIDDEN.
 */
export async function resetByStaff({ db }: Deps, by: StaffCall, staffId: string): Promise<Reset> {
  const scope = scopeOf(by.staff);
  return inTransaction(db, async (trx) => {
    const person = await findPerson(trx, scope, staffId);
    await requireAdminOfAllRoles(trx, scope, staffId);
    const { code, expiresAt } = await createReset(trx, { staffId, madeBy: by.staff.id, now: by.now });
    const [only, ...more] = person.roles;
    await audit(trx, {
      ...byStaff(by),
      brandId: only && more.length === 0 ? only.brandId : '*',
      action: 'staff.reset',
      subject: { type: 'STAFF', id: staffId },
      detail: { email: person.email },
    });
    return { code, expiresAt: bangkokIso(expiresAt) };
  });
}
