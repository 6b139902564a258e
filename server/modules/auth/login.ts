import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { clientPlace } from '#server/platform/http/rateLimit';
import { readProfile } from '#server/modules/members/index';
import { deviceOf, type Device } from '#server/platform/http/device';
import { endSessionOf, openSession, type OpenedSession } from './memberSessions';
import { admitLogin } from '#server/platform/http/loginGuard';
import { canonicalName, findByName, type FoundMember } from './findByName';

type Login = Calls['POST /api/auth/login'];

interface RequestContext {
  readonly brand: Brand;
  readonly ip: string;
  readonly now: Date;
  readonly userAgent: string | undefined;
  /** Token that the device still had; its session ends. */
  readonly oldToken: string | undefined;
}

/**
 * Opens a session for the right password. An unknown name and a wrong password cost the same work and get the
 * same answer; both count against the account and the address before the password is compared.
 * @throws AppError AUTH_INVALID, USER_SUSPENDED, PROOF_REQUIRED, LOGIN_THROTTLED, SERVICE_UNAVAILABLE.
 */
export async function login(
  deps: Deps,
  context: RequestContext,
  { username, password, device: presented, proof }: Login['body'],
): Promise<Login['data']> {
  const { db, passwords } = deps;
  const { brand, ip, now } = context;
  passwords.requireRoom();
  const device = deviceOf(presented);
  const found = await findByName(db, brand.id, username, { ip, device: device.hash });
  const name = canonicalName(username);
  const admission = await admitLogin(deps, {
    brandId: brand.id,
    scope: 'account',
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
  await admission.forgive();
  if (found.status === 'SUSPENDED') throw fail('USER_SUSPENDED');

  const rehashed = passwords.isOutdated(found.password_hash)
    ? await passwords.hash(password)
    : found.password_hash;
  const { token, sessionId } = await enter(deps, context, { found, passwordHash: rehashed, device });
  return { token, user: await readProfile(db, brand.id, found.id, sessionId), device: device.token };
}

/**
 * Whose failures these are. All spellings of a name are one account; a device or an address that the member has
 * logged in from counts for itself, so that strangers elsewhere use none of its attempts up.
 */
function throttleKey(found: FoundMember | undefined, name: string, ip: string, { hash }: Device): string {
  if (!found) return name;
  if (found.isKnownDevice) return `${found.id} ${hash.toString('hex')}`;
  return found.isKnownAddress ? `${found.id} ${ip}` : found.id;
}

interface Entry {
  readonly found: FoundMember;
  readonly passwordHash: string;
  readonly device: Device;
}

/** Enters only with the password that was compared: it may have been changed since. */
async function enter(
  { db }: Deps,
  context: RequestContext,
  { found, passwordHash, device }: Entry,
): Promise<OpenedSession> {
  const { brand, now, oldToken } = context;
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('members')
      .set({ last_login_at: now, password_hash: passwordHash })
      .where('brand_id', '=', brand.id)
      .where('id', '=', found.id)
      .where('password_hash', '=', found.password_hash)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw fail('AUTH_INVALID');
    if (oldToken !== undefined) await endSessionOf(trx, brand.id, oldToken, now);
    return openSession(trx, { ...context, memberId: found.id, device });
  });
}
