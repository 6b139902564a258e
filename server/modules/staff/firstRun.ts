import { DAY_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import type { Transaction } from '#server/platform/db/transaction';
import { createInvitation } from './invitations';
import { lockStaff } from './lockStaff';

const CODE_MS = DAY_MS;

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
    const expiresAt = new Date(now.getTime() + CODE_MS);
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
