import type { Database } from '#server/db/connect';
import { inTransaction } from '#server/db/transaction';
import type { Transaction } from '#server/db/transaction';
import { createInvitation } from './invitations';
import { lockStaff } from './lockStaff';

/** Staff of the demonstration have a published password: a real site must not know them (A10). */
export const DEMO_DOMAIN = '@demo.sala.example';

const CODE_MS = 24 * 3_600_000;

/**
 * What a start without demonstration does about staff (A10): it shuts those of an earlier demonstration out and, as
 * long as there is nobody else, makes the invitation of the first administrator of all brands. Each start makes a new
 * one and the older ones die.
 * @returns the invitation's code, good for 24 hours; `undefined` when there are staff.
 */
export async function firstRun(db: Database, now: Date): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    await lockStaff(trx);
    await closeDemoStaff(trx, now);
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

/** Whether anybody beside the demonstration's staff was ever let in. */
export async function hasStaff(trx: Transaction): Promise<boolean> {
  const somebody = await trx
    .selectFrom('staff')
    .select('id')
    .where('email', 'not like', `%${DEMO_DOMAIN}`)
    .limit(1)
    .executeTakeFirst();
  return somebody !== undefined;
}

async function closeDemoStaff(trx: Transaction, now: Date): Promise<void> {
  const closed = await trx
    .updateTable('staff')
    .set({ status: 'SUSPENDED' })
    .where('email', 'like', `%${DEMO_DOMAIN}`)
    .where('status', '=', 'ACTIVE')
    .returning('id')
    .execute();
  if (closed.length === 0) return;
  await trx
    .updateTable('staff_sessions')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where(
      'staff_id',
      'in',
      closed.map(({ id }) => id),
    )
    .execute();
}
