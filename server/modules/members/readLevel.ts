import { withdrawLeftToday } from '#core/brand/levelLimits';
import { levelOf, levelReached } from '#core/brand/levels';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import type { Database } from '#server/platform/db/connect';
import type { MemberIdentity } from '#server/platform/http/handlers';
import { satangToBaht } from '#core/money/money';
import { bangkokMonth } from '#core/time/bangkok';
import { usedToday } from '#server/modules/withdrawals/index';
import { sql } from 'kysely';
import type { Transaction } from '#server/platform/db/transaction';

type Level = Calls['GET /api/auth/user/level/{uuid}']['data'];

/** Level, deposits that count towards the next one, and what may still leave today. */
export async function readLevel(
  db: Database,
  brand: Brand,
  member: Pick<MemberIdentity, 'id' | 'level'>,
  now: Date,
): Promise<Required<Level>> {
  const [deposits, today] = await Promise.all([
    readDeposits(db, brand.id, member.id, now),
    usedToday(db, brand.id, member.id, now),
  ]);
  const level = levelOf(brand, member.level);
  const { perTx, countPerDay } = level.withdraw;
  const dayLeft = withdrawLeftToday(level, today);
  return {
    level: member.level,
    depositTotal: satangToBaht(deposits.total),
    depositMonth: satangToBaht(deposits.month),
    withdrawLeft: {
      perDay: dayLeft === null ? null : satangToBaht(dayLeft),
      perTx,
      countPerDay: countPerDay === null ? null : Math.max(0, countPerDay - today.count),
    },
  };
}

/** Deposits of all time and of this Bangkok month, in satang. */
async function readDeposits(db: Database, brandId: string, memberId: string, now: Date) {
  const row = await db
    .selectFrom('members as m')
    .leftJoin('member_deposit_months as d', (on) =>
      on
        .onRef('d.brand_id', '=', 'm.brand_id')
        .onRef('d.member_id', '=', 'm.id')
        .on('d.month', '=', bangkokMonth(now)),
    )
    .select(['m.deposit_total', 'd.total as month'])
    .where('m.brand_id', '=', brandId)
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { total: row.deposit_total, month: row.month ?? 0 };
}

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
