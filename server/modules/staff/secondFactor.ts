import type { Calls } from '#schemas/api/contract';
import { MINUTE_MS } from '#core/time/durations';
import { audit } from '#server/platform/audit/audit';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { staffOrigin, type StaffCall } from '#server/platform/http/handlers';
import { countAttempt, forgive } from '#server/platform/http/throttle';
import { endStaffSessions } from './endStaffSessions';
import { newFactor, stepOf } from './totp';
import { requireStaffPassword } from './staffPassword';

const RECENT_MS = 5 * MINUTE_MS;

/**
 * Makes a key for an authenticator app, shown here and nowhere else; each beginning replaces the one before. It is not
 * active until a code of it was confirmed. A finder of an open session must not lock its owner out with a
 * factor of their own, so the password is required again, or a recent log-in of staff who have none.
 * @throws AppError PASSWORD_WRONG, SIGN_IN_EXPIRED, LOGIN_THROTTLED; STATE_CHANGED when a factor is in force.
 */
export async function beginSecondFactor(
  deps: Deps,
  call: StaffCall,
  password: string | undefined,
): Promise<Calls['POST /api/staff/second-factor']['data']> {
  const { db, secrets } = deps;
  const { staff } = call;
  if (staff.secondFactor) throw fail('STATE_CHANGED');
  if (staff.password && password === undefined) throw fail('VALIDATION');
  if (password !== undefined)
    await requireStaffPassword(deps, call, { password, code: 'PASSWORD_WRONG', field: 'password' });
  else if (call.now.getTime() - staff.loggedInAt.getTime() > RECENT_MS) throw fail('SIGN_IN_EXPIRED');
  const { key, setupKey, uri } = newFactor(staff.email);
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_key: secrets.seal(key, staff.id), totp_last_step: null })
    .where('id', '=', staff.id)
    .where('totp_confirmed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw fail('STATE_CHANGED');
  return { setupKey, uri };
}

/**
 * Activates the factor. Its code is used up by this, and sessions that were opened without a factor
 * end, but for this one.
 * @throws AppError OTP_INVALID, STATE_CHANGED without a beginning or with a factor in force, LOGIN_THROTTLED.
 */
export async function confirmSecondFactor(
  { db, secrets }: Deps,
  call: StaffCall & { readonly brandId: string },
  code: string,
): Promise<void> {
  const { staff, now, brandId } = call;
  const attempt = { brandId: '*', scope: 'staff', key: `factor ${staff.id}`, now } as const;
  const { totp_key: sealed, totp_confirmed_at } = await db
    .selectFrom('staff')
    .select(['totp_key', 'totp_confirmed_at'])
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow();
  if (!sealed || totp_confirmed_at) throw fail('STATE_CHANGED');
  await countAttempt(db, attempt);
  const step = stepOf(secrets.open(sealed, staff.id), code, now);
  if (step === undefined) throw fail('OTP_INVALID', undefined, { code: 'OTP_INVALID' });
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('staff')
      .set({ totp_confirmed_at: now, totp_last_step: step })
      .where('id', '=', staff.id)
      .where('totp_key', '=', sealed)
      .where('totp_confirmed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw fail('STATE_CHANGED');
    await endStaffSessions(trx, { staffId: staff.id, now, except: staff.sessionId });
    await audit(trx, {
      ...staffOrigin(call),
      brandId,
      action: 'staff.secondFactor',
      subject: { type: 'STAFF', id: staff.id },
    });
  });
  await forgive(db, attempt);
}
