import { sql } from 'kysely';
import type { BreakKind } from '#schemas/common/terms';
import { bangkokDay, bangkokMonth } from '#core/time/bangkok';
import type { Transaction } from '#server/platform/db/transaction';
import { bankAccount, memberAccount, post } from '#server/modules/ledger/index';
import type { Posting, Reference } from '#server/modules/ledger/index';
import { breakKind, depositLeft } from '#server/modules/responsible-gambling/index';
import type { depositChannels } from '#schemas/api/shapes/deposit';

interface Deposit extends Pick<Posting, 'brandId' | 'clientRef' | 'now'> {
  readonly reference: Reference & { readonly type: 'DEPOSIT_REQUEST' | 'SLIP' };
  readonly memberId: string;
  /** The company account that received the money. */
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
  /** The break that forbids this credit; null without one. */
  readonly breakKind: BreakKind | null;
  /** Satang that the lowest limit left before it; null without limits. */
  readonly limitLeft: number | null;
}

/** Credits received money and counts it for the member's level, points and limits, in two queries. */
export async function creditDeposit(trx: Transaction, deposit: Deposit): Promise<CreditedDeposit> {
  const { brandId, memberId, amount, reference, clientRef, now } = deposit;
  const { transactionId, balances } = await post(trx, {
    brandId,
    kind: 'DEPOSIT',
    reference,
    clientRef,
    now,
    entries: [
      { account: memberAccount(memberId), amount },
      { account: bankAccount(deposit.companyAccountId), amount: -amount },
    ],
  });
  return { transactionId, balance: balances[0] ?? 0, ...(await countDeposit(trx, deposit)) };
}

type Counted = Omit<CreditedDeposit, 'transactionId' | 'balance'>;

/** Adds the deposit to the member's totals, and reads what bounds it. */
async function countDeposit(trx: Transaction, deposit: Deposit): Promise<Counted> {
  const { brandId, memberId, amount, reference, now } = deposit;
  const { rows } = await sql<Counted>`
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
    SELECT member.deposit_total AS "depositTotal", month.total AS "depositMonth", member.level,
      ${breakKind(deposit)} AS "breakKind", ${depositLeft(deposit, reference.id)} AS "limitLeft"
    FROM member, month`.execute(trx);
  const [counted] = rows;
  if (!counted) throw new Error('A deposit was credited to a member that does not exist.');
  return counted;
}

/** A deposit without a request. Amounts in satang. */
export interface NewDeposit {
  readonly brandId: string;
  readonly id: string;
  readonly memberId: string;
  readonly companyAccountId: string;
  readonly amount: number;
  readonly bonus: number;
  readonly channel: (typeof depositChannels)[number];
  readonly transactionId: string;
  readonly handledBy: string | null;
  readonly transferredAt: Date | null;
  readonly createdAt: Date;
  readonly now: Date;
}

/** A row for such a deposit, credited already. */
export function insertDeposit(trx: Transaction, deposit: NewDeposit) {
  const { amount, now } = deposit;
  return trx
    .insertInto('deposit_requests')
    .values({
      brand_id: deposit.brandId,
      id: deposit.id,
      member_id: deposit.memberId,
      company_account_id: deposit.companyAccountId,
      amount,
      pay_amount: amount,
      credited_amount: amount,
      bonus: deposit.bonus,
      channel: deposit.channel,
      status: 'SUCCESS',
      handled_by: deposit.handledBy,
      ledger_transaction_id: deposit.transactionId,
      expires_at: now,
      transferred_at: deposit.transferredAt,
      completed_at: now,
      created_at: deposit.createdAt,
    })
    .returning('id');
}
