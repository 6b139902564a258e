import type { Calls } from '#schemas/api/contract';
import { audit } from '#server/platform/audit/audit';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { staffOrigin, type StaffCall } from '#server/platform/http/handlers';
import {
  lockStaff,
  requireAnotherAdmin,
  requireAdministered,
  scopeOf,
  requireAdminOfAllRoles,
} from './adminScope';
import { findPerson, type Person } from './personRepository';
import { endStaffSessions } from './endStaffSessions';

type Body = Calls['POST /api/staff/person/{uuid}/role']['body'];

/**
 * Gives, changes or takes a role at a brand; it counts from the person's next call on.
 * @throws AppError FORBIDDEN, NOT_FOUND, LAST_ADMIN.
 */
export async function setRole(
  { db, brands }: Deps,
  call: StaffCall,
  staffId: string,
  { brandId, role }: Body,
): Promise<Person> {
  const scope = scopeOf(call.staff);
  requireAdministered(brands, scope, brandId);
  return inTransaction(db, async (trx) => {
    await lockStaff(trx);
    const person = await findPerson(trx, scope, staffId);
    if (brandId === '*' && role !== 'admin') await requireAnotherAdmin(trx, staffId);
    const held = person.roles.find((each) => each.brandId === brandId);
    await write(trx, staffId, brandId, role);
    await audit(trx, {
      ...staffOrigin(call),
      brandId,
      action: 'staff.role',
      subject: { type: 'STAFF', id: staffId },
      detail: { email: person.email, role, before: held?.role ?? null, after: role },
    });
    const others = person.roles.filter((each) => each !== held);
    return { ...person, roles: role === null ? others : [...others, { brandId, role }] };
  });
}

async function write(trx: Transaction, staffId: string, brandId: string, role: Body['role']): Promise<void> {
  if (role === null) {
    await trx
      .deleteFrom('staff_roles')
      .where('staff_id', '=', staffId)
      .where('brand_id', '=', brandId)
      .execute();
  } else {
    await trx
      .insertInto('staff_roles')
      .values({ staff_id: staffId, brand_id: brandId, role })
      .onConflict((on) => on.columns(['staff_id', 'brand_id']).doUpdateSet({ role }))
      .execute();
  }
}

type Status = Calls['POST /api/staff/person/{uuid}/status']['body']['status'];

/**
 * Shuts a staff member out, which ends all their sessions at once, or lets them in again. It counts at every
 * brand, so it takes an administrator of every brand at which they hold a role.
 * @throws AppError NOT_FOUND, FORBIDDEN, LAST_ADMIN.
 */
export async function setStatus(
  { db }: Deps,
  call: StaffCall,
  staffId: string,
  status: Status,
): Promise<Person> {
  const scope = scopeOf(call.staff);
  return inTransaction(db, async (trx) => {
    await lockStaff(trx);
    const person = await findPerson(trx, scope, staffId);
    await requireAdminOfAllRoles(trx, scope, staffId);
    if (status === 'SUSPENDED') {
      await requireAnotherAdmin(trx, staffId);
      await endStaffSessions(trx, { staffId, now: call.now });
    }
    await trx.updateTable('staff').set({ status }).where('id', '=', staffId).execute();
    const [only, ...more] = person.roles;
    await audit(trx, {
      ...staffOrigin(call),
      brandId: only && more.length === 0 ? only.brandId : '*',
      action: status === 'SUSPENDED' ? 'staff.suspend' : 'staff.restore',
      subject: { type: 'STAFF', id: staffId },
      detail: { email: person.email },
    });
    return { ...person, status };
  });
}
