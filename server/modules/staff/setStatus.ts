import type { Calls } from '#schemas/api/contract';
import { audit } from '#server/platform/audit/audit';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { byStaff } from '#server/platform/http/byStaff';
import type { StaffCall } from '#server/platform/http/byStaff';
import { endStaffSessions } from './endStaffSessions';
import { lockStaff, requireAnotherAdmin } from './lockStaff';
import { requireAdminOfAllRoles, scopeOf } from './adminScope';
import { findPerson } from './personRepository';
import type { Person } from './personRepository';

type Status = Calls['POST /api/staff/person/{uuid}/status']['body']['status'];

/**
 * Shuts a staff member out, which ends all their sessions at once, or lets them in again. It counts at every
 * brand, so it takes an administrator of every brand at which they hold a role.
 * @throws AppError NOT_FOUND, FORBIDDEN, LAST_ADMIN.
 */
export async function setStatus(
  { db }: Deps,
  by: StaffCall,
  staffId: string,
  status: Status,
): Promise<Person> {
  const scope = scopeOf(by.staff);
  return inTransaction(db, async (trx) => {
    await lockStaff(trx);
    const person = await findPerson(trx, scope, staffId);
    await requireAdminOfAllRoles(trx, scope, staffId);
    if (status === 'SUSPENDED') {
      await requireAnotherAdmin(trx, staffId);
      await endStaffSessions(trx, { staffId, now: by.now });
    }
    await trx.updateTable('staff').set({ status }).where('id', '=', staffId).execute();
    const [only, ...more] = person.roles;
    await audit(trx, {
      ...byStaff(by),
      brandId: only && more.length === 0 ? only.brandId : '*',
      action: status === 'SUSPENDED' ? 'staff.suspend' : 'staff.restore',
      subject: { type: 'STAFF', id: staffId },
      detail: { email: person.email },
    });
    return { ...person, status };
  });
}
