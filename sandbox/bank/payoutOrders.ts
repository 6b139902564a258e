import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import { withSandbox } from '../db/database';
import type { SandboxPayouts } from '../db/schema';

/** Money of the brands at the sandbox bank, in satang. */
const OPENING_BALANCE = 1_000_000_000;

export interface PayoutOrder {
  readonly reference: string;
  /** Our bank code. */
  readonly bank: string;
  readonly account: string;
  readonly name: string;
  /** Satang. */
  readonly amount: number;
  readonly now: Date;
}

type StoredPayout = Selectable<SandboxPayouts>;

/** Closed accounts, which no payout reaches. */
export function isClosedAccount(account: string): boolean {
  return account.endsWith('0000');
}

/**
 * Pays an order once for each reference; a repeated one returns the first.
 * @returns nothing when the reference belongs to another order.
 */
export async function payOrder(db: Database, order: PayoutOrder): Promise<StoredPayout | undefined> {
  const { reference, bank, account, name, amount, now } = order;
  const status = isClosedAccount(account) ? 'rejected' : 'paid';
  await withSandbox(db)
    .insertInto('sandbox_payouts')
    .values({
      ...{ reference, bank_name: bank, bank_id: account, account_name: name, amount, status },
      created_at: now,
    })
    .onConflict((on) => on.doNothing())
    .execute();
  const stored = await findOrder(db, reference);
  const isSame = stored?.bank_name === bank && stored.bank_id === account && stored.amount === amount;
  return isSame ? stored : undefined;
}

export function findOrder(db: Database, reference: string): Promise<StoredPayout | undefined> {
  return withSandbox(db)
    .selectFrom('sandbox_payouts')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** What can still be paid out, in satang. */
export async function payoutBalance(db: Database): Promise<number> {
  const { paid } = await withSandbox(db)
    .selectFrom('sandbox_payouts')
    .select((is) => is.fn.sum<string | null>('amount').as('paid'))
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow();
  return OPENING_BALANCE - Number(paid ?? 0);
}
