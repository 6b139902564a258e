import { sql } from 'kysely';
import type { BrandLife } from '#server/platform/brands/brandLives';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { PUBLISHED_CHANNEL } from './revisions';

/** The largest integer of PostgreSQL. */
const LAST_VERSION = 2_147_483_647;

/** The states that changed after a version, in the order in which they did. */
export async function findLives(db: Database | Transaction, after = 0): Promise<BrandLife[]> {
  const rows = await db
    .selectFrom('brand_lives')
    .select(['brand_id', 'state', 'since', 'images_of', 'version'])
    .where('version', '>', after)
    // A range on both sides: otherwise a plan for any value expects a third of the table and scans it.
    .where('version', '<=', LAST_VERSION)
    .orderBy('version')
    .execute();
  return rows.map(({ brand_id, images_of, ...life }) => ({
    ...life,
    brandId: brand_id,
    imagesOf: images_of,
  }));
}

interface Birth {
  readonly brandId: string;
  readonly imagesOf: string | null;
  readonly createdBy: string;
  readonly now: Date;
}

/** A version above all others; call it while publishing is locked, so that versions are committed in their order. */
const nextVersion = sql<number>`(SELECT coalesce(max(version), 0) + 1 FROM brand_lives)`;

/** Writes a new brand as a draft. @returns false when a brand has or had this id. */
export async function insertLife(trx: Transaction, birth: Birth): Promise<boolean> {
  const { brandId, imagesOf, createdBy, now } = birth;
  const inserted = await trx
    .insertInto('brand_lives')
    .values({
      brand_id: brandId,
      state: 'DRAFT',
      since: now,
      images_of: imagesOf,
      created_by: createdBy,
      version: nextVersion,
    })
    .onConflict((on) => on.column('brand_id').doNothing())
    .returning('brand_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Writes the state of a brand and notifies every process once the transaction is committed. */
export async function setLife(
  trx: Transaction,
  { brandId, state, since }: Pick<BrandLife, 'brandId' | 'state' | 'since'>,
): Promise<void> {
  const change = { state, since, version: nextVersion };
  await trx
    .insertInto('brand_lives')
    .values({ brand_id: brandId, ...change })
    .onConflict((on) => on.column('brand_id').doUpdateSet(change))
    .execute();
  await sql`SELECT pg_notify(${PUBLISHED_CHANNEL}, ${brandId})`.execute(trx);
}
