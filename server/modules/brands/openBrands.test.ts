import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#server/platform/db/connect';
import { temporaryFolder, projectRoot } from '#server/platform/root';
import { testBrand } from '#server/testing/testBrands';
import { createTestDatabase } from '#server/testing/testDatabase';
import { fileOf } from '#server/testing/testDirectory';
import { openBrands, readDisk } from './openBrands';
import { syncRevisions } from './subscribeToRevisions';
import { insertRevision } from './revisions';
import { inTransaction } from '#server/platform/db/transaction';

const now = new Date('2026-11-14T09:00:00+07:00');
const standIns = {
  embeds: { liveScore: '/sandbox/live-score', score: '/sandbox/standings' },
  chat: { provider: 'tawk', host: '/sandbox/chat', propertyId: 'demo', widgetId: 'demo' },
} as const;

describe('brands with stand-ins of a demo', () => {
  let folder: string;
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    folder = await temporaryFolder('sala-stand-ins');
    cpSync(path.join(projectRoot, 'brands/defaults.json'), path.join(folder, 'defaults.json'));
    const { defaults } = readDisk(folder).rules;
    const file = { ...fileOf(defaults, testBrand('one', { primary: true })), ...standIns };
    mkdirSync(path.join(folder, 'one'));
    writeFileSync(path.join(folder, 'one', 'brand.json'), JSON.stringify(file));
    const database = await createTestDatabase();
    ({ db } = connectDatabase({ connectionString: database.access.app }));
    close = async () => {
      await db.destroy();
      await database.drop();
    };
  });
  afterAll(() => close());

  it('are served with them by a demo, which has nothing to report', async () => {
    const { brands, messages } = await openBrands(db, readDisk(folder), now);
    expect(brands.byId('one')).toMatchObject(standIns);
    expect(messages).toEqual([]);
  });

  it('are served without them by every other server, which names file, path, cause and remedy', async () => {
    const { brands, messages } = await openBrands(db, readDisk(folder, { omitStandIns: true }), now);
    const off = { embeds: { liveScore: '', score: '' }, chat: { provider: 'none', host: '' } };
    expect(brands.byId('one')).toMatchObject(off);
    expect(brands.published('one')?.file).toMatchObject(standIns);
    expect(messages).toHaveLength(3);
    expect(messages[0]).toBe(
      'brands/one/brand.json/embeds/liveScore: /sandbox/live-score is served with DEMO=1 only, so one is served ' +
        'without it. Set the https:// address of your provider, or remove the setting.',
    );
    const file = { ...brands.published('one')!.file, tagline: { th: 'ใหม่', en: 'New' } };
    await inTransaction(db, (trx) =>
      insertRevision(trx, { brandId: 'one', revision: 2, kind: 'publish', file, note: '', now }),
    );
    await syncRevisions(db, brands);
    expect(brands.byId('one')).toMatchObject({ ...off, tagline: { en: 'New' } });
  });
});
