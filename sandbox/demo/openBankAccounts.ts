import { sql } from 'kysely';
import type { Transaction } from '#server/platform/db/transaction';

export interface BankAccount {
  readonly bankName: string;
  readonly bankId: string;
  readonly name: string;
}

/**
 * Opens accounts at the sandbox bank, so that it knows their names and can pay from and to them. In one order, because
 * brands that are written at once share some.
 */
export async function openBankAccounts(
  trx: Transaction,
  accounts: readonly BankAccount[],
  now: Date,
): Promise<void> {
  const rows = accounts.map(({ bankName: bank_name, bankId: bank_id, name: account_name }) => ({
    ...{ bank_name, bank_id, account_name, created_at: now },
  }));
  await sql`INSERT INTO sandbox_bank_accounts (bank_name, bank_id, account_name, created_at)
    SELECT bank_name, bank_id, account_name, created_at
    FROM jsonb_populate_recordset(NULL::sandbox_bank_accounts, ${JSON.stringify(rows)}::jsonb)
    ORDER BY 1, 2 ON CONFLICT DO NOTHING`.execute(trx);
}
