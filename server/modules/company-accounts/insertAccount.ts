import { sql } from 'kysely';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';

export interface NewAccount {
  readonly brandId: string;
  readonly bankName: string;
  readonly bankId: string;
  readonly accountName: string;
  readonly promptPay: string | null;
  /** Satang; null without a limit. */
  readonly dailyLimit: number | null;
  readonly now: Date;
  /** Since when transfers to it count; now by default. */
  readonly openedAt?: Date;
}

/**
 * Adds an account as the last of the brand's order; a retired one returns there.
 * @returns its id.
 * @throws AppError COMPANY_ACCOUNT_EXISTS.
 */
export async function insertAccount(trx: Transaction, account: NewAccount): Promise<string> {
  const { brandId, now, openedAt = now } = account;
  const changeable = {
    account_name: account.accountName,
    promptpay_id: account.promptPay,
    daily_limit: account.dailyLimit,
    status: 'ACTIVE',
    opened_at: openedAt,
    sort_order: sql<number>`(SELECT coalesce(max(o.sort_order), 0) + 1 FROM company_accounts o WHERE o.brand_id = ${brandId})`,
  } as const;
  const added = await trx
    .insertInto('company_accounts')
    .values({
      ...changeable,
      brand_id: brandId,
      id: uuidv7(),
      bank_name: account.bankName,
      bank_id: account.bankId,
      created_at: now,
    })
    .onConflict((on) =>
      on
        .constraint('company_accounts_account')
        .doUpdateSet(changeable)
        .where('company_accounts.status', '=', 'RETIRED'),
    )
    .returning('id')
    .executeTakeFirst();
  if (!added) throw fail('COMPANY_ACCOUNT_EXISTS');
  return added.id;
}
