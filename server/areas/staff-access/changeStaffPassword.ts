import type { Calls } from '#schemas/api/contract';
import { audit } from '#server/audit';
import { inTransaction } from '#server/db/transaction';
import type { Deps } from '#server/deps';
import { fail } from '#server/appError';
import { byStaff } from '#server/http/byStaff';
import type { StaffOccasion } from '#server/http/byStaff';
import { countAttempt, forgive, takeBack } from '#server/sessions/throttle';
import { endStaffSessions } from '#server/staff/endStaffSessions';
import { requireGoodPassword } from './requireGoodPassword';

type Body = Calls['POST /api/staff/password']['body'];

/**
 * Changes the own password and ends the other sessions (A5, A9). Guesses at the old one are throttled apart from
 * log-in, so that a stranger who guesses there does not keep the staff member from acting here.
 * @throws AppError OLD_PASSWORD_WRONG, PASSWORD_SAME, the password's faults, LOGIN_THROTTLED.
 */
export async function changeStaffPassword(
  deps: Deps,
  by: StaffOccasion & { readonly brandId: string },
  { oldPassword, newPassword }: Body,
): Promise<void> {
  const { staff, now, brandId } = by;
  if (newPassword === oldPassword) throw refuse('newPassword', 'PASSWORD_SAME');
  await requireGoodPassword(deps, 'newPassword', newPassword, staff.email);
  const oldHash = await requireOldPassword(deps, by, oldPassword);
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

/** @returns the stored hash that the password fits. */
async function requireOldPassword(
  { db, passwords }: Deps,
  { staff, now }: StaffOccasion,
  password: string,
): Promise<string> {
  const attempt = { brandId: '*', scope: 'staff', key: `proof ${staff.id}`, now } as const;
  await countAttempt(db, attempt);
  const { password_hash: stored } = await db
    .selectFrom('staff')
    .select('password_hash')
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow();
  const isRight = await passwords.verify(stored, password).catch(async (error: unknown) => {
    await takeBack(db, attempt);
    throw error;
  });
  if (!isRight) throw refuse('oldPassword', 'OLD_PASSWORD_WRONG');
  await forgive(db, attempt);
  return stored;
}

function refuse(field: keyof Body, code: Parameters<typeof fail>[0]) {
  return fail(code, undefined, { [field]: code });
}
