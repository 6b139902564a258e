import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { passwordProblem } from '#core/identity/passwordPolicy';
import type { ErrorCode } from '#schemas/api/errors';
import { staffOrigin, type StaffCall } from '#server/platform/http/handlers';
import { countAttempt, forgive, takeBack } from '#server/platform/http/throttle';
import type { Calls } from '#schemas/api/contract';
import { audit } from '#server/platform/audit/audit';
import { inTransaction } from '#server/platform/db/transaction';
import { endStaffSessions } from './endStaffSessions';

/**
 * The members' policy; the demo password is public and therefore refused.
 * @throws AppError at `field`: PASSWORD_FORMAT, PASSWORD_TOO_LONG, PASSWORD_COMMON.
 */
export async function requireGoodPassword(
  { config, brands }: Pick<Deps, 'config' | 'brands'>,
  field: string,
  password: string,
  email: string,
): Promise<void> {
  const [local = ''] = email.split('@');
  const known = brands.all.map(({ id, displayName }) => ({ brandId: id, brandName: displayName }));
  const owners = [
    { username: local, brandId: 'sala', brandName: 'Sala' },
    ...known.map((brand) => ({ username: email, ...brand })),
  ];
  const problems = owners.map((of) => passwordProblem(password, { phone: '', ...of }));
  const problem =
    password === config.demoPassword ? 'PASSWORD_COMMON' : (await Promise.all(problems)).find(Boolean);
  if (problem) throw fail(problem, undefined, { [field]: problem });
}

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
  const isRight = await passwords.verify(stored ?? undefined, password).catch(async (error: unknown) => {
    await takeBack(db, attempt);
    throw error;
  });
  if (!isRight || stored === null) throw fail(code, undefined, { [field]: code });
  await forgive(db, attempt);
  return stored;
}

type Body = Calls['POST /api/staff/password']['body'];

/**
 * Changes the own password and ends the other sessions. Guesses at the old one are throttled apart from
 * log-in, so that a stranger who guesses there does not block the staff member here.
 * @throws AppError OLD_PASSWORD_WRONG, PASSWORD_SAME, the password's faults, LOGIN_THROTTLED.
 */
export async function changeStaffPassword(
  deps: Deps,
  call: StaffCall & { readonly brandId: string },
  { oldPassword, newPassword }: Body,
): Promise<void> {
  const { staff, now, brandId } = call;
  if (newPassword === oldPassword) throw refuse('newPassword', 'PASSWORD_SAME');
  await requireGoodPassword(deps, 'newPassword', newPassword, staff.email);
  const proof = { password: oldPassword, code: 'OLD_PASSWORD_WRONG', field: 'oldPassword' } as const;
  const oldHash = await requireStaffPassword(deps, call, proof);
  const hash = await deps.passwords.hash(newPassword);
  await inTransaction(deps.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('staff')
      .set({ password_hash: hash })
      .where('id', '=', staff.id)
      .where('password_hash', '=', oldHash)
      .executeTakeFirst();
    // A concurrent session changed the password first.
    if (numUpdatedRows === 0n) throw refuse('oldPassword', 'OLD_PASSWORD_WRONG');
    await endStaffSessions(trx, { staffId: staff.id, now, except: staff.sessionId });
    await audit(trx, {
      ...staffOrigin(call),
      brandId,
      action: 'staff.changePassword',
      subject: { type: 'STAFF', id: staff.id },
    });
  });
}

function refuse(field: keyof Body, code: Parameters<typeof fail>[0]) {
  return fail(code, undefined, { [field]: code });
}
