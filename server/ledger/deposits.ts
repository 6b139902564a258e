import { sql } from 'kysely';
import type { BreakKind } from '#schemas/common/playTerms';
import { bangkokDay, bangkokMonth } from '#server/clock';
import type { Transaction } from '#server/db/transaction';
import { breakKind, depositLeft } from '#server/responsible/depositBounds';
import { bankAccount, memberAccount } from './accounts';
import type { Bonus } from './bonus';
import { post } from './post';
import type { Posting, Reference } from './post';

interface Deposit extends Pick<Posting, 'brandId' | 'clientRef' | 'now'> {
  readonly reference: Reference & { readonly type: 'DEPOSIT_REQUEST' | 'SLIP' };
  readonly memberId: string;
  /** The company account that the money arrived on. */
  readonly companyAccountId: string;
  /** Satang. */
  readonly amount: number;
  /** The bonus that it can claim with the balance that it leaves, satang. */
  readonly bonusOf?: (balance: number) => Bonus | undefined;
}

export interface CreditedDeposit {
  readonly transactionId: string;
  /** The member's balance afterwards, in satang. */
  readonly balance: number;
  /** All deposits and those of this Bangkok month, in satang, for the member's level. */
  readonly depositTotal: number;
  readonly depositMonth: number;
  /** The member's level before this deposit counts for it. */
  readonly level: number;
  /** Why this money must not be credited now: the member takes a break, or limits leave less (R1, R3). */
  readonly breakKind: BreakKind | null;
  /** Satang that the lowest limit left before it; null without limits. */
  readonly limitLeft: number | null;
  /** The bonus that it has claimed, yet to be paid; none when the window was claimed before (M16). */
  readonly bonus: Bonus | undefined;
}

/**
 * Credits money that arrived at the bank, counts it for the member's level and plays, and claims the bonus of the hour.
 * Two queries.
 */
export async function creditDeposit(trx: Transaction, deposit: Deposit): Promise<CreditedDeposit> {
  const { brandId, memberId, amount, now } = deposit;
  const { transactionId, balances } = await post(trx, {
    brandId,
    kind: 'DEPOSIT',
    reference: deposit.reference,
    clientRef: deposit.clientRef,
    now,
    entries: [
      { account: memberAccount(memberId), amount },
      { account: bankAccount(deposit.companyAccountId), amount: -amount },
    ],
  });
  const balance = balances[0] ?? 0;
  const bonus = deposit.bonusOf?.(balance);
  const { rows } = await sql<Totals>`
    WITH member AS (
      UPDATE members SET deposit_total = deposit_total + ${amount}
      WHERE brand_id = ${brandId} AND id = ${memberId} RETURNING deposit_total, level
    ), month AS (
      INSERT INTO member_deposit_months AS m (brand_id, member_id, month, total)
      VALUES (${brandId}, ${memberId}, ${bangkokMonth(now)}, ${amount})
      ON CONFLICT (brand_id, member_id, month) DO UPDATE SET total = m.total + excluded.total
      RETURNING total
    ), day AS (
      INSERT INTO member_deposit_days AS d (brand_id, member_id, day, total)
      VALUES (${brandId}, ${memberId}, ${bangkokDay(now)}, ${amount})
      ON CONFLICT (brand_id, member_id, day) DO UPDATE SET total = d.total + excluded.total
    ), claim AS (${claimOf(deposit, bonus)})
    SELECT member.deposit_total, member.level, month.total AS month_total, EXISTS (SELECT FROM claim) AS claimed,
      ${breakKind(deposit)} AS break_kind, ${depositLeft(deposit, deposit.reference.id)} AS limit_left
    FROM member, month`.execute(trx);
  const [totals] = rows;
  if (!totals) throw new Error('A deposit was credited to a member that does not exist.');
  return {
    transactionId,
    balance,
    depositTotal: totals.deposit_total,
    depositMonth: totals.month_total,
    level: totals.level,
    breakKind: totals.break_kind,
    limitLeft: totals.limit_left,
    bonus: totals.claimed ? bonus : undefined,
  };
}

interface Totals {
  readonly deposit_total: number;
  readonly month_total: number;
  readonly level: number;
  readonly claimed: boolean;
  readonly break_kind: BreakKind | null;
  readonly limit_left: number | null;
}

/** Takes the window of the day for this deposit; nothing when it is taken. */
function claimOf({ brandId, memberId, reference, now }: Deposit, bonus: Bonus | undefined) {
  if (!bonus) return sql`SELECT 1 WHERE false`;
  return sql`
    INSERT INTO bonus_claims (brand_id, member_id, day, window_no, id, deposit_type, deposit_id, amount, created_at)
    VALUES (${brandId}, ${memberId}, ${bangkokDay(now)}, ${bonus.window}, ${bonus.id},
            ${reference.type}, ${reference.id}, ${bonus.amount}, ${now})
    ON CONFLICT DO NOTHING RETURNING id`;
}
