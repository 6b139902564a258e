import type { ErrorCode } from '#schemas/api/errors';
import { fail } from '#server/platform/appError';
import type { Deps } from '#server/providers/deps';
import type { StaffCall } from '#server/platform/http/byStaff';
import { countAttempt, forgive, takeBack } from '#server/platform/http/throttle';

interface PasswordProof {
  readonly password: string;
  /** What a wrong password is called here, and the field where it is shown. */
  readonly code: ErrorCode;
  readonly field: string;
}

/**
 * Verifies the password of a staff member who is logged in. Attempts are throttled separately from log-in, so that
 * a stranger who guesses there does not stop the staff member from acting here.
 * @returns the stored hash that the password fits.
 * @throws AppError `code`, or LOGIN_THROTTLED.
 */
export async function requireStaffPassword(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  { staff, now }: StaffCall,
  { password, code, field }: PasswordProof,
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
  if (!isRight) throw fail(code, undefined, { [field]: code });
  await forgive(db, attempt);
  return stored;
}
