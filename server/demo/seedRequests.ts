import type { Brand } from '#schemas/brand/brand';
import { audit } from '#server/audit';
import type { Transaction } from '#server/db/transaction';
import { bonusOf } from '#server/deposits/bonusOf';
import { uuidv7 } from '#server/id';
import { postBonus } from '#server/ledger/bonus';
import { creditDeposit } from '#server/ledger/deposits';
import { satangToBaht } from '#server/ledger/money';
import { holdWithdrawal, settleWithdrawal } from '#server/ledger/withdrawals';
import { earnPoints } from '#server/prizes/earnPoints';
import type { DemoMember } from './demoMembers';

interface Request {
  readonly brand: Brand;
  readonly memberId: string;
  /** Satang. */
  readonly amount: number;
  readonly when: Date;
}

const MINUTE_MS = 60_000;

/** A deposit that arrived, with its credit and points in the ledger, and with its bonus where it is to claim one. */
export async function seedDeposit(
  trx: Transaction,
  request: Request & { readonly accountId: string; readonly claims?: true },
): Promise<void> {
  const { brand, memberId, accountId, amount, when, claims } = request;
  const id = uuidv7();
  const done = new Date(when.getTime() + 3 * MINUTE_MS);
  const reference = { type: 'DEPOSIT_REQUEST', id } as const;
  const credited = await creditDeposit(trx, {
    brandId: brand.id,
    memberId,
    companyAccountId: accountId,
    amount,
    reference,
    now: done,
    ...(claims && { bonusOf: (balance) => bonusOf(brand, { amount, balance, now: done }) }),
  });
  const { transactionId, bonus } = credited;
  await earnPoints(trx, { brand, memberId, amount, reference, now: done }, credited);
  if (bonus) await postBonus(trx, { ...bonus, brandId: brand.id, memberId, now: done });
  await trx
    .insertInto('deposit_requests')
    .values({
      brand_id: brand.id,
      id,
      member_id: memberId,
      company_account_id: accountId,
      amount,
      pay_amount: amount,
      credited_amount: amount,
      bonus: bonus?.amount ?? 0,
      status: 'SUCCESS',
      ledger_transaction_id: transactionId,
      expires_at: new Date(when.getTime() + brand.limits.depositMinutes * MINUTE_MS),
      transferred_at: done,
      completed_at: done,
      created_at: when,
    })
    .execute();
  await note(trx, request, 'deposit.credited', id, transactionId);
}

/** A deposit that waits for the member's transfer. */
export async function seedOpenDeposit(
  trx: Transaction,
  request: Request & { readonly accountId: string },
): Promise<void> {
  const { brand, memberId, accountId, amount, when } = request;
  await trx
    .insertInto('deposit_requests')
    .values({
      brand_id: brand.id,
      id: uuidv7(),
      member_id: memberId,
      company_account_id: accountId,
      amount,
      pay_amount: amount + 37,
      status: 'PENDING',
      expires_at: new Date(when.getTime() + brand.limits.depositMinutes * MINUTE_MS),
      created_at: when,
    })
    .execute();
}

/** A withdrawal that was paid out: held and settled in the ledger. */
export async function seedWithdrawal(
  trx: Transaction,
  request: Request & { readonly member: DemoMember; readonly account: string },
): Promise<void> {
  const { brand, memberId, amount, when, member, account } = request;
  const id = uuidv7();
  const done = new Date(when.getTime() + 5 * MINUTE_MS);
  const move = { brandId: brand.id, memberId, withdrawalId: id, amount };
  const hold = await holdWithdrawal(trx, { ...move, now: when });
  const end = await settleWithdrawal(trx, { ...move, now: done });
  await trx
    .insertInto('withdrawals')
    .values({
      brand_id: brand.id,
      id,
      member_id: memberId,
      amount,
      bank_name: 'KBANK',
      bank_id: account,
      account_name: member.name,
      status: 'SUCCESS',
      hold_transaction_id: hold.transactionId,
      end_transaction_id: end.transactionId,
      completed_at: done,
      created_at: when,
    })
    .execute();
  await note(trx, request, 'withdrawal.complete', id, end.transactionId);
}

function note(
  trx: Transaction,
  { brand, amount, when }: Request,
  action: string,
  id: string,
  transactionId: string,
): Promise<void> {
  const [type = ''] = action.split('.');
  return audit(trx, {
    brandId: brand.id,
    actor: { kind: 'SYSTEM' },
    action,
    subject: { type, id },
    transactionId,
    detail: { amount: satangToBaht(amount), demo: true },
    now: when,
  });
}
