import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { mostNear } from '#schemas/api/shapes/bankTransfer';
import { NEAR_HOURS, NEAR_SATANG, isNear } from './nearCredits';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';

type Presented = Calls['GET /api/staff/deposit']['data'][number]['near'];

/** A row of `nearRows`: `at` as in JSON, amount in satang. */
export interface NearRow {
  readonly kind: 'DEPOSIT' | 'ADJUSTMENT' | 'LINE';
  readonly uuid: string;
  readonly amount: number;
  readonly at: string;
  readonly backed: boolean;
}

/** Columns and values of the row that others may be near to. */
interface Beside {
  readonly brandId: RawBuilder<unknown>;
  readonly memberId: RawBuilder<unknown>;
  /** The row itself, which is near to nothing. */
  readonly id: RawBuilder<unknown>;
  /** `bigint[]` of satang. */
  readonly amounts: RawBuilder<unknown>;
  readonly since: RawBuilder<unknown>;
  readonly until: RawBuilder<unknown>;
  /** The company account whose open bank lines count too; none when left out. */
  readonly account?: RawBuilder<unknown>;
  /** For which rows it is worked out at all. */
  readonly when: RawBuilder<boolean>;
  readonly unbackedOnly?: boolean;
}

/** SQL: what may be the same money as a row of a list, newest first. */
export function nearRows({ brandId, memberId, id, amounts, since, until, account, ...beside }: Beside) {
  const { when, unbackedOnly = false } = beside;
  const lines =
    account &&
    sql`UNION ALL
      SELECT 'LINE', t.id, t.amount, t.transferred_at, false FROM bank_transfers t
      WHERE t.brand_id = ${brandId} AND t.company_account_id = ${account} AND t.status = 'UNMATCHED'
        AND t.amount BETWEEN (SELECT min(a) FROM unnest(${amounts}) AS a) - ${sql.lit(NEAR_SATANG)}
          AND (SELECT max(a) FROM unnest(${amounts}) AS a) + ${sql.lit(NEAR_SATANG)}
        AND t.transferred_at >= ${since} - make_interval(hours => ${sql.lit(NEAR_HOURS)})
        AND t.transferred_at <= ${until} + make_interval(hours => ${sql.lit(NEAR_HOURS)})`;
  return sql<NearRow[]>`CASE WHEN ${when} THEN (
    SELECT coalesce(jsonb_agg(n), '[]') FROM (
      SELECT c.kind, c.id AS uuid, c.amount, c.until AS at, c.backed FROM outside_credits c
      WHERE c.brand_id = ${brandId} AND c.member_id = ${memberId} AND c.id <> ${id}
        ${unbackedOnly ? sql`AND NOT c.backed` : sql``} AND ${isNear(amounts, since, until)}
      ${lines ?? sql``}
      ORDER BY at DESC LIMIT ${sql.lit(mostNear)}
    ) n) ELSE '[]' END`;
}

export function presentNear(rows: readonly NearRow[]): Presented {
  return rows.map((row) => ({ ...row, amount: satangToBaht(row.amount), at: bangkokIso(new Date(row.at)) }));
}
