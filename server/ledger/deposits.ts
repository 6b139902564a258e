import { sql } from 'kysely';
import { bangkokDay, bangkokMonth } from '#server/clock';
import type { Transaction } from '#server/db/transaction';
import { bankAccount, memberAccount } from './accounts';
import { post } from './post';
import type { Posting } from './post';

interface Deposit extends Pick<Posting, 'brandId' | 'reference' | 'clientRef' | 'now'> {
  readonly memberId: string;
  /** The company account that the money arrived on. */
  readonly companyAccountId: string;
  /** Satang. */
  readonly amount: number;
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
}

/** Credits money that arrived at the bank and counts it for the member's level and plays. Two queries. */
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
  const { rows } = await sql<{ deposit_total: number; month_total: number; level: number }>`
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
    )
    SELECT member.deposit_total, member.level, month.total AS month_total FROM member, month`.execute(trx);
  const [totals] = rows;
  if (!totals) throw new Error('A deposit was credited to a member that does not exist.');
  return {
    transactionId,
    balance: balances[0] ?? 0,
    depositTotal: totals.deposit_total,
    depositMonth: totals.month_total,
    level: totals.level,
  };
}
