import type { StaffRole } from '#schemas/api/staffPermissions';
import type { Database } from '#server/platform/db/connect';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { createToken, hashToken } from '#server/platform/crypto/token';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { HOUR_MS, DAY_MS } from '#core/time/durations';
import { audit } from '#server/platform/audit/audit';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { staffOrigin, type StaffCall } from '#server/platform/http/handlers';
import { staffEmail } from './personRepository';
import { requireAdministered, scopeOf, lockStaff } from './adminScope';
import { sql } from 'kysely';
import { violatesUnique } from '#server/platform/db/failures';
import { uuidv7 } from '#server/platform/id';
import { countWrongCode, makerIsAuthorized, type RequestContext } from './codes';
import { requireGoodPassword } from './staffPassword';

interface NewInvitation {
  /** `null` lets the holder of the code choose the address: only in a new installation. */
  readonly email: string | null;
  readonly brandId: string;
  readonly role: StaffRole;
  readonly invitedBy: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Stores an invitation and returns its code: 256 random bits, of which only the hash is stored. */
export async function createInvitation(
  db: Database | Transaction,
  { email, brandId, role, invitedBy, now, expiresAt }: NewInvitation,
): Promise<string> {
  const code = createToken();
  await db
    .insertInto('staff_invitations')
    .values({
      code_hash: hashToken(code),
      email,
      brand_id: brandId,
      role,
      invited_by: invitedBy,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return code;
}

type Invite = Calls['POST /api/staff/invitation'];

const CODE_MS = 72 * HOUR_MS;

/**
 * Invites an address to a role; the code is returned here and nowhere else.
 * @throws AppError FORBIDDEN, NOT_FOUND, EMAIL_USED.
 */
export async function invite(
  { db, brands }: Deps,
  call: StaffCall,
  { email, brandId, role }: Invite['body'],
): Promise<Invite['data']> {
  requireAdministered(brands, scopeOf(call.staff), brandId);
  const { staff, now } = call;
  const address = staffEmail(email);
  const expiresAt = new Date(now.getTime() + CODE_MS);
  return inTransaction(db, async (trx) => {
    const used = await trx.selectFrom('staff').select('id').where('email', '=', address).executeTakeFirst();
    if (used) throw fail('EMAIL_USED', undefined, { email: 'EMAIL_USED' });
    const code = await createInvitation(trx, {
      email: address,
      brandId,
      role,
      invitedBy: staff.id,
      now,
      expiresAt,
    });
    await audit(trx, {
      ...staffOrigin(call),
      brandId,
      action: 'staff.invite',
      subject: { type: 'STAFF' },
      detail: { email: address, role },
    });
    return { code, expiresAt: bangkokIso(expiresAt) };
  });
}

type Body = Calls['POST /api/staff/accept']['body'];

/**
 * Accepts an invitation: its holder becomes staff with the invited role. Unknown, used and expired codes, and codes
 * for another address, get the same error.
 * @throws AppError INVITATION_INVALID, EMAIL_USED, the password's faults, RATE_LIMITED.
 */
export async function acceptInvitation(
  deps: Deps,
  context: RequestContext,
  { code, email, name, password }: Body,
): Promise<void> {
  const { db, passwords } = deps;
  const { ip, traceId, now } = context;
  const address = staffEmail(email);
  const codeHash = hashToken(code);
  if (!(await findOpen(db, codeHash, address, now))) {
    await countWrongCode(db, 'staff-accept', context);
    throw fail('INVITATION_INVALID');
  }
  await requireGoodPassword(deps, 'password', password, address);
  const passwordHash = await passwords.hash(password);
  const accept = async (trx: Transaction) => {
    const { brand_id, role } = await useUp(trx, codeHash, address, now);
    const id = uuidv7();
    await trx
      .insertInto('staff')
      .values({ id, email: address, name: name.trim(), password_hash: passwordHash, created_at: now })
      .execute();
    await trx.insertInto('staff_roles').values({ staff_id: id, brand_id, role }).execute();
    await audit(trx, {
      brandId: brand_id,
      actor: { kind: 'STAFF', id },
      action: 'staff.accept',
      subject: { type: 'STAFF', id },
      detail: { email: address, role },
      ip,
      traceId,
      now,
    });
  };
  await inTransaction(db, accept).catch((error: unknown) => {
    throw violatesUnique(error, 'staff_email')
      ? fail('EMAIL_USED', undefined, { email: 'EMAIL_USED' })
      : error;
  });
}

/** Uses the code once; the code of a new installation works only while there is no staff. */
async function useUp(trx: Transaction, codeHash: Buffer, email: string, now: Date) {
  await lockStaff(trx);
  const invitation = await findOpen(trx, codeHash, email, now);
  if (!invitation || (invitation.email === null && (await hasStaff(trx)))) throw fail('INVITATION_INVALID');
  await markUsed(trx, codeHash, now);
  return invitation;
}

/** It reaches the brand that it names. */
function findOpen(db: Database | Transaction, codeHash: Buffer, email: string, now: Date) {
  return openInvitations(db, now)
    .where('i.code_hash', '=', codeHash)
    .where((of) => of.or([of('i.email', 'is', null), of('i.email', '=', email)]))
    .executeTakeFirst();
}

function openInvitations(db: Database | Transaction, now: Date) {
  return db
    .selectFrom('staff_invitations as i')
    .select(['i.code_hash', 'i.email', 'i.brand_id', 'i.role'])
    .where('i.used_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where(makerIsAuthorized({ maker: 'i.invited_by', reach: sql`SELECT i.brand_id` }));
}

/**
 * Uses up the newest invitation of an address that an identity provider has verified, which stands for its code.
 * @returns the invited role; undefined without an open invitation.
 */
export async function useInvitationOf(trx: Transaction, email: string, now: Date) {
  const invitation = await openInvitations(trx, now)
    .where('i.email', '=', email)
    .orderBy('i.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (invitation) await markUsed(trx, invitation.code_hash, now);
  return invitation;
}

async function markUsed(trx: Transaction, codeHash: Buffer, now: Date): Promise<void> {
  await trx
    .updateTable('staff_invitations')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .execute();
}

const FIRST_CODE_MS = DAY_MS;

/**
 * Makes the invitation of the first administrator of all brands as long as there are no staff. Each start makes a
 * new one and the older ones die.
 * @returns the invitation's code, good for 24 hours; `undefined` when there are staff.
 */
export async function firstRun(db: Database, now: Date): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    await lockStaff(trx);
    await trx
      .deleteFrom('staff_invitations')
      .where('email', 'is', null)
      .where('used_at', 'is', null)
      .execute();
    if (await hasStaff(trx)) return undefined;
    const expiresAt = new Date(now.getTime() + FIRST_CODE_MS);
    return createInvitation(trx, {
      email: null,
      brandId: '*',
      role: 'admin',
      invitedBy: null,
      now,
      expiresAt,
    });
  });
}

/** Whether anybody was ever let in. */
export async function hasStaff(trx: Transaction): Promise<boolean> {
  const somebody = await trx.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  return somebody !== undefined;
}
