import { sql } from 'kysely';
import type { Database } from './connect';
import type { Transaction } from './transaction';

/** Start and reason of a withdrawal freeze. */
export interface Freeze {
  readonly frozenAt: Date;
  readonly reason: string;
}

/** @returns the brand's withdrawal freeze; undefined without one. One query. */
export async function findFreeze(db: Database | Transaction, brandId: string): Promise<Freeze | undefined> {
  const found = await db
    .selectFrom('operations')
    .select(['withdrawals_frozen_at', 'withdrawals_frozen_for'])
    .where('brand_id', '=', brandId)
    .where('withdrawals_frozen_at', 'is not', null)
    .executeTakeFirst();
  if (!found?.withdrawals_frozen_at) return undefined;
  return { frozenAt: found.withdrawals_frozen_at, reason: found.withdrawals_frozen_for ?? '' };
}

/** Freezes withdrawals; an existing freeze is unchanged. @returns whether the freeze is new. */
export async function freezeWithdrawals(
  trx: Transaction,
  brandId: string,
  { frozenAt, reason }: Freeze,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO operations AS o (brand_id, website_status, updated_at, withdrawals_frozen_at, withdrawals_frozen_for)
    VALUES (${brandId}, 'ACTIVE', ${frozenAt}, ${frozenAt}, ${reason})
    ON CONFLICT (brand_id) DO UPDATE
    SET withdrawals_frozen_at = excluded.withdrawals_frozen_at, withdrawals_frozen_for = excluded.withdrawals_frozen_for
    WHERE o.withdrawals_frozen_at IS NULL
    RETURNING brand_id`.execute(trx);
  return rows.length > 0;
}

/** Lifts the freeze. @returns whether there was one. */
export async function liftFreeze(trx: Transaction, brandId: string): Promise<boolean> {
  const lifted = await trx
    .updateTable('operations')
    .set({ withdrawals_frozen_at: null, withdrawals_frozen_for: null })
    .where('brand_id', '=', brandId)
    .where('withdrawals_frozen_at', 'is not', null)
    .returning('brand_id')
    .executeTakeFirst();
  return lifted !== undefined;
}
