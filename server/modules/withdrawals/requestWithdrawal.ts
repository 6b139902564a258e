import { refuseWithdrawal } from '#core/brand/levelLimits';
import { levelOf } from '#core/brand/levels';
import { fields } from '#schemas/api/fieldErrors';
import type { Brand } from '#schemas/brand/brand';
import { audit } from '#server/platform/audit/audit';
import { violatesUnique } from '#server/platform/db/failures';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import { satangToBaht } from '#core/money/money';
import { holdWithdrawal } from './withdrawalPostings';
import { expire } from '#server/modules/turnover/index';
import type { By } from './actor';
import { lockPayee } from './lockPayee';
import { readWithdrawalContext } from './withdrawalContext';
import type { Payee, WithdrawalContext } from './withdrawalContext';
import type { WithdrawalRow } from './withdrawalRow';

interface Account {
  /** Our bank code. */
  readonly bankName: string;
  readonly bankId: string;
}

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
 * Reserves an amount and opens a withdrawal to the member's own bank account, in at most five queries. Requests of one
 * member are decided one after another.
 * @throws AppError WITHDRAW_MIN, WITHDRAW_PENDING_EXISTS, WITHDRAW_LIMIT_*, CREDIT_NOT_ENOUGH,
 *   TURNOVER_NOT_REACHED, USER_SUSPENDED, VALIDATION when `account` is not the member's.
 */
export async function requestWithdrawal(trx: Transaction, wish: Wish): Promise<WithdrawalRow> {
  const { brand, memberId, by } = wish;
  await lockPayee(trx, brand.id, memberId);
  const context = await readCurrent(trx, brand.id, memberId, by.now);
  const { bank_name, bank_id, account_name } = context;
  if (wish.account) requireOwn(context, wish.account);
  const amount = wish.amount === 'everything' ? wholeBaht(context.available) : wish.amount;
  refuse(brand, amount, context);
  const row: WithdrawalRow = {
    id: uuidv7(),
    member_id: memberId,
    amount,
    bank_name,
    bank_id,
    account_name,
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

/** What expired is ended first: afterwards it is in nobody's way. */
async function readCurrent(
  trx: Transaction,
  brandId: string,
  memberId: string,
  now: Date,
): Promise<WithdrawalContext> {
  const context = await readWithdrawalContext(trx, brandId, memberId, now);
  if (!context.overdue) return context;
  await expire(trx, { brandId, memberId, now });
  return readWithdrawalContext(trx, brandId, memberId, now);
}

/** The first reason against it, in the order in which the form checks (VAL-08, LVL-10). */
function refuse(brand: Brand, amount: number, context: WithdrawalContext): void {
  const { withdrawMin } = brand.limits;
  if (context.open) throw fail('WITHDRAW_PENDING_EXISTS');
  if (amount < withdrawMin * 100) throw fail('WITHDRAW_MIN', { n: withdrawMin });
  const refusal = refuseWithdrawal(levelOf(brand, context.level), amount, context);
  if (refusal) throw fail(refusal.code, { n: refusal.n });
  const { turnoverLeft } = context;
  if (turnoverLeft > 0) throw fail('TURNOVER_NOT_REACHED', { n: satangToBaht(turnoverLeft) });
}

/** @throws AppError VALIDATION when the account is not the member's. */
function requireOwn(own: Payee, { bankName, bankId }: Account): void {
  if (bankName === own.bank_name && bankId === own.bank_id) return;
  throw fail('VALIDATION', { field: fields['bankId']?.label ?? '' }, { bankId: 'FIELD_INVALID' });
}

/** Holds the amount in the ledger and inserts the withdrawal. @returns the id of the ledger transaction. */
async function hold(trx: Transaction, brandId: string, row: WithdrawalRow, by: By): Promise<string> {
  const { id: withdrawalId, member_id: memberId, amount } = row;
  const { clientRef, now } = by;
  const posted = await holdWithdrawal(trx, { brandId, memberId, withdrawalId, amount, clientRef, now });
  const { transactionId } = posted;
  try {
    await trx
      .insertInto('withdrawals')
      .values({ ...row, brand_id: brandId, hold_transaction_id: transactionId })
      .execute();
  } catch (error) {
    throw violatesUnique(error, 'withdrawals_open_member') ? fail('WITHDRAW_PENDING_EXISTS') : error;
  }
  return transactionId;
}

function wholeBaht(satang: number): number {
  return satang - (satang % 100);
}
