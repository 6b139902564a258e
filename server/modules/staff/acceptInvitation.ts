import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { audit } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import { violatesUnique } from '#server/platform/db/failures';
import { inTransaction } from '#server/platform/db/transaction';
import type { Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import { hasStaff } from './firstRun';
import { lockStaff } from './lockStaff';
import { staffEmail } from './personRepository';
import { hashToken } from '#server/platform/crypto/token';
import { countWrongCode } from './countWrongCode';
import type { RequestContext } from './countWrongCode';
import { makerIsAuthorized } from './makerIsAuthorized';
import { requireGoodPassword } from './requireGoodPassword';

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
  await trx
    .updateTable('staff_invitations')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .execute();
  return invitation;
}

/** It reaches the brand that it names. */
function findOpen(db: Database | Transaction, codeHash: Buffer, email: string, now: Date) {
  return db
    .selectFrom('staff_invitations as i')
    .select(['i.email', 'i.brand_id', 'i.role'])
    .where('i.code_hash', '=', codeHash)
    .where('i.used_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where((of) => of.or([of('i.email', 'is', null), of('i.email', '=', email)]))
    .where(makerIsAuthorized({ maker: 'i.invited_by', reach: sql`SELECT i.brand_id` }))
    .executeTakeFirst();
}
