import type { depositChannels } from '#schemas/api/shapes/deposit';
import type { Transaction } from '#server/platform/db/transaction';

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
