import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallKey, Calls } from '#schemas/api/contract';
import { inTransaction } from '#server/platform/db/transaction';
import { hosting } from '#server/platform/hosting/hosting';
import { uploadSender } from '#server/platform/hosting/uploads';
import { drawnFiles } from '#server/platform/hosting/drawnFiles';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import { eventually } from '#server/testing/eventually';
import { validBrands } from '#server/testing/releaseTools';
import { testApp, type TestApp, type TestAppOptions } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { insertRevision } from './revisions';
import { subscribeToRevisions } from './subscribeToRevisions';

const NEVER_MS = 2 ** 30;

/** What a visitor gets, without a build. */
const registerSites: TestAppOptions['registerSites'] = async (app, { brands }) => {
  const nothing = () => Promise.resolve(undefined);
  hosting(app, {
    distDir: '/nonexistent',
    compiledApp: undefined,
    brandFor: (host) => brands.ofCall(undefined, host),
    drawn: drawnFiles('/nonexistent', brands, nothing),
    sendUpload: uploadSender(nothing),
  });
};

describe('the life of a brand, with two servers', () => {
  let t: TestApp;
  let twin: TestApp;
  let admin: TestStaff;
  let stop: () => Promise<void>;
  const errors: unknown[] = [];
  beforeAll(async () => {
    const options = { brands: validBrands(), registerSites };
    t = await testApp(options);
    twin = await testApp({ ...options, twinOf: t });
    admin = await buildStaff(t, 'admin');
    stop = subscribeToRevisions({
      connectionString: t.access.app,
      db: twin.db,
      brands: twin.brands,
      onError: (error) => errors.push(error),
      pollMs: NEVER_MS,
    });
  });
  afterAll(async () => {
    await stop();
    await twin.close();
    await t.close();
    expect(errors).toEqual([]);
  });

  const create = (body: Partial<Calls['POST /api/staff/brand']['body']>, at = t, as = admin) =>
    at.call('POST /api/staff/brand', { body: { brandId: 'x', displayName: 'Fresh', ...body }, as });
  const open = (brandId: string) =>
    t.call('POST /api/staff/brand/{brandId}/open', { params: { brandId }, as: admin });
  const remove = (brandId: string) =>
    t.call('POST /api/staff/brand/{brandId}/remove', { params: { brandId }, as: admin });
  const archive = (brandId: string, reason = 'ปิดแบรนด์') =>
    t.call('POST /api/staff/brand/{brandId}/archive', { params: { brandId }, body: { reason }, as: admin });
  const shownAt = async (host: string, at = t) =>
    (await at.app.inject({ url: '/brand.json', headers: { host } })).json<{ id: string }>().id;
  const stateIn = async (brandId: string, at = t) =>
    (await at.call('GET /api/staff/brand', { as: admin })).data.find((one) => one.brandId === brandId)?.state;
  const trail = (brandId: string) =>
    t.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('brand_id', '=', brandId)
      .where('action', 'like', 'brand.%')
      .orderBy('id')
      .execute();
  const publish = (brandId: string, revision: number, values: object) =>
    inTransaction(t.db, (trx) =>
      insertRevision(trx, {
        brandId,
        revision,
        kind: 'publish',
        file: { ...(t.brands.published(brandId)?.file as never as object), ...values } as never,
        note: 'x',
        now: t.clock.now(),
      }),
    );

  it('BRD-08 BRD-09 a blank brand is a draft without hosts, then open, archived and open again, on both', async () => {
    const { data } = await create({ brandId: 'fresh' });
    expect(data).toMatchObject({ brandId: 'fresh', state: 'DRAFT', revision: 1, errors: 0, primary: false });
    expect(data.permissions).toContain('brands.create');
    await eventually(() => stateIn('fresh', twin)).toBe('DRAFT');
    expect(await shownAt('fresh.localhost')).toBe('primary');
    expect(await shownAt('fresh.localhost', twin)).toBe('primary');

    expect((await open('fresh')).data.state).toBe('OPEN');
    expect(await shownAt('fresh.localhost')).toBe('fresh');
    await eventually(() => shownAt('fresh.localhost', twin)).toBe('fresh');
    expect((await open('fresh')).error.code).toBe('BRAND_STATE');

    expect((await archive('fresh', 'จบแคมเปญ')).data.state).toBe('ARCHIVED');
    expect(await shownAt('fresh.localhost')).toBe('primary');
    await eventually(() => shownAt('fresh.localhost', twin)).toBe('primary');
    expect((await archive('fresh')).error.code).toBe('BRAND_STATE');
    expect((await remove('fresh')).error.code).toBe('BRAND_STATE');

    expect((await open('fresh')).status).toBe(200);
    await eventually(() => shownAt('fresh.localhost', twin)).toBe('fresh');
    expect(await trail('fresh')).toMatchObject([
      { action: 'brand.create', detail: { images: 0 } },
      { action: 'brand.open', detail: { from: 'DRAFT', revision: 1 } },
      { action: 'brand.archive', detail: { from: 'OPEN', reason: 'จบแคมเปญ' } },
      { action: 'brand.open', detail: { from: 'ARCHIVED' } },
    ]);
    const [kept] = (
      await t.call('GET /api/staff/brand/{brandId}/revision', { params: { brandId: 'fresh' }, as: admin })
    ).data;
    expect(kept).toMatchObject({ revision: 1, kind: 'create', author: admin.email });
  });

  it('BRD-08 the site of an open brand has the images that are drawn for it, and its icons', async () => {
    await create({ brandId: 'drawn' });
    await open('drawn');
    const get = (url: string) => t.app.inject({ url, headers: { host: 'drawn.localhost' } });
    const logo = await get('/brand/logo.svg');
    expect(logo.headers['content-type']).toBe('image/svg+xml');
    expect(logo.body).toContain('<svg');
    const icon = await get('/icons/icon-192.png');
    expect(icon.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect((await get('/icons/favicon.svg')).body).toContain('<svg');
    expect((await get('/icons/none.png')).statusCode).toBe(404);
    expect((await get('/brand/none.svg')).statusCode).toBe(404);
  });

  it('BRD-08 staff work on a draft as on any other brand', async () => {
    await create({ brandId: 'worked' });
    const params = { brandId: 'worked' };
    const workspace = await t.call('GET /api/staff/brand/{brandId}', { params, as: admin });
    expect(workspace.data.published).toMatchObject({ revision: 1, kind: 'create' });
    const saved = await t.call('PATCH /api/staff/brand/{brandId}/draft', {
      params,
      body: { changes: [{ path: '/displayName', before: 'Fresh', after: 'Worked' }] },
      as: admin,
    });
    expect(saved.status).toBe(200);
    const released = await t.call('POST /api/staff/brand/{brandId}/release', {
      params,
      body: { baseRevision: 1, draftVersion: 1, note: 'แก้', reason: 'ยังไม่มีไลน์' },
      as: admin,
    });
    expect(released.data.revision).toBe(2);
    expect(await stateIn('worked')).toBe('DRAFT');
    const share = await t.call('POST /api/staff/brand/{brandId}/share', {
      params,
      body: { draftVersion: 0, view: 'page=home', note: 'x', days: 1 },
      as: admin,
    });
    expect((await t.call('POST /api/share', { body: { token: share.data.token } })).data.brandId).toBe(
      'worked',
    );
  });

  it('BRD-08 of two creations of one id at the same moment one wins', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => create({ brandId: 'raced' })),
      ...Array.from({ length: 3 }, () => create({ brandId: 'raced' }, twin)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    for (const { status, error } of answers.filter((one) => one.status !== 200))
      expect([status, error.code]).toEqual([409, 'BRAND_ID_TAKEN']);
    expect(await trail('raced')).toHaveLength(1);
  });

  it('BRD-08 refuses ids of brands, of folders and of the platform, and what no brand may be', async () => {
    for (const brandId of ['primary', 'sibling', 'sabai', 'studio', 'www', 'api', 'assets'])
      expect([brandId, (await create({ brandId })).error.code]).toEqual([brandId, 'BRAND_ID_TAKEN']);
    const invalid = await create({ brandId: 'ends-with-' });
    expect(invalid.error.code).toBe('BRAND_INVALID');
    expect(invalid.text).toContain('/id');
    expect(t.brands.lives.of('ends-with-')).toBeUndefined();
  });

  it('BRD-08 only who administers all brands creates one', async () => {
    const own = await buildStaff(t, 'admin', 'primary');
    const operator = await buildStaff(t, 'operator');
    for (const as of [own, operator])
      expect((await create({ brandId: 'denied' }, t, as)).error.code).toBe('FORBIDDEN');
    expect(await trail('denied')).toEqual([]);
  });

  it('BRD-08 a copy has the chosen parts and the images that they name, each its own', async () => {
    for (const name of ['u/used.webp', 'u/idle.webp'])
      await t.pool.query(
        `INSERT INTO brand_images
         SELECT 'sibling', $1, $2::bytea, length($2::bytea), sha256($2::bytea), 400, 200, $3, $4`,
        [name, Buffer.from(name), admin.id, t.clock.now()],
      );
    await publish('sibling', 2, {
      art: { keyVisual: 'u/used.webp' },
      limits: { depositQuick: [100, 200] },
      contacts: { line1: '@other' },
    });
    await eventually(() => twin.brands.published('sibling')?.revision).toBe(2);
    const { data } = await create({ brandId: 'copied', from: { brandId: 'sibling', parts: ['look'] } }, twin);
    expect(data).toMatchObject({ state: 'DRAFT', errors: 0 });
    const file = twin.brands.published('copied')?.file;
    expect(file).toMatchObject({
      id: 'copied',
      displayName: 'Fresh',
      hostnames: [],
      art: { keyVisual: 'u/used.webp' },
    });
    expect(file).not.toHaveProperty('limits');
    expect(file).not.toHaveProperty('contacts');
    const copies = await t.db
      .selectFrom('brand_images')
      .select(['name', 'content'])
      .where('brand_id', '=', 'copied')
      .execute();
    expect(copies).toEqual([{ name: 'u/used.webp', content: Buffer.from('u/used.webp') }]);
    expect(await trail('copied')).toMatchObject([{ detail: { from: 'sibling', parts: 'look', images: 1 } }]);
    expect((await create({ brandId: 'copy2', from: { brandId: 'nobody', parts: [] } })).error.code).toBe(
      'NOT_FOUND',
    );
  });

  it('BRD-09 the primary brand and the one on unknown hosts stay open', async () => {
    expect((await archive('primary')).error.code).toBe('BRAND_PRIMARY');
    const alone = await testApp({ brands: [testBrand('only', { primary: false })] });
    const person = await buildStaff(alone, 'admin');
    const answer = await alone.call('POST /api/staff/brand/{brandId}/archive', {
      params: { brandId: 'only' },
      body: { reason: 'x' },
      as: person,
    });
    expect(answer.error.code).toBe('BRAND_PRIMARY');
    await alone.close();
  });

  it('BRD-09 does not open a brand at a host that another open brand has by now', async () => {
    await archive('sibling');
    await create({ brandId: 'heir' });
    await publish('heir', 2, { hostnames: ['sibling.example'] });
    expect((await open('heir')).status).toBe(200);
    expect(await shownAt('sibling.example')).toBe('heir');
    const refused = await open('sibling');
    expect(refused.error.code).toBe('BRAND_INVALID');
    expect(refused.text).toContain('/hostnames/0');
    await archive('heir');
    expect((await open('sibling')).status).toBe(200);
    expect(await shownAt('sibling.example')).toBe('sibling');
  });

  it('BRD-09 of opening and archiving at the same moment each state is written once', async () => {
    await create({ brandId: 'pressed' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => open('pressed')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await trail('pressed')).toHaveLength(2);
  });

  it('BRD-10 removes a draft with its images, links and roles everywhere; the id stays taken', async () => {
    await create({ brandId: 'mistake' });
    const editor = await buildStaff(t, 'editor', 'mistake');
    await eventually(() => stateIn('mistake', twin)).toBe('DRAFT');
    await t.db
      .insertInto('brand_shares')
      .values({
        brand_id: 'mistake',
        id: randomUUID(),
        token_hash: Buffer.alloc(32, 1),
        brand: JSON.stringify({}),
        view: 'page=home',
        note: 'x',
        created_by: admin.id,
        created_at: t.clock.now(),
        expires_at: t.clock.now(),
      })
      .execute();
    expect((await remove('mistake')).status).toBe(200);
    await eventually(() => stateIn('mistake', twin)).toBe(undefined);
    expect((await remove('mistake')).status).toBe(404);
    for (const table of ['brand_shares', 'brand_images', 'brand_drafts', 'staff_roles'] as const)
      expect(await t.db.selectFrom(table).selectAll().where('brand_id', '=', 'mistake').execute()).toEqual(
        [],
      );
    const read: CallKey = 'GET /api/staff/brand/{brandId}';
    for (const as of [admin, editor])
      expect((await t.call(read, { params: { brandId: 'mistake' }, as })).status).toBe(404);
    expect((await create({ brandId: 'mistake' }, twin)).error.code).toBe('BRAND_ID_TAKEN');
    expect((await trail('mistake')).map(({ action }) => action)).toEqual(['brand.create', 'brand.remove']);
  });
});
