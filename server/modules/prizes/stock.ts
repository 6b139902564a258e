import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import type { PrizeStock } from '#server/platform/db/schema';
import type { Transaction } from '#server/platform/db/transaction';

export type StockList = PrizeStock['list'];

/** @returns the number issued of each limited item. One query. */
export async function readIssued(
  db: Database | Transaction,
  brandId: string,
  list: StockList,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('prize_stock')
    .select(['item', 'issued'])
    .where('brand_id', '=', brandId)
    .where('list', '=', list)
    .execute();
  return new Map(rows.map(({ item, issued }) => [item, issued]));
}

interface StockItem {
  readonly brandId: string;
  readonly list: StockList;
  readonly item: string;
}

/**
 * Takes one unit of a limited item; concurrent calls never exceed the stock. One query.
 * @param stock total number of units.
 * @returns whether a unit was left.
 */
export async function takePiece(
  trx: Transaction,
  { brandId, list, item }: StockItem,
  stock: number,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO prize_stock AS s (brand_id, list, item, issued) VALUES (${brandId}, ${list}, ${item}, 1)
    ON CONFLICT (brand_id, list, item) DO UPDATE SET issued = s.issued + 1 WHERE s.issued < ${stock}
    RETURNING issued`.execute(trx);
  return rows.length > 0;
}

/** Returns a unit to the stock. */
export async function returnPiece(trx: Transaction, { brandId, list, item }: StockItem): Promise<void> {
  await trx
    .updateTable('prize_stock')
    .set(({ eb }) => ({ issued: eb('issued', '-', 1) }))
    .where('brand_id', '=', brandId)
    .where('list', '=', list)
    .where('item', '=', item)
    .execute();
}
