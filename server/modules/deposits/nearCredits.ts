import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { mostNear } from '#schemas/api/shapes/bankTransfer';
import type { Calls } from '#schemas/api/contract';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import { SKEW_MS } from './findPaidRequest';

/** Satang by which two amounts of the same money may differ: the tail of a pay amount has at most 99. */
export const NEAR_SATANG = 100;
/** Hours between a credit and a transfer that may be the same money. */
export const NEAR_HOURS = 24;

/** Received or expected money: what identifies it, and when. Amounts in satang. */
export interface Payment {
  readonly brandId: string;
  readonly memberId: string;
  /** Received amounts; for a request the requested amount and the amount to pay. */
  readonly amounts: readonly number[];
  readonly since: Date;
  readonly until: Date;
  /** The credit itself, when it is posted already. */
  readonly except?: string | undefined;
}

export interface NearCredit {
  readonly kind: 'DEPOSIT' | 'ADJUSTMENT';
  readonly id: string;
  /** Satang. */
  readonly amount: number;
  readonly at: Date;
  /** Whether a bank transfer was claimed for it: then it is other money than an unclaimed transfer. */
  readonly backed: boolean;
  /** The staff member who credited it manually; null for the system. */
  readonly creditedBy: string | null;
}

/**
 * SQL: whether the row `c` of `outside_credits` is so near in amount and time that it may be the same money. The one
 * definition of nearness.
 */
export function isNear(amounts: RawBuilder<unknown>, since: RawBuilder<unknown>, until: RawBuilder<unknown>) {
  return sql<boolean>`
    c.since <= ${until} + make_interval(hours => ${sql.lit(NEAR_HOURS)})
    AND c.until >= ${since} - make_interval(hours => ${sql.lit(NEAR_HOURS)})
    AND EXISTS (SELECT FROM unnest(${amounts}) AS one (amount)
      WHERE least(abs(c.amount - one.amount), abs(c.asked - one.amount), abs(c.pay - one.amount)) <= ${sql.lit(NEAR_SATANG)})`;
}

/**
 * SQL: finds near manual credits of a brand by index. One without a transfer differs from what
 * was requested by less than a baht, so its amount by at most two baht from the amounts near either.
 */
export function isAboutAmount(column: RawBuilder<unknown>, amount: RawBuilder<unknown>) {
  const most = sql.lit(2 * NEAR_SATANG);
  return sql<boolean>`${column} BETWEEN ${amount} - ${most} AND ${amount} + ${most}`;
}

/** Credits of the member that may be the same money, newest first. One query. */
export async function findNearCredits(
  db: Database | Transaction,
  payment: Payment,
  which: 'ALL' | 'UNBACKED',
): Promise<readonly NearCredit[]> {
  const { brandId, memberId, except } = payment;
  const { rows } = await sql<NearCredit>`
    SELECT c.kind, c.id, c.amount, c.until AS at, c.backed, c.credited_by AS "creditedBy" FROM outside_credits c
    WHERE c.brand_id = ${brandId} AND c.member_id = ${memberId} AND ${near(payment)}
      AND c.id IS DISTINCT FROM ${except ?? null}::uuid ${which === 'ALL' ? sql`` : sql`AND NOT c.backed`}
    ORDER BY c.until DESC, c.id DESC LIMIT ${sql.lit(mostNear)}`.execute(db);
  return rows;
}

/**
 * Whether a credit without a transfer may be for this payment: a credit of the member, or, at a brand that uses the
 * same company account, of a member with the same bank account. One query.
 * @param orByQr also whether the member was credited exactly this amount by a QR code that could be paid at that time:
 *   a gateway may report its payment under a reference of its own, so that the bank's is new.
 */
export async function isNearUnbacked(
  trx: Transaction,
  payment: Payment & { readonly companyAccountId: string },
  { orByQr = false }: { readonly orByQr?: boolean } = {},
): Promise<boolean> {
  const { brandId, memberId, companyAccountId } = payment;
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (
      SELECT FROM outside_credits c
      WHERE c.brand_id = ${brandId} AND c.member_id = ${memberId} AND NOT c.backed AND ${near(payment)}
    ) OR EXISTS (
      SELECT FROM member_banks mine
      JOIN member_banks b ON b.bank_name = mine.bank_name AND b.bank_id = mine.bank_id AND b.brand_id <> mine.brand_id
      JOIN company_accounts here ON here.brand_id = mine.brand_id AND here.id = ${companyAccountId}
      JOIN company_accounts there
        ON there.brand_id = b.brand_id AND there.bank_name = here.bank_name AND there.bank_id = here.bank_id
      JOIN outside_credits c
        ON c.brand_id = b.brand_id AND c.member_id = b.member_id AND c.company_account_id = there.id
      WHERE mine.brand_id = ${brandId} AND mine.member_id = ${memberId} AND NOT c.backed AND ${near(payment)}
    ) ${orByQr ? sql`OR ${isPaidByQr(payment)}` : sql``} AS found`.execute(trx);
  return rows[0]?.found ?? false;
}

function isPaidByQr({ brandId, memberId, amounts, since, until }: Payment): RawBuilder<boolean> {
  const skew = sql`make_interval(secs => ${sql.lit(SKEW_MS / 1_000)})`;
  return sql<boolean>`EXISTS (
    SELECT FROM deposit_requests q
    WHERE q.brand_id = ${brandId} AND q.member_id = ${memberId} AND q.status = 'SUCCESS' AND q.channel = 'QR'
      AND q.credited_amount = ANY (${amounts}::bigint[])
      AND q.created_at <= ${until}::timestamptz + ${skew} AND q.completed_at >= ${since}::timestamptz - ${skew})`;
}

/**
 * Credits of one person pass here one by one, in all brands, so that each sees those before it. Do it before anything
 * else is locked. One query.
 */
export async function lockCredits(trx: Transaction, brandId: string, memberId: string): Promise<void> {
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended('credit ' || coalesce(
      (SELECT bank_name || ' ' || bank_id FROM member_banks WHERE brand_id = ${brandId} AND member_id = ${memberId}),
      ${memberId}::text), 0))`.execute(trx);
}

function near({ amounts, since, until }: Payment): RawBuilder<boolean> {
  return isNear(sql`${amounts}::bigint[]`, sql`${since}::timestamptz`, sql`${until}::timestamptz`);
}

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
interface NearFilter {
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
  /** Rows to compute it for. */
  readonly when: RawBuilder<boolean>;
  readonly unbackedOnly?: boolean;
}

/** SQL: what may be the same money as a row of a list, newest first. */
export function nearRows({ brandId, memberId, id, amounts, since, until, account, ...options }: NearFilter) {
  const { when, unbackedOnly = false } = options;
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
