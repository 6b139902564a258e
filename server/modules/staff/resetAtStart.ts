import { audit } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import { createReset } from './resets';
import { staffEmail } from './personRepository';

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
