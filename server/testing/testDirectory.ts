import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';
import type { BrandFile } from '#schemas/brand/brandFile';
import { isRecord, sameJson } from '#core/brand/json';
import { BrandDirectory, type ClosedBrand } from '#server/platform/brands/brandDirectory';
import { BrandRules } from '#server/platform/brands/brandRules';
import { imageFiles } from '#server/platform/brands/imageFiles';
import { insertRevision } from '#server/modules/brands/revisions';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import { projectRoot } from '#server/platform/root';

const folder = path.join(projectRoot, 'brands');
const brandWithImages = readdirSync(folder).find((name) => name !== 'assets' && !name.includes('.')) ?? '';

/** Compiled once per process, on first use. */
const rules = new BrandRules(folder, { imagesOf: () => imageFiles(folder)(brandWithImages) });

/** A directory of these brands, each as its revision 1. They have the images of a shipped brand. */
export function testDirectory(
  brands: readonly Brand[],
  publishedAt = new Date(),
  closed: readonly ClosedBrand[] = [],
): BrandDirectory {
  const published = brands.map((brand) => {
    return { revision: 1, file: fileOf(rules.defaults, brand), brand, publishedAt };
  });
  return new BrandDirectory(rules, published, { closed });
}

/** Writes what the directory serves as revision 1 of its brands, so that it can be published over. */
export async function importDirectory(db: Database, brands: BrandDirectory, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const { id } of brands.all) {
      const published = brands.published(id);
      if (!published) throw new Error(`${id} is not published.`);
      await insertRevision(trx, {
        brandId: id,
        revision: published.revision,
        kind: 'file',
        file: published.file,
        note: 'นำเข้าจากไฟล์',
        now,
      });
    }
  });
}

/** The brand file that resolves to this brand: what differs from the defaults. */
export function fileOf(defaults: object, brand: Brand): BrandFile {
  return { ...(differing(defaults, brand) as object), version: brand.version } as BrandFile;
}

function differing(base: unknown, value: unknown): unknown {
  if (!isRecord(base) || !isRecord(value)) return value;
  const own = Object.entries(value).filter(([key, item]) => !sameJson(base[key], item));
  return Object.fromEntries(own.map(([key, item]) => [key, differing(base[key], item)]));
}
