import { sql } from 'kysely';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import { syncRevisions } from './syncRevisions';
import type { Transaction } from '#server/platform/db/transaction';

/**
 * Lets nobody else publish until this transaction ends, at whichever brand, since two brands may not claim one host name
 * at once; and brings what this process knows of the published brands up to date.
 */
export async function holdPublishing(trx: Transaction, brands: BrandDirectory): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('brand.publish', 0))`.execute(trx);
  await syncRevisions(trx, brands);
}
