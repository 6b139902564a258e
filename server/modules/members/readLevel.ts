import { withdrawLeftToday } from '#core/brand/levelLimits';
import { levelOf } from '#core/brand/levels';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import type { Database } from '#server/platform/db/connect';
import type { MemberIdentity } from '#server/platform/http/handlers';
import { satangToBaht } from '#core/money/money';
import { bangkokMonth } from '#core/time/bangkok';
import { usedToday } from '#server/modules/withdrawals/index';

type Level = Calls['GET /api/auth/user/level/{uuid}']['data'];

/** Level, deposits that count towards the next one, and what may still leave today. */
export async function readLevel(
  db: Database,
  brand: Brand,
  member: MemberIdentity,
  now: Date,
): Promise<Level> {
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
