import type { Calls } from '#schemas/api/contract';
import { audit } from '#server/platform/audit/audit';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { byStaff } from '#server/platform/http/byStaff';
import type { StaffCall } from '#server/platform/http/byStaff';
import { endStaffSessions } from './endStaffSessions';
import { requireGoodPassword } from './requireGoodPassword';
import { requireStaffPassword } from './requireStaffPassword';

type Body = Calls['POST /api/staff/password']['body'];

/**
 * Changes the own password and ends the other sessions. Guesses at the old one are throttled apart from
 * log-in, so that a stranger who guesses there does not block the staff member here.
 * @throws AppError OLD_PASSWORD_WRONG, PASSWORD_SAME, the password's faults, LOGIN_THROTTLED.
 */
export async function changeStaffPassword(
  deps: Deps,
  by: StaffCall & { readonly brandId: string },
  { oldPassword, newPassword }: Body,
): Promise<void> {
  const { staff, now, brandId } = by;
  if (newPassword === oldPassword) throw refuse('newPassword', 'PASSWORD_SAME');
  await requireGoodPassword(deps, 'newPassword', newPassword, staff.email);
  const proof = { password: oldPassword, code: 'OLD_PASSWORD_WRONG', field: 'oldPassword' } as const;
  const oldHash = await requireStaffPassword(deps, by, proof);
  const hash = await deps.passwords.hash(newPassword);
  await inTransaction(deps.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('staff')
      .set({ password_hash: hash })
      .where('id', '=', staff.id)
      .where('password_hash', '=', oldHash)
      .executeTakeFirst();
    // Another session was faster: the old password is no longer it.
    if (numUpdatedRows === 0n) throw refuse('oldPassword', 'OLD_PASSWORD_WRONG');
    await endStaffSessions(trx, { staffId: staff.id, now, except: staff.sessionId });
    await audit(trx, {
      ...byStaff(by),
      brandId,
      action: 'staff.changePassword',
      subject: { type: 'STAFF', id: staff.id },
    });
  });
}

function refuse(field: keyof Body, code: Parameters<typeof fail>[0]) {
  return fail(code, undefined, { [field]: code });
}
