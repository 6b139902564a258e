import { refuseWithdrawal } from '#core/brand/levelLimits';
import { levelOf } from '#core/brand/levels';
import { fields } from '#schemas/api/fieldErrors';
import type { Brand } from '#schemas/brand/brand';
import { auditRow } from '#server/platform/audit/audit';
import { noRefusal } from '#server/platform/brands/refusal';
import { violatesUnique } from '#server/platform/db/failures';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import { satangToBaht } from '#core/money/money';
import { HOUR_MS } from '#core/time/durations';
import { holdWithdrawal } from './withdrawalPostings';
import { expire } from '#server/modules/turnover/index';
import { approveAutomatically } from './approve';
import { manualReasons } from './manualReasons';
import { lockPayee, readWithdrawalContext, type Payee, type WithdrawalContext } from './withdrawalContext';
import type { WithdrawalOrigin, WithdrawalRow } from './withdrawalRow';

interface Account {
  /** Our bank code. */
  readonly bankName: string;
  readonly bankId: string;
}

interface WithdrawalRequest {
  readonly brand: Brand;
  readonly memberId: string;
  /** Satang, or the complete baht of the available balance. */
  readonly amount: number | 'everything';
  /** The account that the member expects, where the call names it. */
  readonly account?: Account;
  readonly origin: WithdrawalOrigin;
}

/**
 * Holds an amount and creates a withdrawal to the member's own bank account, in four queries, and approves it when
 * nothing speaks against that. Requests of one member are decided one after another.
 * @throws AppError WITHDRAW_MIN, WITHDRAW_PENDING_EXISTS, WITHDRAW_LIMIT_*, CREDIT_NOT_ENOUGH,
 *   TURNOVER_NOT_REACHED, WITHDRAW_BANK_CHANGED, USER_SUSPENDED, VALIDATION when `account` is not the member's.
 */
export async function requestWithdrawal(
  trx: Transaction,
  request: WithdrawalRequest,
): Promise<WithdrawalRow> {
  const { brand, memberId, origin } = request;
  await lockPayee(trx, brand.id, memberId);
  const context = await readCurrent(trx, brand.id, memberId, origin.now);
  const { bank_name, bank_id, account_name } = context;
  if (request.account) requireOwn(context, request.account);
  const amount = request.amount === 'everything' ? withoutSatang(context.available) : request.amount;
  refuse(brand, amount, context, origin.now);
  const row: WithdrawalRow = {
    id: uuidv7(),
    member_id: memberId,
    amount,
    bank_name,
    bank_id,
    account_name,
    status: 'PENDING',
    ...noRefusal,
    payout_at: null,
    created_at: origin.now,
  };
  const { clientRef, now } = origin;
  const posting = { brandId: brand.id, memberId, withdrawalId: row.id, amount, clientRef, now };
  const { transactionId } = await holdWithdrawal(trx, posting);
  const reasons = manualReasons(brand, amount, context, now);
  await insertWithdrawal(trx, brand.id, { ...row, manual_reasons: reasons }, transactionId, origin);
  if (reasons.length > 0) return row;
  const system = { actor: { kind: 'SYSTEM' }, now } as const;
  return approveAutomatically(trx, { brandId: brand.id, id: row.id, origin: system });
}

/** Expired turnover requirements are ended first, so that they do not block the withdrawal. */
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

/** Throws the first reason against it, in the order in which the form checks. */
function refuse(brand: Brand, amount: number, context: WithdrawalContext, now: Date): void {
  const { withdrawMin, bankChangeHours } = brand.limits;
  const { bankChangedAt } = context;
  const heldFor = bankChangedAt ? bankChangedAt.getTime() + bankChangeHours * HOUR_MS - now.getTime() : 0;
  if (heldFor > 0) throw fail('WITHDRAW_BANK_CHANGED', { n: Math.ceil(heldFor / HOUR_MS) });
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

/** The withdrawal and its audit line, in one statement. */
async function insertWithdrawal(
  trx: Transaction,
  brandId: string,
  row: WithdrawalRow & { readonly manual_reasons: string[] },
  transactionId: string,
  origin: WithdrawalOrigin,
): Promise<void> {
  const line = auditRow({
    ...origin,
    brandId,
    action: 'withdrawal.request',
    subject: { type: 'WITHDRAWAL', id: row.id },
    transactionId,
    detail: { amount: satangToBaht(row.amount) },
  });
  try {
    await trx
      .with('audited', (db) => db.insertInto('audit_log').values(line))
      .insertInto('withdrawals')
      .values({ ...row, brand_id: brandId, hold_transaction_id: transactionId })
      .execute();
  } catch (error) {
    throw violatesUnique(error, 'withdrawals_open_member') ? fail('WITHDRAW_PENDING_EXISTS') : error;
  }
}

function withoutSatang(amount: number): number {
  return amount - (amount % 100);
}
