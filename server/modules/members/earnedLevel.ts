import { sql } from 'kysely';
import { levelOf, levelReached } from '#core/brand/levels';
import type { Brand } from '#schemas/brand/brand';
import type { Transaction } from '#server/platform/db/transaction';
import { satangToBaht } from '#core/money/money';

/**
 * The level that a member has by deposits alone, when staff take a given one back: what they had before it was given, or
 * more by the deposits of all time or of any month since. Deposits never lower a level, so nothing earned is lost.
 */
export async function earnedLevel(trx: Transaction, brand: Brand, memberId: string): Promise<number> {
  const { rows } = await sql<{ total: number; month: number; before: readonly number[] }>`
    SELECT m.deposit_total AS total,
      (SELECT coalesce(max(d.total), 0)::bigint FROM member_deposit_months d
        WHERE d.brand_id = m.brand_id AND d.member_id = m.id) AS month,
      (SELECT coalesce(jsonb_agg(g.level_before), '[]') FROM level_grants g
        WHERE g.brand_id = m.brand_id AND g.member_id = m.id AND g.status = 'SUCCESS') AS before
    FROM members m WHERE m.brand_id = ${brand.id} AND m.id = ${memberId}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The member of a level is not there.');
  const reached = levelReached(brand, { total: satangToBaht(row.total), month: satangToBaht(row.month) });
  // A level that was itself given counts for nothing.
  const before = row.before.filter((level) => !levelOf(brand, level).disabled);
  return Math.max(reached, ...before);
}
