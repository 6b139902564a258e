import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrands } from '#server/testing/testBrands';

const ONE = '/api/staff/view/{uuid}';

describe('saved views', () => {
  const [home, abroad] = testBrands() as [Brand, Brand];
  let t: TestApp;
  let admin: TestStaff;
  let anna: TestStaff;
  let bert: TestStaff;
  let stranger: TestStaff;
  beforeAll(async () => {
    t = await testApp({ brands: [home, abroad] });
    admin = await buildStaff(t, 'admin', home.id);
    anna = await buildStaff(t, 'cashier', home.id);
    bert = await buildStaff(t, 'cashier', home.id);
    stranger = await buildStaff(t, 'operator', abroad.id);
  });
  afterAll(() => t.close());

  const content = { kind: 'slip', name: 'ยอดใหญ่', search: 'from=5000&signal=none' } as const;
  const save = (as: TestStaff, more: object = {}) =>
    t.call('POST /api/staff/view', { as, body: { ...content, ...more } });
  const seen = async (as: TestStaff) =>
    (await t.call('GET /api/staff/view', { as })).data.map(({ uuid }) => uuid);
  const shared = (defaultRole?: 'cashier') => ({
    shared: { brandId: home.id, ...(defaultRole && { defaultRole }) },
  });
  const statusOf = async (as: TestStaff, uuid: string) => {
    const body = { name: 'x', search: '' };
    const put = await t.call(`PUT ${ONE}`, { as, params: { uuid }, body });
    return [put.status, (await t.call(`DELETE ${ONE}`, { as, params: { uuid } })).status];
  };

  it('DSK-86 a view belongs to its owner; others neither see nor change it', async () => {
    const { data } = await save(anna);
    expect(data).toMatchObject({ ...content, shared: null, isOwn: true, isDefault: false });
    expect(await seen(anna)).toEqual([data.uuid]);
    expect(await seen(bert)).toEqual([]);
    for (const other of [bert, admin, stranger]) expect(await statusOf(other, data.uuid)).toEqual([404, 404]);
    expect(await statusOf(anna, data.uuid)).toEqual([200, 200]);
    expect(await seen(anna)).toEqual([]);
  });

  it('DSK-87 a shared view is seen by staff with a role at its brand only, and changed by owner and administrators', async () => {
    const { uuid } = (await save(anna, shared())).data;
    expect(await seen(bert)).toEqual([uuid]);
    expect(await seen(stranger)).toEqual([]);
    expect(await statusOf(bert, uuid)).toEqual([403, 403]);
    expect(await statusOf(stranger, uuid)).toEqual([404, 404]);
    expect((await save(stranger, shared())).error.code).toBe('NOT_FOUND');
    expect((await t.call(`DELETE ${ONE}`, { as: admin, params: { uuid } })).status).toBe(200);
  });

  it('DSK-88 an administrator gives a role its default, one for each queue', async () => {
    expect((await save(anna, shared('cashier'))).error.code).toBe('FORBIDDEN');
    const first = (await save(admin, shared('cashier'))).data;
    const second = (await save(admin, shared('cashier'))).data;
    const { data } = await t.call('GET /api/staff/view', { as: bert });
    expect(data.filter(({ isDefault }) => isDefault).map(({ uuid }) => uuid)).toEqual([second.uuid]);
    expect(data.find(({ uuid }) => uuid === first.uuid)?.shared).toEqual({
      brandId: home.id,
      defaultRole: null,
    });
  });

  it('DSK-87 views are audited at the brand that they are shared with', async () => {
    const { uuid } = (await save(anna, shared())).data;
    await t.call(`PUT ${ONE}`, { as: anna, params: { uuid }, body: { name: 'ยอดใหญ่', search: '' } });
    await t.call(`DELETE ${ONE}`, { as: anna, params: { uuid } });
    const lines = await t.db
      .selectFrom('audit_log')
      .select(['brand_id', 'action'])
      .where('subject_id', '=', uuid)
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { brand_id: home.id, action: 'view.save' },
      { brand_id: '*', action: 'view.save' },
      { brand_id: home.id, action: 'view.withdraw' },
      { brand_id: '*', action: 'view.delete' },
    ]);
  });

  it('DSK-86 a person saves at most 100 views, and only queries of an address', async () => {
    const { id: staff_id } = bert;
    const row = { staff_id, kind: 'slip', name: 'x', search: '', created_at: t.clock.now() };
    await t.db
      .insertInto('staff_views')
      .values(Array.from({ length: 100 }, () => ({ ...row, id: crypto.randomUUID() })))
      .execute();
    expect((await save(bert)).error.code).toBe('VIEW_LIMIT');
    expect((await save(bert, { search: 'javascript:alert(1)' })).status).toBe(400);
  });
});
