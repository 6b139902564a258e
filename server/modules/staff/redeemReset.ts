import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { audit } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import type { Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { endStaffSessions } from './endStaffSessions';
import { lockStaff } from './lockStaff';
import { staffEmail } from './personRepository';
import { hashToken } from '#server/platform/crypto/token';
import { countWrongCode } from './countWrongCode';
import type { RequestContext } from './countWrongCode';
import { makerIsAuthorized } from './makerIsAuthorized';
import { requireGoodPassword } from './requireGoodPassword';

type Body = Calls['POST /api/staff/reset']['body'];

/**
 * Takes a reset up: a new password, no second factor, no session. Whatever is wrong with the code gets the same answer.
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
