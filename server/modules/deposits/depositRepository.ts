import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Brand } from '#schemas/brand/brand';
import { bangkokDayStart } from '#core/time/bangkok';
import { bahtOf } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import { inLiterals, before } from '#server/platform/db/keyset';
import type { CompanyAccounts, DepositRequests } from '#server/platform/db/schema';
import type { Keyset } from '#server/platform/db/keyset';
import { breakKind, depositLeft } from '#server/modules/responsible-gambling/index';
import type { DepositStatus } from '#schemas/api/shapes/statuses';

type Account = Pick<Selectable<CompanyAccounts>, 'bank_name' | 'bank_id' | 'account_name' | 'promptpay_id'>;

/** A request with the account to pay into. */
export type RequestRow = Pick<
  Selectable<DepositRequests>,
  | 'id'
  | 'amount'
  | 'credited_amount'
  | 'bonus'
  | 'pay_amount'
  | 'company_account_id'
  | 'channel'
  | 'status'
  | 'reason'
  | 'reason_en'
  | 'created_at'
  | 'expires_at'
  | 'qr_reference'
  | 'qr_payload'
> &
  Account;

export type DepositRow = Pick<
  Selectable<DepositRequests>,
  | 'id'
  | 'pay_amount'
  | 'credited_amount'
  | 'bonus'
  | 'channel'
  | 'status'
  | 'reason'
  | 'reason_en'
  | 'created_at'
  | 'expires_at'
>;

/** Columns of a `RequestRow`, of the request `r` and its account `a`. */
export const requestColumns = [
  'r.id',
  'r.amount',
  'r.credited_amount',
  'r.bonus',
  'r.pay_amount',
  'r.company_account_id',
  'r.channel',
  'r.status',
  'r.reason',
  'r.reason_en',
  'r.created_at',
  'r.expires_at',
  'r.qr_reference',
  'r.qr_payload',
  'a.bank_name',
  'a.bank_id',
  'a.account_name',
  'a.promptpay_id',
] as const;

/** The detail of a request's audit line. */
export const requestDetail = sql`jsonb_build_object('amount', ${bahtOf('amount')}, 'payAmount', ${bahtOf('pay_amount')})`;

/** A page offers no more accounts. */
const ACCOUNTS = 20;
/** Rows of the public feed. */
const FEED = 20;

/**
 * Accounts that the member may pay into, in the brand's order: active ones below their daily limit; none during a break
 * or beyond the member's own limit, because such a transfer would be held.
 */
export function findAccounts(
  db: Database,
  { id: brandId, flags, limits }: Brand,
  memberId: string,
  now: Date,
): Promise<(Account & { id: string })[]> {
  const whose = { brandId, memberId, now };
  const least = limits.depositMin * 100;
  return db
    .selectFrom('company_accounts as a')
    .select(['id', 'bank_name', 'bank_id', 'account_name', 'promptpay_id'])
    .where('brand_id', '=', brandId)
    .where('status', '=', 'ACTIVE')
    .where(sql<boolean>`(a.daily_limit IS NULL OR ${accountUse('a', now)} + ${least} <= a.daily_limit)`)
    .where(sql<boolean>`${breakKind(whose)} IS NULL`)
    .$if(flags.responsiblePlay, (query) =>
      query.where(sql<boolean>`coalesce(${depositLeft(whose)} >= ${least}, true)`),
    )
    .orderBy('sort_order')
    .orderBy('id')
    .limit(ACCOUNTS)
    .execute();
}

/** The member's deposits, newest first; one row more than the page. */
export function findHistory(
  db: Database,
  brandId: string,
  memberId: string,
  keyset: Keyset,
): Promise<DepositRow[]> {
  return db
    .selectFrom('deposit_requests')
    .select([
      'id',
      'pay_amount',
      'credited_amount',
      'bonus',
      'channel',
      'status',
      'reason',
      'reason_en',
      'created_at',
      'expires_at',
    ])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where(before(keyset, 'deposit_requests'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(keyset.limit + 1)
    .execute();
}

/** The member's open request; a pending one only while it lasts. */
export function findOpen(
  db: Database,
  brandId: string,
  memberId: string,
  now: Date,
): Promise<RequestRow | undefined> {
  return withAccount(db, brandId)
    .where('r.member_id', '=', memberId)
    .where(inLiterals('r.status', openStatuses))
    .where((is) => is.or([is('r.status', '=', 'TRANSFERRED'), is('r.expires_at', '>', now)]))
    .executeTakeFirst();
}

/** One request of the member. */
export function findRequest(
  db: Database,
  brandId: string,
  memberId: string,
  id: string,
): Promise<RequestRow | undefined> {
  return withAccount(db, brandId)
    .where('r.member_id', '=', memberId)
    .where('r.id', '=', id)
    .executeTakeFirst();
}

/** The latest deposits of the brand that were credited. */
export function findFeed(db: Database, brandId: string) {
  return db
    .selectFrom('deposit_requests as r')
    .innerJoin('members as m', (on) =>
      on.onRef('m.brand_id', '=', 'r.brand_id').onRef('m.id', '=', 'r.member_id'),
    )
    .select(['m.username', 'r.amount', 'r.credited_amount', 'r.created_at'])
    .where('r.brand_id', '=', brandId)
    .where('r.status', '=', 'SUCCESS')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(FEED)
    .execute();
}

function withAccount(db: Database, brandId: string) {
  return db
    .selectFrom('deposit_requests as r')
    .innerJoin('company_accounts as a', (on) =>
      on.onRef('a.brand_id', '=', 'r.brand_id').onRef('a.id', '=', 'r.company_account_id'),
    )
    .select(requestColumns)
    .where('r.brand_id', '=', brandId);
}

/** A request to deposit that may still be paid. */
export const openStatuses = ['PENDING', 'TRANSFERRED'] as const satisfies readonly DepositStatus[];

/**
 * An expression: the satang that a company account was credited on the Bangkok day of `now`, and that open requests may
 * still bring to it on that day.
 * @param account the name of the `company_accounts` row in the statement.
 */
export function accountUse(account: string, now: Date): RawBuilder<number> {
  const start = bangkokDayStart(now);
  const own = sql`r.brand_id = ${sql.ref(`${account}.brand_id`)} AND r.company_account_id = ${sql.ref(`${account}.id`)}`;
  return sql<number>`(
    (SELECT coalesce(sum(r.credited_amount), 0) FROM deposit_requests r
     WHERE ${own} AND r.status = 'SUCCESS' AND r.completed_at >= ${start}::timestamptz)
    + (SELECT coalesce(sum(r.pay_amount), 0) FROM deposit_requests r
       WHERE ${own} AND r.status IN ('PENDING', 'TRANSFERRED')
         AND (CASE r.status WHEN 'PENDING' THEN r.expires_at > ${now}::timestamptz
              ELSE r.transferred_at >= ${start}::timestamptz END))
  )::bigint`;
}
