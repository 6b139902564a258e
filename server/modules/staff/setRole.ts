import type { Calls } from '#schemas/api/contract';
import { audit } from '#server/platform/audit/audit';
import { inTransaction } from '#server/platform/db/transaction';
import type { Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { byStaff } from '#server/platform/http/byStaff';
import type { StaffCall } from '#server/platform/http/byStaff';
import { lockStaff, requireAnotherAdmin } from './lockStaff';
import { requireAdministered, scopeOf } from './adminScope';
import { findPerson } from './personRepository';
import type { Person } from './personRepository';

type Body = Calls['POST /api/staff/person/{uuid}/role']['body'];

/**
 * Gives, changes or takes a role at a brand; it counts from the person's next call on.
 * @throws AppError FORBIDDEN, NOT_FOUND, LAST_ADMIN.
 */
export async function setRole(
  { db, brands }: Deps,
  by: StaffCall,
  staffId: string,
  { brandId, role }: Body,
): Promise<Person> {
  const scope = scopeOf(by.staff);
  requireAdministered(brands, scope, brandId);
  return inTransaction(db, async (trx) => {
    await lockStaff(trx);
    const person = await findPerson(trx, scope, staffId);
    if (brandId === '*' && role !== 'admin') await requireAnotherAdmin(trx, staffId);
    await write(trx, staffId, brandId, role);
    await audit(trx, {
      ...byStaff(by),
      brandId,
      action: 'staff.role',
      subject: { type: 'STAFF', id: staffId },
      detail: { email: person.email, role },
    });
    const others = person.roles.filter((held) => held.brandId !== brandId);
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
