import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { inTransaction } from '#server/db/transaction';
import type { Deps } from '#server/deps';
import { fail } from '#server/http/appError';
import { canonicalPhone } from '#server/members/phone';
import { readProfile } from '#server/members/readProfile';
import { openSession } from '#server/sessions/openSession';
import { countAttempt, forgive } from '#server/sessions/throttle';

type Login = Calls['POST /api/auth/login'];

interface Occasion {
  readonly brand: Brand;
  readonly ip: string;
  readonly now: Date;
  readonly userAgent: string | undefined;
}

/**
 * Opens a session for the right password. An unknown name and a wrong password cost the same time and get the
 * same answer (A4); both count against the name and the address before the password is looked at (A3).
 * @throws AppError AUTH_INVALID, USER_SUSPENDED, LOGIN_THROTTLED.
 */
export async function login(deps: Deps, { brand, ip, now, userAgent }: Occasion, body: Login['body']): Promise<Login['data']> {
  const { db, passwords } = deps;
  const name = body.username.normalize('NFKC').trim().toLowerCase();
  const byAddress = { brandId: brand.id, scope: 'address', key: ip, now } as const;
  const byAccount = { brandId: brand.id, scope: 'account', key: name, now } as const;
  await countAttempt(db, byAddress);
  await countAttempt(db, byAccount);

  const found = await findByName(deps, brand.id, name);
  if (!(await passwords.verify(found?.password_hash, body.password)) || !found) throw fail('AUTH_INVALID');
  await forgive(db, byAddress);
  await forgive(db, byAccount);
  if (found.status === 'SUSPENDED') throw fail('USER_SUSPENDED');

  const user = await readProfile(db, brand.id, found.id);
  const rehashed = passwords.isOutdated(found.password_hash) ? await passwords.hash(body.password) : undefined;
  const token = await inTransaction(db, async (trx) => {
    await trx
      .updateTable('members')
      .set({ last_login_at: now, ...(rehashed !== undefined && { password_hash: rehashed }) })
      .where('brand_id', '=', brand.id)
      .where('id', '=', found.id)
      .execute();
    return openSession(trx, { brand, memberId: found.id, userAgent, ip, now });
  });
  return { token, user };
}

/** By username, or by any spelling of the phone (A13). */
function findByName({ db }: Deps, brandId: string, name: string) {
  const phone = canonicalPhone(name);
  return db
    .selectFrom('members')
    .select(['id', 'password_hash', 'status'])
    .where('brand_id', '=', brandId)
    .where((is) => is.or([is('username', '=', name), ...(phone === undefined ? [] : [is('phone_e164', '=', phone)])]))
    // A username of ten digits may be another member's phone: the name that was typed wins.
    .orderBy((is) => is('username', '=', name), 'desc')
    .executeTakeFirst();
}
