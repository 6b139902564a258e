import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtFromNow } from '#scripts/bundle/builtFrom';
import { brandsToBuild } from '#scripts/bundle/brandsToBuild';
import { InputError } from '#scripts/lib/inputError';
import { UsageError } from '#scripts/ops/usage';
import { takeSnapshot } from '#scripts/published/snapshot';
import { registerSites } from '#server/modules/registerSites';
import { projectRoot } from '#server/platform/root';
import { s3Store } from '#server/providers/files/s3/s3Store';
import { buildStaff, TEST_PASSWORD, type TestStaff } from '#server/testing/builders';
import { release } from '#server/testing/releaseTools';
import { startS3, type S3Server } from '#server/testing/s3Server';
import { testApp, type TestApp } from '#server/testing/testApp';
import { readBrands } from '#server/testing/testBrands';
import { administer } from '#server/testing/testDatabase';

/** What `npm run build -- --from` builds. */
describe('brands as they are published', () => {
  let t: TestApp;
  let admin: TestStaff;
  let env: NodeJS.ProcessEnv;
  let snapshots = '';
  const addresses = { server: '', database: '' };
  let logs: string[] = [];
  beforeAll(async () => {
    const brands = readBrands(path.join(projectRoot, 'brands'));
    t = await testApp({ brands, registerSites });
    addresses.server = await t.app.listen({ port: 0, host: '127.0.0.1' });
    admin = await buildStaff(t, 'admin');
    env = { OPS_EMAIL: admin.email, OPS_PASSWORD: TEST_PASSWORD };
    // A build needs to read these tables only, and writes nothing.
    const url = new URL(t.access.owner);
    const [name, role] = [url.pathname.slice(1), `reader_${url.pathname.slice(1)}`];
    await administer(
      t.access,
      `CREATE ROLE ${role} LOGIN PASSWORD 'reader'; GRANT CONNECT ON DATABASE ${name} TO ${role};
       GRANT SELECT ON brand_revisions, brand_images, brand_lives TO ${role}`,
    );
    Object.assign(url, { username: role, password: 'reader' });
    addresses.database = url.href;
  });
  afterAll(async () => {
    const role = new URL(addresses.database).username;
    await administer(t.access, `DROP OWNED BY ${role}; DROP ROLE ${role}`);
    await t.close();
  });
  beforeEach(() => {
    snapshots = mkdtempSync(path.join(tmpdir(), 'sala-published-'));
    logs = [];
  });
  afterEach(() => rmSync(snapshots, { recursive: true }));

  const take = (from: string) =>
    takeSnapshot({ from, home: projectRoot, snapshots, env, log: (line) => void logs.push(line) });
  const read = (home: string, below: string) => readFileSync(path.join(home, 'brands', below));

  async function upload(colour: string, fileName: string): Promise<string> {
    const image = sharp({ create: { width: 40, height: 40, channels: 4, background: colour } });
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await image.png().toBuffer())]), fileName);
    const response = await fetch(`${addresses.server}/api/staff/brand/${t.brand.id}/image`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
      body: form,
    });
    return ((await response.json()) as { data: { file: string } }).data.file;
  }
  async function publish(values: Parameters<typeof release>[2]): Promise<number> {
    const { status, data } = await release(t, admin, values, { reason: 'ทดสอบ' });
    expect(status).toBe(200);
    return data.revision ?? 0;
  }

  it.each(['server', 'database'] as const)(
    'BRD-30 of a %s have the published files and uploaded images, and only what has changed is another',
    async (kind) => {
      const image = await upload(kind === 'server' ? '#18fcc9' : '#fc1818', `โลโก้ ${kind}.png`);
      const revision = await publish({ art: { keyVisual: image } });
      const first = await take(addresses[kind]);
      expect(first.revisions.get(t.brand.id)).toBe(revision);
      expect(first.revisions.size).toBe(t.brands.all.length);
      const file = JSON.parse(read(first.home, `${t.brand.id}/brand.json`).toString()) as object;
      expect(file).toMatchObject({ art: { keyVisual: image } });
      const served = await t.app.inject({
        url: encodeURI(`/brand/${image}`),
        headers: { host: `${t.brand.id}.localhost` },
      });
      expect(read(first.home, `${t.brand.id}/assets/${image}`)).toEqual(served.rawPayload);
      // Of the folder on disk.
      expect(existsSync(path.join(first.home, 'brands', t.brand.id, 'assets', t.brand.art.icon))).toBe(true);

      const before = builtFromNow(first.home);
      await take(addresses[kind]);
      expect(builtFromNow(first.home)).toEqual(before);
      await publish({ displayName: `ชื่อใหม่ ${kind}` });
      await take(addresses[kind]);
      const now = builtFromNow(first.home);
      expect(now.common).toBe(before.common);
      const changed = Object.keys(now.brands).filter((id) => now.brands[id] !== before.brands[id]);
      expect(changed).toEqual([t.brand.id]);
      const { brands, invalid } = await brandsToBuild({ home: first.home, skipInvalid: true });
      expect(invalid).toEqual([]);
      expect(brands.find(({ id }) => id === t.brand.id)?.displayName).toBe(`ชื่อใหม่ ${kind}`);
    },
  );

  it('BRD-09 BRD-30 a brand that was created in the studio is built once it is open, with its drawn images', async () => {
    const params = { brandId: 'born' };
    const created = await t.call('POST /api/staff/brand', {
      as: admin,
      body: { brandId: 'born', displayName: 'Born' },
    });
    expect(created.status).toBe(200);
    for (const from of Object.values(addresses)) expect((await take(from)).revisions.has('born')).toBe(false);
    expect((await t.call('POST /api/staff/brand/{brandId}/open', { as: admin, params })).status).toBe(200);
    for (const from of Object.values(addresses)) {
      const { home, revisions } = await take(from);
      expect(revisions.get('born')).toBe(1);
      expect(read(home, 'born/assets/icon.svg').toString()).toContain('<svg');
      const { brands, invalid } = await brandsToBuild({ home, skipInvalid: true });
      expect(invalid).toEqual([]);
      expect(brands.map(({ id }) => id)).toContain('born');
    }
    await t.call('POST /api/staff/brand/{brandId}/archive', { as: admin, params, body: { reason: 'ทดสอบ' } });
  });

  it('BRD-30 are the same from both, for a build too', async () => {
    const [one, two] = [await take(addresses.server), await take(addresses.database)];
    expect([...one.revisions]).toEqual([...two.revisions]);
    for (const id of one.revisions.keys())
      expect(read(one.home, `${id}/brand.json`)).toEqual(read(two.home, `${id}/brand.json`));
    const other = t.brands.all.find(({ id }) => id !== t.brand.id)?.id ?? '';
    expect(builtFromNow(one.home).brands[other]).toBe(builtFromNow(two.home).brands[other]);
  });

  it('BRD-30 are read again only where the revision is another', async () => {
    const { home } = await take(addresses.server);
    const marked = path.join(home, 'brands', t.brand.id, 'brand.json');
    const text = readFileSync(marked, 'utf8');
    writeFileSync(marked, `${text}\n`);
    await take(addresses.server);
    expect(readFileSync(marked, 'utf8')).toBe(`${text}\n`);
    await publish({ displayName: 'อีกชื่อ' });
    await take(addresses.server);
    expect(readFileSync(marked, 'utf8')).toContain('อีกชื่อ');
  });

  it('BRD-30 an invalid revision is named and left out', async () => {
    const { home, revisions } = await take(addresses.database);
    const broken = path.join(home, 'brands', t.brand.id, 'brand.json');
    writeFileSync(broken, JSON.stringify({ ...JSON.parse(readFileSync(broken, 'utf8')), hostnames: 'x' }));
    const { brands, invalid, report } = await brandsToBuild({ home, skipInvalid: true });
    expect(invalid).toEqual([t.brand.id]);
    expect(brands).toHaveLength(revisions.size - 1);
    expect(report).toContain('/hostnames');
  });

  it('BRD-30 an unreachable or refusing source is one sentence, and the snapshot before stays', async () => {
    const { home } = await take(addresses.server);
    const { mtimeMs } = statSync(home);
    const wrong = new URL(addresses.database);
    wrong.password = 'wrong';
    for (const [from, reason] of [
      ['http://127.0.0.1:1', /No response from http:\/\/127\.0\.0\.1:1/],
      ['postgres://reader:secret@127.0.0.1:1/sala', /from postgres:\/\/127\.0\.0\.1:1\/sala: .*ECONNREFUSED/],
      [wrong.href, /password authentication failed/],
    ] as const) {
      const error = await take(from).catch((cause: unknown) => cause);
      expect(error).toBeInstanceOf(InputError);
      expect((error as InputError).message).toMatch(reason);
      expect((error as InputError).message).not.toMatch(/\n|secret/);
    }
    const { OPS_PASSWORD: _, ...without } = env;
    const refused = takeSnapshot({
      from: addresses.server,
      home: projectRoot,
      snapshots,
      env: { ...without, OPS_PASSWORD: 'wrong password' },
      log: () => undefined,
    });
    await expect(refused).rejects.toBeInstanceOf(InputError);
    expect(statSync(home).mtimeMs).toBe(mtimeMs);
    await expect(take('ftp://127.0.0.1')).rejects.toBeInstanceOf(UsageError);
  });

  describe('with images in a bucket', () => {
    let s3: S3Server;
    afterEach(async () => {
      vi.unstubAllEnvs();
      await s3.close();
    });

    it('BRD-30 have the images of the storage that the server uses', async () => {
      s3 = await startS3();
      const image = await upload('#4444ff', 'bucket.png');
      await publish({ art: { keyVisual: image } });
      const row = await t.db
        .selectFrom('brand_images')
        .select(['sha256', 'content'])
        .where('name', '=', image)
        .executeTakeFirstOrThrow();
      const key = `brands/${t.brand.id}/${row.sha256.toString('hex')}.webp`;
      const store = s3Store({ ...s3, region: 'us-east-1', prefix: '', pathStyle: true });
      await store.put(key, row.content ?? Buffer.of());
      await t.db.updateTable('brand_images').set({ content: null }).where('name', '=', image).execute();
      await expect(take(addresses.database)).rejects.toThrow('set PROVIDERS_FILE as the server has it');

      const providers = path.join(snapshots, 'providers.json');
      const { endpoint, bucket } = s3;
      const secrets = { accessKeyId: { env: 'TEST_S3_KEY' }, secretAccessKey: { env: 'TEST_S3_SECRET' } };
      const bucketEntry = { adapter: 'files/s3', settings: { endpoint, bucket }, secrets };
      writeFileSync(
        providers,
        JSON.stringify({ providers: { images: bucketEntry }, use: { files: ['images'] } }),
      );
      for (const [name, value] of [
        ['PROVIDERS_FILE', providers],
        ['TEST_S3_KEY', s3.accessKeyId],
        ['TEST_S3_SECRET', s3.secretAccessKey],
      ] as const)
        vi.stubEnv(name, value);
      env = { ...env, PROVIDERS_FILE: providers };
      const { home } = await take(addresses.database);
      expect(read(home, `${t.brand.id}/assets/${image}`)).toEqual(row.content);
    });
  });
});
