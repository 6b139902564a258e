import { fields } from '#schemas/api/fieldErrors';
import type { Transaction } from '#server/db/transaction';
import { fail } from '#server/appError';

export interface Account {
  /** Our bank code. */
  readonly bankName: string;
  readonly bankId: string;
}

/** Where the member's money goes. */
export interface Payee {
  readonly bank_name: string;
  readonly bank_id: string;
  readonly account_name: string;
}

/**
 * The member's own account, locked: withdrawals of one member wait here for each other, and a change
 * of the account for them. Not the member's row: deposits write that one after the ledger, and two
 * orders of locks would meet in a deadlock (M23). One query.
 * @throws AppError VALIDATION when `believed` is another account.
 */
export async function lockPayee(
  trx: Transaction,
  brandId: string,
  memberId: string,
  believed?: Account,
): Promise<Payee> {
  const payee = await trx
    .selectFrom('member_banks')
    .select(['bank_name', 'bank_id', 'account_name'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (believed && (believed.bankName !== payee.bank_name || believed.bankId !== payee.bank_id)) {
    throw fail('VALIDATION', { field: fields['bankId']?.label ?? '' }, { bankId: 'FIELD_INVALID' });
  }
  return payee;
}
