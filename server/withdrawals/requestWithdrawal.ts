import { sql } from 'kysely';
import { refuseWithdrawal } from '#brand/levelLimits';
import { levelOf } from '#brand/levels';
import type { Brand } from '#schemas/brand/brand';
import { audit } from '#server/audit';
import { violatesUnique } from '#server/db/failures';
import type { Transaction } from '#server/db/transaction';
import { fail } from '#server/appError';
import { uuidv7 } from '#server/id';
import { satangToBaht } from '#server/ledger/money';
import { holdWithdrawal } from '#server/ledger/withdrawals';
import type { By } from './by';
import { lockPayee } from './lockPayee';
import type { Account } from './lockPayee';
import { readStanding } from './standing';
import type { Standing } from './standing';
import type { WithdrawalRow } from './withdrawalRow';

interface Wish {
  readonly brand: Brand;
  readonly memberId: string;
  /** Satang, or all whole baht that the member has (API-114). */
  readonly amount: number | 'everything';
  /** The account that the member believes to be theirs, where the call names it. */
  readonly account?: Account;
  readonly by: By;
}

/**
 * Reserves an amount and opens a withdrawal to the member's own bank account (API-132, M12): three
 * queries and the line. Wishes of one member are decided one after another.
 * @throws AppError WITHDRAW_MIN, WITHDRAW_PENDING_EXISTS, WITHDRAW_LIMIT_*, CREDIT_NOT_ENOUGH,
 *   USER_SUSPENDED, VALIDATION when `account` is not the member's.
 */
export async function requestWithdrawal(trx: Transaction, wish: Wish): Promise<WithdrawalRow> {
  const { brand, memberId, by } = wish;
  const payee = await lockPayee(trx, brand.id, memberId, wish.account);
  const standing = await readStanding(trx, brand.id, memberId, by.now);
  const amount = wish.amount === 'everything' ? wholeBaht(standing.available) : wish.amount;
  refuse(brand, amount, standing);
  const row: WithdrawalRow = {
    id: uuidv7(),
    member_id: memberId,
    amount,
    ...payee,
    status: 'PENDING',
    reason: null,
    created_at: by.now,
  };
  const transactionId = await hold(trx, brand.id, row, by);
  await audit(trx, {
    ...by,
    brandId: brand.id,
    action: 'withdrawal.request',
    subject: { type: 'WITHDRAWAL', id: row.id },
    transactionId,
    detail: { amount: satangToBaht(amount) },
  });
  return row;
}

/** The first reason against it, in the order in which the form checks (VAL-08, LVL-10). */
function refuse(brand: Brand, amount: number, standing: Standing): void {
  const { withdrawMin } = brand.limits;
  if (standing.open) throw fail('WITHDRAW_PENDING_EXISTS');
  if (amount < withdrawMin * 100) throw fail('WITHDRAW_MIN', { n: withdrawMin });
  const refusal = refuseWithdrawal(levelOf(brand, standing.level), amount, standing);
  if (refusal) throw fail(refusal.code, { n: refusal.n });
}

/** Holds the amount and writes the withdrawal. @returns the id of the ledger's transaction. */
async function hold(trx: Transaction, brandId: string, row: WithdrawalRow, by: By): Promise<string> {
  const { id: withdrawalId, member_id: memberId, amount } = row;
  const { clientRef, now } = by;
  const transactionId = uuidv7();
  const beside = {
    into: sql`withdrawals
      (brand_id, id, member_id, amount, bank_name, bank_id, account_name, status, hold_transaction_id, created_at)`,
    values: sql`${brandId}, ${withdrawalId}::uuid, ${memberId}::uuid, ${amount}::bigint, ${row.bank_name}, ${row.bank_id},
      ${row.account_name}, ${row.status}, ${transactionId}::uuid, ${now}::timestamptz`,
  };
  try {
    await holdWithdrawal(trx, {
      id: transactionId,
      brandId,
      memberId,
      withdrawalId,
      amount,
      clientRef,
      now,
      beside,
    });
    return transactionId;
  } catch (error) {
    throw violatesUnique(error, 'withdrawals_open_member') ? fail('WITHDRAW_PENDING_EXISTS') : error;
  }
}

function wholeBaht(satang: number): number {
  return satang - (satang % 100);
}
