import type { Brand } from '#schemas/brand/brand';
import { audit } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { creditDeposit, payBonus } from '#server/modules/deposits/index';
import { satangToBaht } from '#core/money/money';
import { MINUTE_MS } from '#core/time/durations';
import { holdWithdrawal, settleWithdrawal } from '#server/modules/withdrawals/index';
import { earnPoints } from '#server/modules/prizes/index';
import type { DemoMember } from './demoMembers';

interface Request {
  readonly brand: Brand;
  readonly memberId: string;
  /** Satang. */
  readonly amount: number;
  readonly when: Date;
}

/** A paid deposit with its credit and points in the ledger, and its bonus and turnover if it claims one. */
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
  });
  const { transactionId, balance } = credited;
  await earnPoints(trx, { brand, memberId, amount, reference, now: done }, credited);
  const deposit = { brand, memberId, amount, balance, reference, now: done };
  const bonus = claims && (await payBonus(trx, deposit));
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
  await seedTransfer(trx, request, { id, transactionId, accountId, done });
  await note(trx, request, 'deposit.credited', id, transactionId);
}

/** The bank line of such a deposit, claimed for it. */
async function seedTransfer(
  trx: Transaction,
  { brand, memberId, amount, when }: Request,
  deposit: {
    readonly id: string;
    readonly transactionId: string;
    readonly accountId: string;
    readonly done: Date;
  },
): Promise<void> {
  const { id, transactionId, accountId, done } = deposit;
  const { bank_id: account, account_name: name } = await trx
    .selectFrom('member_banks')
    .select(['bank_id', 'account_name'])
    .where('brand_id', '=', brand.id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const key = {
    brand_id: brand.id,
    sending_bank: '004',
    trans_ref: `DEMO${id.replaceAll('-', '').toUpperCase()}`,
  };
  const common = { ...key, amount, created_at: done };
  await trx
    .insertInto('bank_transfers')
    .values({
      ...common,
      id: uuidv7(),
      company_account_id: accountId,
      sender_account: account,
      sender_name: name,
      transferred_at: when,
      status: 'MATCHED',
      deposit_request_id: id,
      completed_at: done,
    })
    .execute();
  await trx
    .insertInto('transfer_claims')
    .values({
      ...common,
      member_id: memberId,
      paid_type: 'DEPOSIT_REQUEST',
      paid_id: id,
      ledger_transaction_id: transactionId,
    })
    .execute();
}

/** An unmatched bank line: the sender is not a member. */
export async function seedStrayTransfer(
  trx: Transaction,
  {
    brand,
    amount,
    when,
    accountId,
  }: Pick<Request, 'brand' | 'amount' | 'when'> & { readonly accountId: string },
): Promise<void> {
  const id = uuidv7();
  await trx
    .insertInto('bank_transfers')
    .values({
      brand_id: brand.id,
      id,
      company_account_id: accountId,
      sending_bank: '014',
      sender_account: 'xxx-x-x4321-x',
      sender_name: 'นาย วิชัย ร***',
      trans_ref: `DEMO${id.replaceAll('-', '').toUpperCase()}`,
      amount,
      transferred_at: when,
      created_at: when,
    })
    .execute();
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
