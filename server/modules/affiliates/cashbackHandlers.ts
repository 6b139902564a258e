import { rateOf, refundSatang } from '#core/brand/levelLimits';
import { levelOf } from '#core/brand/levels';
import { satangToBaht } from '#core/money/money';
import { bangkokDay } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { readBalances } from '#server/modules/ledger/index';
import { keysetOf, pageOf } from '#server/platform/db/keyset';
import type { Handlers, MemberIdentity } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { claimCashback } from './claimCashback';
import { findOwnDays, type OwnDay } from './affiliateRepository';

type CashbackCall =
  | 'GET /api/auth/user/cashback'
  | 'GET /api/auth/user/cashback/history'
  | 'POST /api/auth/user/cashback/claim';

type Day = Calls['GET /api/auth/user/cashback/history']['data'][number];

/** The refund of the member's own losses: what it is, its days, and the claim. */
export function cashbackHandlers({ db }: Deps): Handlers<CashbackCall> {
  return {
    'GET /api/auth/user/cashback': async ({ brand, member, now }) => {
      const yesterday = bangkokDay(new Date(now.getTime() - DAY_MS));
      const [{ cashback }, [last]] = await Promise.all([
        readBalances(db, brand.id, member.id),
        findOwnDays(db, brand.id, member.id, { until: yesterday, limit: 0 }),
      ]);
      const level = levelOf(brand, member.level);
      return {
        claimable: satangToBaht(cashback),
        min: brand.limits.cashbackMin,
        level: member.level,
        percent: rateOf(level) / 100,
        maxAmount: level.maxAmount,
        yesterday: last?.day === yesterday ? presentOwnDay(last, brand, member) : null,
      };
    },
    'GET /api/auth/user/cashback/history': async ({ brand, member, query, now }) => {
      const keyset = keysetOf(query);
      const { after, limit } = keyset;
      const days = await findOwnDays(db, brand.id, member.id, {
        until: bangkokDay(new Date(now.getTime() - DAY_MS)),
        limit,
        after: after && bangkokDay(after.createdAt),
      });
      // The cursor holds the start of the last day and its id.
      const rows = days.map((row) => ({ ...row, created_at: new Date(`${row.day}T00:00:00+07:00`) }));
      const page = pageOf(rows, keyset);
      return { data: page.rows.map((row) => presentOwnDay(row, brand, member)), meta: page.meta };
    },
    'POST /api/auth/user/cashback/claim': ({ brand, member, now, ip, traceId, money }) =>
      money(async (trx, { clientRef }) => {
        const origin = { clientRef, now, ip, traceId };
        const { amount, point } = await claimCashback(trx, { brand, memberId: member.id, origin });
        return { amount: satangToBaht(amount), point: satangToBaht(point) };
      }),
  };
}

/** A settled day by the rule it was settled with; an open one by today's rule. */
function presentOwnDay(row: OwnDay, brand: Brand, member: Pick<MemberIdentity, 'level'>): Day {
  const { turnover, winlost, settled_at: settledAt } = row;
  const facts = { date: row.day, turnover: satangToBaht(turnover), winlost: satangToBaht(winlost) };
  if (settledAt === null) {
    const level = levelOf(brand, member.level);
    const amount = satangToBaht(refundSatang(level, -winlost));
    return { ...facts, level: member.level, percent: rateOf(level) / 100, amount, status: 'OPEN' };
  }
  return {
    ...facts,
    level: row.refund_level,
    percent: (row.refund_rate ?? 0) / 100,
    amount: satangToBaht(row.refund),
    status: row.refund === 0 ? 'NONE' : row.refund_claimed_at === null ? 'CLAIMABLE' : 'CLAIMED',
  };
}
