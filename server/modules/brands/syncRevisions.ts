import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import { formatErrors } from './readFolder';
import { findNewer } from './revisions';

/**
 * Serves what has been published since, by this process or any other. A revision that breaks the rules of this process,
 * as one of a newer version of the server may, never replaces a good one.
 * @returns a message for each revision that is not served.
 */
export async function syncRevisions(db: Database | Transaction, brands: BrandDirectory): Promise<string[]> {
  const newer = await findNewer(db, brands.seen);
  return newer.flatMap(({ brand_id, revision, file, created_at }) => {
    const { loaded, problems } = brands.rules.assemble(brand_id, file);
    if (!loaded) {
      brands.refuse(brand_id, revision);
      return [
        `Revision ${revision} of ${brand_id} breaks the rules and is not served: ${formatErrors(problems)}`,
      ];
    }
    brands.take({ revision, file: loaded.source, brand: loaded.brand, publishedAt: created_at });
    return [];
  });
}
