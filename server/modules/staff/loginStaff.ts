import type { Calls } from '#schemas/api/contract';
import { audit } from '#server/platform/audit/audit';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { clientPlace } from '#server/platform/http/rateLimit';
import { STAFF_ABSOLUTE_MS } from '#server/platform/http/sessions';
import { uuidv7 } from '#server/platform/id';
import { deviceOf, type Device } from '#server/platform/http/device';
import { admitLogin } from '#server/platform/http/loginGuard';
import { countAttempt, forgive, type Attempt } from '#server/platform/http/throttle';
import { staffEmail } from './personRepository';
import { stepOf } from './totp';
import { createToken, hashToken } from '#server/platform/crypto/token';

type Login = Calls['POST /api/staff/login'];

interface LoginContext {
  /** The brand whose host was called; a staff session counts for every brand of its roles. */
  readonly brandId: string;
  readonly ip: string;
  readonly traceId: string;
  readonly userAgent: string | undefined;
  readonly now: Date;
}

type Found = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

/** Staff are one list for all brands, so guesses count over all of them. */
const EVERY_BRAND = '*';

/**
 * Opens a staff session. An unknown address and a wrong password cost the same time and get
 * the same answer; attempts count before the password is compared. The second factor is required only
 * once the password was right, and a wrong code counts as an attempt like a wrong password.
 * @throws AppError AUTH_INVALID, USER_SUSPENDED, OTP_REQUIRED, OTP_INVALID, PROOF_REQUIRED, LOGIN_THROTTLED.
 */
export async function loginStaff(
  deps: Deps,
  context: LoginContext,
  { email, password, otp, device: presented, proof }: Login['body'],
): Promise<Login['data']> {
  const { db, passwords } = deps;
  const { ip, now } = context;
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

  const isRight = await passwords.verify(found?.password_hash, password).catch(async (error: unknown) => {
    await admission.takeBack();
    throw error;
  });
  if (!isRight || !found) throw fail('AUTH_INVALID');
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
  const rehashed = passwords.isOutdated(found.password_hash) ? await passwords.hash(password) : undefined;
  const token = await inTransaction(db, async (trx) => {
    await enter(trx, found, { now, step, passwordHash: rehashed ?? found.password_hash });
    return openStaffSession(trx, found.id, device, context);
  });
  await Promise.all([admission.forgive(), forgive(db, guess)]);
  const roles = await findRoles(deps, found.id);
  return { token, staff: { uuid: found.id, email: found.email, roles }, device: device.token };
}

/** Whose failures these are: a device or an address that they have logged in from counts for itself. */
function throttleKey(found: Found | undefined, name: string, ip: string, { hash }: Device): string {
  if (found?.isKnownDevice) return `${name} ${hash.toString('hex')}`;
  return found?.isKnownAddress ? `${name} ${ip}` : name;
}

/**
 * There are few codes, so guesses are always delayed. Only someone with the password reaches this step, and a
 * known device is delayed by its own guesses only.
 */
function codeAttempt({ id, isKnownDevice }: Found, { hash }: Device, now: Date): Attempt {
  const key = isKnownDevice ? `code ${id} ${hash.toString('hex')}` : `code ${id}`;
  return { brandId: EVERY_BRAND, scope: 'staff', key, now };
}

/** Throttles the code of the second factor. @throws AppError OTP_INVALID, LOGIN_THROTTLED. */
async function codeStep(
  { db, secrets }: Deps,
  { id, totp_key }: Found,
  otp: string | undefined,
  guess: Attempt,
): Promise<number> {
  await countAttempt(db, guess);
  const step = totp_key ? stepOf(secrets.open(totp_key, id), otp ?? '', guess.now) : undefined;
  if (step === undefined) throw fail('OTP_INVALID');
  return step;
}

/** Enters only with the password and the factor that were compared, and with a code that was not used before. */
async function enter(
  trx: Transaction,
  found: Found,
  { now, step, passwordHash }: { now: Date; step: number | undefined; passwordHash: string },
): Promise<void> {
  const asFound = trx
    .updateTable('staff')
    .set({
      last_login_at: now,
      password_hash: passwordHash,
      ...(step !== undefined && { totp_last_step: step }),
    })
    .where('id', '=', found.id)
    .where('password_hash', '=', found.password_hash)
    .where('status', '=', 'ACTIVE');
  const entering =
    step === undefined
      ? asFound.where('totp_confirmed_at', 'is', null)
      : asFound
          .where('totp_key', '=', found.totp_key)
          .where((of) => of.or([of('totp_last_step', 'is', null), of('totp_last_step', '<', step)]));
  const { numUpdatedRows } = await entering.executeTakeFirst();
  if (numUpdatedRows === 0n) throw fail(step === undefined ? 'AUTH_INVALID' : 'OTP_INVALID');
}

async function openStaffSession(
  trx: Transaction,
  staffId: string,
  device: Device,
  context: LoginContext,
): Promise<string> {
  const { brandId, ip, traceId, userAgent, now } = context;
  const token = createToken();
  await trx
    .insertInto('staff_sessions')
    .values({
      id: uuidv7(),
      staff_id: staffId,
      token_hash: hashToken(token),
      device_hash: device.hash,
      user_agent: userAgent?.slice(0, 300) ?? null,
      ip,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + STAFF_ABSOLUTE_MS),
    })
    .execute();
  await audit(trx, {
    brandId,
    actor: { kind: 'STAFF', id: staffId },
    action: 'staff.login',
    subject: { type: 'STAFF', id: staffId },
    ip,
    traceId,
    now,
  });
  return token;
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

/** Roles by brand; `*` means every brand. */
async function findRoles({ db }: Deps, staffId: string): Promise<Login['data']['staff']['roles']> {
  const rows = await db
    .selectFrom('staff_roles')
    .select(['brand_id', 'role'])
    .where('staff_id', '=', staffId)
    .orderBy('brand_id')
    .limit(1_000)
    .execute();
  return rows.map(({ brand_id, role }) => ({ brandId: brand_id, role }));
}
