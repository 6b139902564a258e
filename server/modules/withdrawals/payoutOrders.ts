import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';

/** A withdrawal given to a provider under a reference that pays once. */
export interface PayoutOrder {
  readonly brandId: string;
  readonly reference: string;
  readonly provider: string;
}

interface Withdrawal {
  readonly brandId: string;
  readonly id: string;
}

/** The order whose result is unknown: the withdrawal stays with its provider. */
export async function findOpenOrder(
  db: Database,
  { brandId, id }: Withdrawal,
): Promise<PayoutOrder | undefined> {
  const row = await db
    .selectFrom('payout_orders')
    .select(['reference', 'provider'])
    .where('brand_id', '=', brandId)
    .where('withdrawal_id', '=', id)
    .where('result', 'is', null)
    .executeTakeFirst();
  return row && { brandId, ...row };
}

/** Stores the order before its provider is called. A failed order needs a successor with a reference of its own. */
export async function openOrder(
  db: Database,
  { brandId, id }: Withdrawal,
  provider: string,
  now: Date,
): Promise<PayoutOrder> {
  const { failed } = await db
    .selectFrom('payout_orders')
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .where('brand_id', '=', brandId)
    .where('withdrawal_id', '=', id)
    .executeTakeFirstOrThrow();
  const reference = failed === 0 ? id : `${id}-${String(failed + 1)}`;
  await db
    .insertInto('payout_orders')
    .values({ brand_id: brandId, reference, withdrawal_id: id, provider, created_at: now })
    .execute();
  return { brandId, reference, provider };
}

/** Removes an order of which nothing was sent, so that another provider may get the withdrawal. */
export async function dropOrder(db: Database, { brandId, reference }: PayoutOrder): Promise<void> {
  await db
    .deleteFrom('payout_orders')
    .where('brand_id', '=', brandId)
    .where('reference', '=', reference)
    .where('result', 'is', null)
    .execute();
}

export async function endOrder(
  trx: Database | Transaction,
  { brandId, reference }: PayoutOrder,
  result: 'PAID' | 'FAILED',
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payout_orders')
    .set({ result, completed_at: now })
    .where('brand_id', '=', brandId)
    .where('reference', '=', reference)
    .where('result', 'is', null)
    .execute();
}
