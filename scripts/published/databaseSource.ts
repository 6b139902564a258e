import path from 'node:path';
import { runnerImport } from 'vite';
import { connectDatabase, type Database } from '#server/platform/db/connect';
import type { BrandFile } from '#schemas/brand/brandFile';
import { isUpload } from '#core/brand/imagePath';
import { BrandRules } from '#server/platform/brands/brandRules';
import { imagesOfFile } from '#server/platform/brands/folderlessImages';
import { findUpload } from '#server/platform/hosting/uploads';
import { projectRoot } from '#server/platform/root';
import type * as Stores from '../ops/fileStores';
import type { PublishedSource } from './publishedSource';

/** Milliseconds for a connection or a statement. */
const LIMIT = 30_000;

/**
 * The newest revisions in a server's database, which is only read. Images in a file storage come from there, with the
 * server's `PROVIDERS_FILE`.
 */
export async function databaseSource(
  connectionString: string,
  env: NodeJS.ProcessEnv,
): Promise<PublishedSource> {
  const { db } = connectDatabase({ connectionString, max: 4, lockTimeout: LIMIT });
  const find = findUpload(db, env['PROVIDERS_FILE'] ? await loadStores() : { of: () => null });
  return {
    revisions: async () => {
      const rows = await db
        .selectFrom('brand_revisions as r')
        .leftJoin('brand_lives as l', 'l.brand_id', 'r.brand_id')
        .select(({ fn }) => ['r.brand_id', fn.max('r.revision').as('revision')])
        // A brand without a life comes from a folder and is open.
        .where((of) => of.or([of('l.state', 'is', null), of('l.state', '=', 'OPEN')]))
        .groupBy('r.brand_id')
        .execute();
      return new Map(rows.map(({ brand_id, revision }) => [brand_id, revision]));
    },
    read: (brandId) => newest(db, brandId),
    image: async (brandId, name) => {
      const content = isUpload(name) ? await find(brandId, name) : await drawn(db, brandId, name);
      if (content) return content;
      throw new Error(
        `the image ${name} of ${brandId} is not in the database; set PROVIDERS_FILE as the server has it.`,
      );
    },
    close: () => db.destroy(),
  };
}

const newest = (db: Database, brandId: string) =>
  db
    .selectFrom('brand_revisions')
    .select(['revision', 'file'])
    .where('brand_id', '=', brandId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** An image that the server draws for a brand without a folder. */
async function drawn(db: Database, brandId: string, name: string): Promise<Buffer | undefined> {
  const { file } = await newest(db, brandId);
  const life = await db
    .selectFrom('brand_lives')
    .select('images_of')
    .where('brand_id', '=', brandId)
    .executeTakeFirst();
  const rules = new BrandRules(path.join(projectRoot, 'brands'));
  const found = imagesOfFile(rules, brandId, file as unknown as BrandFile, life?.images_of ?? null)(name);
  return found && Buffer.from(found.read());
}

/** Loaded by Vite, which finds the adapters. */
async function loadStores() {
  const { module } = await runnerImport<typeof Stores>(path.join(projectRoot, 'scripts/ops/fileStores.ts'), {
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
  });
  return module.fileStores;
}
