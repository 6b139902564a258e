import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionNames, permissionsOf } from '#schemas/api/staffPermissions';
import { uuidv7 } from '#server/platform/id';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

const LIST = 'GET /api/staff/brand';
const OPEN = 'GET /api/staff/brand/{brandId}';
const DRAFT = 'PATCH /api/staff/brand/{brandId}/draft';

describe('brands of the studio', () => {
  const [brand, sibling] = [
    testBrand('primary', { publishing: { fourEyes: true }, hostnames: ['www.primary.example'] }),
    testBrand('sibling'),
  ];
  const params = { brandId: brand.id };
  let t: TestApp;
  let admin: TestStaff;
  beforeAll(async () => {
    t = await testApp({ brands: [brand, sibling] });
    admin = await buildStaff(t, 'admin');
  });
  afterAll(() => t.close());

  const list = async (as = admin) => (await t.call(LIST, { as })).data;
  const change = (path: string, after: unknown) =>
    t.call(DRAFT, { as: admin, params, body: { changes: [{ path, after }] } });

  it('I5 I6 DSK-20 lists the brands where a role is held, with what all roles there allow', async () => {
    expect((await list()).map(({ brandId, permissions }) => [brandId, permissions])).toEqual([
      [brand.id, permissionNames],
      [sibling.id, permissionNames],
    ]);
    const mixed = await buildStaff(t, 'cashier');
    await t.db
      .insertInto('staff_roles')
      .values({ staff_id: mixed.id, brand_id: brand.id, role: 'publisher' })
      .execute();
    const both = permissionsOf(['publisher', 'cashier']);
    expect(both).toEqual(expect.arrayContaining(['releases.publish', 'deposits.decide']));
    expect((await list(mixed)).map(({ permissions }) => permissions)).toEqual([
      both,
      permissionsOf(['cashier']),
    ]);
    expect((await t.call(OPEN, { as: mixed, params })).data.permissions).toEqual(both);
    const guest = await buildStaff(t, 'editor', sibling.id);
    expect((await list(guest)).map(({ brandId }) => brandId)).toEqual([sibling.id]);
  });

  it('PUB-19 answers revision, draft, pending releases and whether the site is open', async () => {
    const [before] = await list();
    expect(before).toMatchObject({
      displayName: brand.displayName,
      primary: true,
      hostnames: brand.hostnames,
      revision: 1,
      draft: null,
      errors: 0,
      waiting: 0,
      operation: { websiteStatus: 'ACTIVE', message: null, endAt: null },
    });
    const { color, background, surface } = brand.theme;
    expect(before?.colours).toEqual({ color, background, surface });
    await change('/footer/year', '2026');
    await t.call('POST /api/staff/brand/{brandId}/operation', {
      as: admin,
      params,
      body: { websiteStatus: 'MA', message: 'ปรับปรุง' },
    });
    await t.db
      .insertInto('brand_releases')
      .values(
        (['WAITING_APPROVAL', 'SCHEDULED', 'PUBLISHED'] as const).map((status) => ({
          brand_id: brand.id,
          id: uuidv7(),
          status,
          kind: 'publish' as const,
          base_revision: 1,
          file: '{}',
          note: 'ทดสอบ',
          author_id: admin.id,
          created_at: t.clock.now(),
        })),
      )
      .execute();
    const [after, other] = await list();
    expect(after).toMatchObject({
      draft: { version: 1, updatedBy: admin.email },
      waiting: 2,
      operation: { websiteStatus: 'MA', message: 'ปรับปรุง', endAt: null },
    });
    expect(other).toMatchObject({
      draft: null,
      waiting: 0,
      operation: { websiteStatus: 'ACTIVE' },
    });
  });

  it('BRD-06 counts the problems of the draft, and again only when it has changed', async () => {
    await list();
    await change('/theme/color', 'reddish');
    expect((await list())[0]?.errors).toBe(1);
    await change('/bonus', 'none');
    expect((await list())[0]?.errors).toBe(2);
    expect((await t.queries(() => list())).length).toBeLessThanOrEqual(2);
    expect((await list())[1]?.errors).toBe(0);
  });

  it('BRD-06 a host that another brand has is an error of the draft', async () => {
    const before = (await list())[1]?.errors ?? 0;
    await t.call(DRAFT, {
      as: admin,
      params: { brandId: sibling.id },
      body: { changes: [{ path: '/hostnames', before: [], after: brand.hostnames }] },
    });
    expect((await list())[1]?.errors).toBe(before + 1);
  });

  it('W5 opens a brand with its revision, its draft, and the rule of a second person', async () => {
    const { data } = await t.call(OPEN, { as: admin, params });
    expect(data).toMatchObject({
      brandId: brand.id,
      fourEyes: true,
      published: { revision: 1, kind: 'file', author: null, file: { id: brand.id } },
      draft: { updatedBy: admin.email, file: { footer: { year: '2026' } } },
    });
    expect((await t.call(OPEN, { as: admin, params: { brandId: sibling.id } })).data.fourEyes).toBe(false);
  });

  it('BRD-02 answers what every brand inherits', async () => {
    const { data } = await t.call('GET /api/staff/brand-defaults', { as: admin });
    expect(data).toEqual(t.brands.defaults);
  });

  it('I5 I6 gives the files of the brands where a role is held, published and drafted, in one query', async () => {
    await change('/footer/year', '2026');
    const files = async (as = admin) => (await t.call('GET /api/staff/brand-file', { as })).data;
    const [first, second] = await files();
    expect(first).toMatchObject({ brandId: brand.id, draft: { id: brand.id, footer: { year: '2026' } } });
    expect(first?.published).toEqual((await t.call(OPEN, { as: admin, params })).data.published.file);
    expect(second?.brandId).toBe(sibling.id);
    const guest = await buildStaff(t, 'viewer', sibling.id);
    expect((await files(guest)).map(({ brandId }) => brandId)).toEqual([sibling.id]);
    expect((await t.queries(() => files())).length).toBeLessThanOrEqual(2);
  });

  it('reads in at most three queries', async () => {
    await change('/footer/year', '2026');
    for (const as of [admin, await buildStaff(t, 'viewer', brand.id)])
      expect((await t.queries(() => list(as))).length).toBeLessThanOrEqual(3);
  });
});
