import { sql } from 'kysely';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';

/** One change of who may do what at a time: each is judged by what the one before left. */
export async function lockStaff(trx: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('staff', 0))`.execute(trx);
}

/**
 * One active administrator of all brands must remain. Call it under `lockStaff`, before the role is removed.
 * @throws AppError LAST_ADMIN when no other active staff member administers all brands.
 */
export async function requireAnotherAdmin(trx: Transaction, staffId: string): Promise<void> {
  const admins = await trx
    .selectFrom('staff_roles as r')
    .innerJoin('staff as s', 's.id', 'r.staff_id')
    .select('s.id')
    .where('r.brand_id', '=', '*')
    .where('r.role', '=', 'admin')
    .where('s.status', '=', 'ACTIVE')
    .orderBy('s.id')
    .limit(1_000)
    .execute();
  if (admins.length === 1 && admins[0]?.id === staffId) throw fail('LAST_ADMIN');
}
