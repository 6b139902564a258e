import type { Calls } from '#schemas/api/contract';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { clientPlace } from '#server/platform/http/rateLimit';
import { deviceOf, type Device } from '#server/platform/http/device';
import { admitLogin } from '#server/platform/http/loginGuard';
import { forgive } from '#server/platform/http/throttle';
import { staffEmail } from './personRepository';
import { codeAttempt, codeStep, enter } from './enterStaff';
import { openStaffSession, sessionData, type LoginContext } from './staffSessions';

type Login = Calls['POST /api/staff/login'];

type Found = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

/** Staff are one list for all brands, so guesses count over all of them. */
const EVERY_BRAND = '*';

/**
 * Opens a staff session. An unknown address and a wrong password cost the same time and get
 * the same answer; attempts count before the password is compared. The second factor is required only
 * once the password was right, and a wrong code counts as an attempt like a wrong password.
 * @throws AppError AUTH_INVALID, USER_SUSPENDED, OTP_REQUIRED, OTP_INVALID, PROOF_REQUIRED, LOGIN_THROTTLED, PASSWORDS_OFF.
 */
export async function loginStaff(
  deps: Deps,
  context: LoginContext,
  { email, password, otp, device: presented, proof }: Login['body'],
): Promise<Login['data']> {
  const { db, passwords } = deps;
  const { ip, now } = context;
  if (!(await acceptsPasswords(deps))) throw fail('PASSWORDS_OFF');
  passwords.requireRoom();
  const name = staffEmail(email);
  const device = deviceOf(presented);
  const found = await findByEmail(deps, name, { ip, device: device.hash });
  const admission = await admitLogin(deps, {
    brandId: EVERY_BRAND,
    scope: 'staff',
    name,
    key: throttleKey(found, name, ip, device),
    place: found?.isKnownDevice ? undefined : clientPlace(ip),
    proof,
    now,
  });

  const isRight = await passwords
    .verify(found?.password_hash ?? undefined, password)
    .catch(async (error: unknown) => {
      await admission.takeBack();
      throw error;
    });
  if (!isRight || !found?.password_hash) throw fail('AUTH_INVALID');
  if (found.status === 'SUSPENDED') {
    await admission.takeBack();
    throw fail('USER_SUSPENDED');
  }
  if (found.totp_confirmed_at && otp === undefined) {
    // A log-in without its code is neither a failure nor a success that resets the counter of wrong codes.
    await admission.takeBack();
    throw fail('OTP_REQUIRED');
  }
  const guess = codeAttempt(found, device, now);
  const step = found.totp_confirmed_at ? await codeStep(deps, found, otp, guess) : undefined;
  const compared = found.password_hash;
  const stored = passwords.isOutdated(compared) ? await passwords.hash(password) : compared;
  const token = await inTransaction(db, async (trx) => {
    await enter(trx, found, { now, step, password: { compared, stored } });
    return openStaffSession(trx, found.id, device, context);
  });
  await Promise.all([admission.forgive(), forgive(db, guess)]);
  return sessionData(deps, found, token, device);
}

/** Whose failures these are: a device or an address that they have logged in from counts for itself. */
function throttleKey(found: Found | undefined, name: string, ip: string, { hash }: Device): string {
  if (found?.isKnownDevice) return `${name} ${hash.toString('hex')}`;
  return found?.isKnownAddress ? `${name} ${ip}` : name;
}

/** With whether they have logged in on this device, or from this address, before. */
function findByEmail(
  { db }: Deps,
  email: string,
  { ip, device }: { readonly ip: string; readonly device: Buffer },
) {
  return db
    .selectFrom('staff as p')
    .select(['id', 'email', 'status', 'password_hash', 'totp_key', 'totp_confirmed_at'])
    .select((the) => {
      const sessions = the
        .selectFrom('staff_sessions as s')
        .select('s.id')
        .whereRef('s.staff_id', '=', 'p.id');
      return [
        the
          .exists(sessions.where('s.device_hash', '=', device))
          .$castTo<boolean>()
          .as('isKnownDevice'),
        the
          .exists(sessions.where('s.ip', '=', ip))
          .$castTo<boolean>()
          .as('isKnownAddress'),
      ];
    })
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Every connected identity provider decides whether staff may still log in by password. */
export async function acceptsPasswords({ ports }: Pick<Deps, 'ports'>): Promise<boolean> {
  return (await ports.staffLogin.connected()).every(({ passwords }) => passwords);
}
