import { sql } from 'kysely';
import type { WithdrawnToday } from '#core/brand/levelLimits';
import { bangkokDayStart } from '#core/time/bangkok';
import { inLiterals } from '#server/platform/db/keyset';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { hasOverdue, turnoverLeft } from '#server/modules/turnover/index';
import { openStatuses, refusedStatuses } from './withdrawalRow';
import type { Database } from '#server/platform/db/connect';

/** The bank account of a payout. */
export interface Payee {
  readonly bank_name: string;
  readonly bank_id: string;
  readonly account_name: string;
}

/** Everything about a member that a withdrawal is checked against. Satang. */
export interface WithdrawalContext extends WithdrawnToday, Payee {
  readonly level: number;
  readonly available: number;
  /** Whether another withdrawal is open. */
  readonly open: boolean;
  /** What has to be staked before credit may be withdrawn. */
  readonly turnoverLeft: number;
  /** Whether an expired requirement has not been ended yet. */
  readonly overdue: boolean;
  /** When the member changed the bank account; null since registration. */
  readonly bankChangedAt: Date | null;
  /** Whether a withdrawal of the member was paid out before. */
  readonly paidBefore: boolean;
  /** Whether the member takes a break from playing. */
  readonly onBreak: boolean;
  /** Whether withdrawals of the brand are halted. */
  readonly halted: boolean;
}

/**
 * Locks the member's bank account, then their ledger accounts, in one query. Concurrent withdrawals of the member, a
 * change of the bank account and every credit wait here, so that nothing is withdrawn before its turnover requirement
 * was read. The member's row stays unlocked: deposits lock it after the ledger, and the opposite order would deadlock.
 */
export async function lockPayee(trx: Transaction, brandId: string, memberId: string): Promise<void> {
  await sql`
    SELECT ledger_lock_member(bank.brand_id, bank.member_id)
    FROM (
      SELECT brand_id, member_id FROM member_banks
      WHERE brand_id = ${brandId} AND member_id = ${memberId} FOR UPDATE
    ) AS bank`.execute(trx);
}

const memberColumns = [sql.ref('m.brand_id'), sql.ref('m.id')] as const;

/**
 * Reads the context in one query. Call it after `lockPayee`: the statement then sees every earlier withdrawal and credit
 * of the member, and the current level.
 * @throws AppError USER_SUSPENDED.
 */
export async function readWithdrawalContext(
  trx: Transaction,
  brandId: string,
  memberId: string,
  now: Date,
): Promise<WithdrawalContext> {
  const { rows } = await sql<WithdrawalContext & { status: string }>`
    SELECT m.level, m.status, w.satang, w.count, coalesce(a.balance, 0) AS available,
      b.bank_name, b.bank_id, b.account_name,
      CASE WHEN b.changed_at > m.created_at THEN b.changed_at END AS "bankChangedAt",
      EXISTS (SELECT FROM withdrawals o WHERE o.brand_id = m.brand_id AND o.member_id = m.id
              AND ${inLiterals('o.status', openStatuses)}) AS open,
      EXISTS (SELECT FROM withdrawals p WHERE p.brand_id = m.brand_id AND p.member_id = m.id
              AND p.status = 'SUCCESS') AS "paidBefore",
      EXISTS (SELECT FROM play_breaks p WHERE p.brand_id = m.brand_id AND p.member_id = m.id
              AND p.starts_at <= ${now} AND (p.ends_at IS NULL OR p.ends_at > ${now})) AS "onBreak",
      EXISTS (SELECT FROM operations o WHERE o.brand_id = m.brand_id
              AND o.withdrawals_frozen_at IS NOT NULL) AS halted,
      ${turnoverLeft(...memberColumns, now)} AS "turnoverLeft", ${hasOverdue(...memberColumns, now)} AS overdue
    FROM members m
    JOIN member_banks b ON b.brand_id = m.brand_id AND b.member_id = m.id
    LEFT JOIN ledger_accounts a ON a.brand_id = m.brand_id AND a.kind = 'MEMBER' AND a.owner_id = m.id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(t.amount), 0)::bigint AS satang, count(*) AS count
      FROM withdrawals t
      WHERE t.brand_id = m.brand_id AND t.member_id = m.id AND t.created_at >= ${bangkokDayStart(now)}
        AND NOT ${inLiterals('t.status', refusedStatuses)}
    ) w
    WHERE m.brand_id = ${brandId} AND m.id = ${memberId}`.execute(trx);
  const [context] = rows;
  if (context?.status !== 'ACTIVE') throw fail('USER_SUSPENDED');
  return context;
}

/**
 * What counts towards the member's limits on the Bangkok day of `now`: every withdrawal requested on that day that was
 * neither rejected nor refunded. One query.
 */
export async function usedToday(
  db: Database,
  brandId: string,
  memberId: string,
  now: Date,
): Promise<WithdrawnToday> {
  const used = await db
    .selectFrom('withdrawals')
    .select(({ fn }) => [
      sql<number>`coalesce(sum(amount), 0)::bigint`.as('satang'),
      fn.countAll<number>().as('count'),
    ])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('created_at', '>=', bangkokDayStart(now))
    .where('status', 'not in', refusedStatuses)
    .executeTakeFirstOrThrow();
  return { satang: used.satang, count: used.count };
}
