import { sql, type RawBuilder } from 'kysely';
import type { AmountColumn } from '#schemas/api/shapes/reportColumns';

/** The house accounts that the roll-ups count, all in satang. */
export const houseAccounts = [
  'BANK',
  'PAYOUT',
  'BONUS',
  'PRIZE',
  'REFUND_COST',
  'AFFILIATE_COST',
  'ROUNDING',
  'ADJUSTMENT',
  'GAME_HOUSE',
  'RECEIVABLE',
] as const;
type HouseAccount = (typeof houseAccounts)[number];

const costs = { BONUS: 1, PRIZE: 1, REFUND_COST: 1, AFFILIATE_COST: 1, ROUNDING: 1 } as const;

/** The accounts whose entries make up a number, and the sign with which they count. */
export const columnAccounts: Readonly<Record<AmountColumn, Readonly<Partial<Record<HouseAccount, 1 | -1>>>>> =
  {
    deposits: { BANK: -1 },
    firstDeposits: { BANK: -1 },
    withdrawals: { PAYOUT: 1 },
    net: { BANK: -1, PAYOUT: -1 },
    bonusCost: { BONUS: -1, PRIZE: -1 },
    earningsCost: { REFUND_COST: -1, AFFILIATE_COST: -1, ROUNDING: -1 },
    adjustments: { ADJUSTMENT: -1 },
    ggr: { GAME_HOUSE: 1 },
    ngr: { GAME_HOUSE: 1, ...costs },
  };

/** SQL: the sum of a number over rows of `report_days`. */
export function sumOf(column: AmountColumn): RawBuilder<number> {
  const cases = Object.entries(columnAccounts[column]).map(
    ([account, sign]) => sql`WHEN ${sql.lit(account)} THEN ${sql.lit(sign)} * amount`,
  );
  return sql<number>`coalesce(sum(CASE account ${sql.join(cases, sql` `)} END), 0)::bigint`;
}
