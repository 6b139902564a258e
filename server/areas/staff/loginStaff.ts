import type { Calls } from '#schemas/api/contract';
import { audit } from '#server/audit';
import { inTransaction } from '#server/db/transaction';
import type { Deps } from '#server/deps';
import { fail } from '#server/http/appError';
import { STAFF_ABSOLUTE_MS } from '#server/http/sessions';
import { uuidv7 } from '#server/id';
import { countAttempt, forgive, takeBack } from '#server/sessions/throttle';
import { createToken, hashToken } from '#server/token';

type Login = Calls['POST /api/staff/login'];

interface Occasion {
  /** The brand whose host was called; a staff session counts for every brand of its roles. */
  readonly brandId: string;
  readonly ip: string;
  readonly traceId: string;
  readonly userAgent: string | undefined;
  readonly now: Date;
}

/** Staff are one list for all brands, so guesses count over all of them. */
const EVERY_BRAND = '*';

/**
 * Opens a staff session (ROL-04). An unknown address and a wrong password cost the same time and get
 * the same answer (A4); attempts count before the password is looked at (A3).
 * @throws AppError AUTH_INVALID, USER_SUSPENDED, LOGIN_THROTTLED.
 */
export async function loginStaff(
  deps: Deps,
  occasion: Occasion,
  { email, password }: Login['body'],
): Promise<Login['data']> {
  const { db, passwords } = deps;
  const { brandId, ip, traceId, userAgent, now } = occasion;
  const name = email.normalize('NFKC').trim().toLowerCase();
  const byAddress = { brandId: EVERY_BRAND, scope: 'address', key: ip, now } as const;
  const byName = { brandId: EVERY_BRAND, scope: 'staff', key: name, now } as const;
  await countAttempt(db, byAddress);
  await countAttempt(db, byName);

  const found = await findByEmail(deps, name);
  const isRight = await passwords.verify(found?.password_hash, password).catch(async (error: unknown) => {
    await Promise.all([takeBack(db, byAddress), takeBack(db, byName)]);
    throw error;
  });
  if (!isRight || !found) throw fail('AUTH_INVALID');
  await Promise.all([forgive(db, byAddress), forgive(db, byName)]);
  if (found.status === 'SUSPENDED') throw fail('USER_SUSPENDED');

  const token = createToken();
  const rehashed = passwords.isOutdated(found.password_hash) ? await passwords.hash(password) : undefined;
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('staff')
      .set({ last_login_at: now, ...(rehashed !== undefined && { password_hash: rehashed }) })
      .where('id', '=', found.id)
      .execute();
    await trx
      .insertInto('staff_sessions')
      .values({
        id: uuidv7(),
        staff_id: found.id,
        token_hash: hashToken(token),
        user_agent: userAgent?.slice(0, 300) ?? null,
        ip,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + STAFF_ABSOLUTE_MS),
      })
      .execute();
    const actor = { kind: 'STAFF', id: found.id } as const;
    await audit(trx, {
      brandId,
      actor,
      action: 'staff.login',
      subject: { type: 'STAFF', id: found.id },
      ip,
      traceId,
      now,
    });
  });
  return { token, staff: { uuid: found.id, email: found.email, roles: await findRoles(deps, found.id) } };
}

function findByEmail({ db }: Deps, email: string) {
  return db
    .selectFrom('staff')
    .select(['id', 'email', 'status', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Roles by brand; `*` stands for every brand. */
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
