import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrandFile } from '#schemas/brand/brandFile';
import { connectDatabase, type Database } from '#server/platform/db/connect';
import { temporaryFolder, projectRoot } from '#server/platform/root';
import { inTransaction } from '#server/platform/db/transaction';
import { testBrand, readBrands } from '#server/testing/testBrands';
import { createTestDatabase } from '#server/testing/testDatabase';
import { fileOf } from '#server/testing/testDirectory';
import { BrandRules } from '#server/platform/brands/brandRules';
import { importFolder } from './importFolder';
import { readFolder } from './readFolder';
import { insertRevision } from './revisions';

const shipped = path.join(projectRoot, 'brands');
const now = new Date('2026-11-14T09:00:00+07:00');

describe('taking brand files into the database', () => {
  const undo: (() => Promise<unknown>)[] = [];
  let folder: string;
  let db: Database;
  let rules: BrandRules;
  beforeAll(async () => {
    folder = await temporaryFolder('sala-brands');
    cpSync(path.join(shipped, 'defaults.json'), path.join(folder, 'defaults.json'));
    rules = new BrandRules(folder);
  });
  beforeEach(async () => {
    write('one');
    write('two');
    const database = await createTestDatabase();
    const connected = connectDatabase({ connectionString: database.access.app });
    ({ db } = connected);
    undo.push(async () => {
      await connected.db.destroy();
      await database.drop();
    });
  });
  afterAll(async () => {
    for (const step of undo) await step();
  });

  const fileFor = (id: string, values: Partial<BrandFile> = {}) => ({
    ...fileOf(rules.defaults, testBrand(id, { primary: id === 'one' })),
    ...values,
  });
  const write = (id: string, values: Partial<BrandFile> = {}) => {
    mkdirSync(path.join(folder, id), { recursive: true });
    writeFileSync(path.join(folder, id, 'brand.json'), JSON.stringify(fileFor(id, values)));
  };
  const take = () => importFolder(db, rules, readFolder(folder, rules), now);
  const publish = (id: string, revision: number, values: object) =>
    inTransaction(db, (trx) =>
      insertRevision(trx, {
        brandId: id,
        revision,
        kind: 'publish',
        file: { ...fileFor(id), ...values },
        note: 'จากสตูดิโอ',
        now,
      }),
    );
  const rows = () =>
    db
      .selectFrom('brand_revisions')
      .select(['brand_id', 'revision', 'kind', 'file_hash'])
      .orderBy('brand_id')
      .orderBy('revision')
      .execute();
  const counts = async () => (await rows()).map(({ brand_id, revision }) => `${brand_id} ${revision}`);

  it('W5 a new brand is taken in as revision 1 with the hash of its file, and once only', async () => {
    const first = await take();
    expect(first.messages).toEqual([]);
    expect(first.published.map(({ brand, revision }) => [brand.id, revision])).toEqual([
      ['one', 1],
      ['two', 1],
    ]);
    const [row] = await rows();
    const text = JSON.stringify(fileFor('one'));
    expect(row).toMatchObject({ revision: 1, kind: 'file' });
    expect(row?.file_hash).toEqual(createHash('sha256').update(text).digest());
    await take();
    expect(await counts()).toEqual(['one 1', 'two 1']);
    const trail = await db.selectFrom('audit_log').select(['action', 'actor_kind']).execute();
    expect(trail).toEqual(
      Array.from({ length: 2 }, () => ({ action: 'brand.import', actor_kind: 'SYSTEM' })),
    );
  });

  it('W5 names in the trail which sensitive settings a deployed file changes', async () => {
    await take();
    write('one', { hostnames: ['one.example'], displayName: 'x' });
    write('two', { displayName: 'y' });
    await take();
    const trail = await db
      .selectFrom('audit_log')
      .select(['brand_id', 'detail'])
      .where(sql<boolean>`(detail->>'revision')::int = 2`)
      .orderBy('brand_id')
      .execute();
    expect(trail).toMatchObject([{ detail: { sensitive: '/hostnames' } }, { brand_id: 'two' }]);
    expect(trail[1]?.detail).not.toHaveProperty('sensitive');
  });

  it('W5 ten processes that start at once write each revision once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, take));
    expect(await counts()).toEqual(['one 1', 'two 1']);
    write('one', { displayName: 'ใหม่' });
    await Promise.all(Array.from({ length: 10 }, take));
    expect(await counts()).toEqual(['one 1', 'one 2', 'two 1']);
    expect(all.every(({ published }) => published.length === 2)).toBe(true);
  });

  it('W5 a changed file becomes a new revision unless another was published since', async () => {
    await take();
    write('one', { displayName: 'ใหม่' });
    const { published, messages } = await take();
    expect(messages).toEqual([]);
    expect(published[0]).toMatchObject({ revision: 2, brand: { displayName: 'ใหม่' } });
  });

  it('W5 what was published from the studio stays; one message names the remedy for the file', async () => {
    await take();
    await publish('one', 2, { displayName: 'สตูดิโอ' });
    expect((await take()).messages).toEqual([]);
    write('one', { displayName: 'ไฟล์' });
    const { published, messages } = await take();
    expect(published[0]).toMatchObject({ revision: 2, brand: { displayName: 'สตูดิโอ' } });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('npm run brands -- push one');
    expect(messages[0]).toContain('npm run brands -- pull one');
    expect(await counts()).toEqual(['one 1', 'one 2', 'two 1']);
    // A pulled file equals the published one, so there is no message.
    write('one', { displayName: 'สตูดิโอ' });
    expect((await take()).messages).toEqual([]);
  });

  it('W5 a brand whose folder is gone is not served any more, and is named', async () => {
    await take();
    rmSync(path.join(folder, 'two'), { recursive: true });
    const { published, messages } = await take();
    expect(published.map(({ brand }) => brand.id)).toEqual(['one']);
    expect(messages).toEqual([expect.stringContaining('two has published revisions but no folder')]);
  });

  it('BRD-08 BRD-09 brands that were born in the studio need no folder, and keep their states', async () => {
    await take();
    await publish('born', 1, fileFor('born', { hostnames: ['one.example'] }));
    await publish('shut', 1, fileFor('shut', { hostnames: ['one.example'] }));
    await publish('gone', 1, fileFor('gone'));
    const states = { born: 'OPEN', shut: 'ARCHIVED', gone: 'REMOVED', two: 'ARCHIVED' };
    for (const [place, [id, state]] of Object.entries(states).entries())
      await sql`INSERT INTO brand_lives (brand_id, state, since, version)
        VALUES (${id}, ${state}, now(), ${place + 1})`.execute(db);
    const { published, closed, lives, messages } = await take();
    expect(published.map(({ brand }) => brand.id)).toEqual(['one', 'two', 'born', 'shut']);
    expect([closed, messages]).toEqual([[], []]);
    expect(Object.fromEntries(lives.map(({ brandId, state }) => [brandId, state]))).toEqual(states);
    // What `brands pull` writes is the same brand.
    write('born', fileFor('born', { hostnames: ['one.example'] }));
    const pulled = await take();
    expect(pulled.published.map(({ brand }) => brand.id)).toEqual(['born', 'one', 'two', 'shut']);
    expect([pulled.closed, pulled.messages]).toEqual([[], []]);
    expect(await counts()).toEqual(['born 1', 'gone 1', 'one 1', 'shut 1', 'two 1']);
    write('gone');
    const { messages: warned, published: without } = await take();
    expect(without.map(({ brand }) => brand.id)).not.toContain('gone');
    expect(warned).toEqual([expect.stringContaining('brands/gone/ is not served')]);
    for (const id of ['born', 'gone']) rmSync(path.join(folder, id), { recursive: true });
  });

  it('W5 D3 a published revision that breaks the rules closes its brand; the others are served', async () => {
    await take();
    await publish('one', 2, { clientId: 'ไม่ได้' });
    write('two', { displayName: 'ใหม่' });
    const { published, closed } = await take();
    expect(published.map(({ brand }) => brand.displayName)).toEqual(['ใหม่']);
    expect(closed).toMatchObject([{ id: 'one', primary: true }]);
    expect(closed[0]?.reason).toMatch(
      /^Revision 2 of one is published but breaks the rules[\s\S]*\/clientId/,
    );
    expect(await counts()).toEqual(['one 1', 'one 2', 'two 1', 'two 2']);
  });

  it('W5 BRD-01 of two brands with one host the later is closed, and nothing of it is written', async () => {
    await take();
    await publish('one', 2, { hostnames: ['host.example'] });
    write('two', { hostnames: ['host.example'] });
    const { published, closed } = await take();
    expect(published.map(({ brand }) => brand.id)).toEqual(['one']);
    expect(closed).toMatchObject([
      { id: 'two', reason: expect.stringMatching(/two.*\/hostnames\/0/) as unknown },
    ]);
    expect(await counts()).toEqual(['one 1', 'one 2', 'two 1']);
  });

  it('BRD-01 an invalid file closes a brand that was never published, and names its hosts', async () => {
    write('two', { displayName: '', hostnames: ['two.example'] });
    const { published, closed, messages } = await take();
    expect(published.map(({ brand }) => brand.id)).toEqual(['one']);
    expect(closed).toMatchObject([{ id: 'two', hostnames: ['two.example'] }]);
    expect(closed[0]?.reason).toContain('brands/two/brand.json/displayName');
    expect(messages).toEqual([]);
    expect(await counts()).toEqual(['one 1']);
    expect(() => readBrands(folder)).toThrow('brands/two/brand.json/displayName');
  });

  it('BRD-01 a file that is not JSON leaves the published revision in place', async () => {
    await take();
    writeFileSync(path.join(folder, 'two', 'brand.json'), '{"id": "two",}');
    const { published, closed, messages } = await take();
    expect(published.map(({ brand, revision }) => [brand.id, revision])).toEqual([
      ['one', 1],
      ['two', 1],
    ]);
    expect(closed).toEqual([]);
    expect(messages).toEqual([expect.stringMatching(/revision 1 of two.*stays[\s\S]*line 1, column 14/)]);
  });

  it('W5 the shipped brands are taken in as they are', async () => {
    const shippedRules = new BrandRules(shipped);
    const disk = readFolder(shipped, shippedRules);
    const { published } = await importFolder(db, shippedRules, disk, now);
    const folders = readdirSync(shipped).filter((name) => name !== 'assets' && !name.includes('.'));
    expect(disk.invalid).toEqual([]);
    expect(published.map(({ brand }) => brand.id)).toEqual(folders.sort());
    expect(published.map(({ brand }) => brand)).toEqual(readBrands(shipped));
    // jsonb does not preserve the order of keys.
    const again = await importFolder(db, shippedRules, disk, now);
    expect(again.published.map(({ brand }) => JSON.stringify(brand))).toEqual(
      published.map(({ brand }) => JSON.stringify(brand)),
    );
  });
});
