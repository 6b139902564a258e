import { DAY_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { createToken, hashToken } from '#server/platform/crypto/token';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { audit } from '#server/platform/audit/audit';
import type { Deps } from '#server/providers/deps';
import { staffOrigin, type StaffCall } from '#server/platform/http/handlers';
import { requireAdminOfAllRoles, scopeOf, lockStaff } from './adminScope';
import { findPerson, staffEmail } from './personRepository';
import { sql } from 'kysely';
import { fail } from '#server/platform/appError';
import { endStaffSessions } from './endStaffSessions';
import { countWrongCode, makerIsAuthorized, type RequestContext } from './codes';
import { requireGoodPassword } from './staffPassword';

const CODE_MS = DAY_MS;

interface NewReset {
  readonly staffId: string;
  /** `null` for the person who starts the server. */
  readonly madeBy: string | null;
  readonly now: Date;
}

/** Creates a reset code, valid for 24 hours; only its hash is stored, and an older code becomes invalid. */
export async function createReset(
  db: Database | Transaction,
  { staffId, madeBy, now }: NewReset,
): Promise<{ readonly code: string; readonly expiresAt: Date }> {
  const code = createToken();
  const expiresAt = new Date(now.getTime() + CODE_MS);
  await db.deleteFrom('staff_resets').where('staff_id', '=', staffId).execute();
  await db
    .insertInto('staff_resets')
    .values({
      code_hash: hashToken(code),
      staff_id: staffId,
      made_by: madeBy,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { code, expiresAt };
}

interface Reset {
  readonly code: string;
  readonly expiresAt: string;
  /** Whom the link is for, and the only brand of their roles, else `*`. */
  readonly link: { readonly email: string; readonly brandId: string };
}

/**
 * A reset for staff who lost their password or their phone; the code is returned here and nowhere else. Until it is
 * taken up nothing changes for them. It counts at every brand, as shutting them out does.
 * @throws AppError NOT_FOUND, FORBIDDEN.
 */
export async function resetByStaff({ db }: Deps, call: StaffCall, staffId: string): Promise<Reset> {
  const scope = scopeOf(call.staff);
  return inTransaction(db, async (trx) => {
    const person = await findPerson(trx, scope, staffId);
    await requireAdminOfAllRoles(trx, scope, staffId);
    const { code, expiresAt } = await createReset(trx, { staffId, madeBy: call.staff.id, now: call.now });
    const [only, ...more] = person.roles;
    const brandId = only && more.length === 0 ? only.brandId : '*';
    await audit(trx, {
      ...staffOrigin(call),
      brandId,
      action: 'staff.reset',
      subject: { type: 'STAFF', id: staffId },
      detail: { email: person.email },
    });
    return { code, expiresAt: bangkokIso(expiresAt), link: { email: person.email, brandId } };
  });
}

/**
 * Resets the last administrator, whom no other administrator can reset; requested by the person who starts the server.
 * @returns the code, good for 24 hours; `undefined` when no active staff member has this address.
 */
export async function resetAtStart(db: Database, email: string, now: Date): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    const person = await trx
      .selectFrom('staff')
      .select('id')
      .where('email', '=', staffEmail(email))
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst();
    if (!person) return undefined;
    const { code } = await createReset(trx, { staffId: person.id, madeBy: null, now });
    await audit(trx, {
      brandId: '*',
      actor: { kind: 'SYSTEM' },
      action: 'staff.reset',
      subject: { type: 'STAFF', id: person.id },
      detail: { email: staffEmail(email) },
      now,
    });
    return code;
  });
}

type Body = Calls['POST /api/staff/reset']['body'];

/**
 * Redeems a reset: sets a new password, removes the second factor, ends all sessions. Every invalid code gets the same answer.
 * @throws AppError RESET_INVALID, the password's faults, RATE_LIMITED.
 */
export async function redeemReset(
  deps: Deps,
  context: RequestContext,
  { code, email, password }: Body,
): Promise<void> {
  const { db, passwords } = deps;
  const { ip, traceId, now } = context;
  const wanted = { codeHash: hashToken(code), email: staffEmail(email), now };
  if (!(await findOpen(db, wanted))) {
    await countWrongCode(db, 'staff-reset', context);
    throw fail('RESET_INVALID');
  }
  await requireGoodPassword(deps, 'password', password, wanted.email);
  const passwordHash = await passwords.hash(password);
  await inTransaction(db, async (trx) => {
    await lockStaff(trx);
    const found = await findOpen(trx, wanted);
    const { numDeletedRows } = await trx
      .deleteFrom('staff_resets')
      .where('code_hash', '=', wanted.codeHash)
      .executeTakeFirst();
    // Of two who come at once the second finds it gone.
    if (!found || numDeletedRows === 0n) throw fail('RESET_INVALID');
    const staffId = found.staff_id;
    await trx
      .updateTable('staff')
      .set({ password_hash: passwordHash, totp_key: null, totp_confirmed_at: null, totp_last_step: null })
      .where('id', '=', staffId)
      .execute();
    // Their account at an identity provider may be a new one: the next sign-in links it by its address.
    await trx.deleteFrom('staff_identities').where('staff_id', '=', staffId).execute();
    await endStaffSessions(trx, { staffId, now });
    await audit(trx, {
      brandId: '*',
      actor: { kind: 'STAFF', id: staffId },
      action: 'staff.resetTaken',
      subject: { type: 'STAFF', id: staffId },
      detail: { email: wanted.email },
      ip,
      traceId,
      now,
    });
  });
}

interface Wanted {
  readonly codeHash: Buffer;
  readonly email: string;
  readonly now: Date;
}

/** It reaches every brand at which its owner holds a role by now: who was made more than its maker is out of its reach. */
function findOpen(db: Database | Transaction, { codeHash, email, now }: Wanted) {
  return db
    .selectFrom('staff_resets as c')
    .innerJoin('staff as p', 'p.id', 'c.staff_id')
    .select('c.staff_id')
    .where('c.code_hash', '=', codeHash)
    .where('c.expires_at', '>', now)
    .where('p.email', '=', email)
    .where('p.status', '=', 'ACTIVE')
    .where(
      makerIsAuthorized({
        maker: 'c.made_by',
        reach: sql`SELECT held.brand_id FROM staff_roles held WHERE held.staff_id = c.staff_id`,
      }),
    )
    .executeTakeFirst();
}
