import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember, buildStaff, type TestStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

const OPERATION = 'POST /api/staff/brand/{brandId}/operation';
const READ = 'GET /api/staff/brand/{brandId}/operation';
const STATUS = 'GET /api/setting/operational/website';
const AUDIT = 'GET /api/staff/brand/{brandId}/audit';

describe('the switch and the trail of a brand', () => {
  const [brand, sibling] = [testBrand('primary'), testBrand('sibling')];
  const params = { brandId: brand.id };
  let t: TestApp;
  let admin: TestStaff;
  beforeAll(async () => {
    t = await testApp({ brands: [brand, sibling] });
    admin = await buildStaff(t, 'admin');
  });
  afterAll(() => t.close());

  it('PUB-19 closes the site with a message and an end, and opens it again, for this brand alone', async () => {
    const close = { websiteStatus: 'MA', message: 'ปรับปรุงระบบ', endAt: '2026-11-14T12:00:00+07:00' } as const;
    const closed = { websiteStatus: 'MA', message: 'ปรับปรุงระบบ', endAt: '2026-11-14T12:00:00.000+07:00' };
    expect((await t.call(OPERATION, { as: admin, params, body: close })).data).toEqual(closed);
    expect((await t.call(STATUS)).data).toEqual(closed);
    expect((await t.call(STATUS, { brand: sibling })).data.websiteStatus).toBe('ACTIVE');
    const open = { websiteStatus: 'ACTIVE', message: null, endAt: null };
    expect(
      (await t.call(OPERATION, { as: admin, params, body: { websiteStatus: 'ACTIVE', message: 'ลืมลบ' } }))
        .data,
    ).toEqual(open);
    expect((await t.call(STATUS)).data).toEqual(open);
  });

  it('PUB-19 refuses an end in the past and an invalid time', async () => {
    const past = await t.call(OPERATION, {
      as: admin,
      params,
      body: { websiteStatus: 'MA', endAt: '2026-11-14T08:59:59+07:00' },
    });
    expect(past.error.code).toBe('VALIDATION');
    const nonsense = await t.call(OPERATION, {
      as: admin,
      params,
      unchecked: { body: { websiteStatus: 'MA', endAt: '2569-11-14T09:00:00+07:00' } },
    });
    expect(nonsense.status).toBe(400);
    expect((await t.call(STATUS)).data.websiteStatus).toBe('ACTIVE');
  });

  it('D11 I8 lists who did what, newest first, page by page, and nothing of another brand', async () => {
    const member = await buildMember(t, { credit: 50_000 });
    t.clock.advance(1_000);
    const { data: asked } = await t.call('POST /api/auth/withdraw/{uuid}', {
      as: member,
      params: { uuid: member.id },
      body: { amount: 200 },
    });
    t.clock.advance(1_000);
    await t.call('POST /api/staff/user/{uuid}/suspend', {
      as: admin,
      params: { uuid: member.id },
      body: { reason: 'ตรวจสอบบัญชี' },
    });
    const first = await t.call(AUDIT, { as: admin, params, query: { limit: '1' } });
    const second = await t.call(AUDIT, {
      as: admin,
      params,
      query: { limit: '1', cursor: first.meta.next ?? '' },
    });
    expect(first.data).toMatchObject([
      {
        actorType: 'staff',
        actor: admin.email,
        action: 'member.suspend',
        target: `MEMBER ${member.id}`,
        detail: { reason: 'ตรวจสอบบัญชี' },
      },
    ]);
    expect(second.data).toMatchObject([
      {
        actorType: 'member',
        actor: member.username,
        action: 'withdrawal.request',
        target: `WITHDRAWAL ${asked.uuid}`,
      },
    ]);
    expect(second.data[0]?.detail).toMatchObject({
      amount: '200',
      transactionId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(JSON.stringify([first.data, second.data])).not.toContain(member.bankId);
    const abroad = await t.call(AUDIT, { as: admin, params: { brandId: sibling.id } });
    expect(abroad.data).toEqual([]);
  });

  it('I5 I6 an operator switches, a viewer only reads, others find no brand', async () => {
    const [operator, viewer, stranger] = [
      await buildStaff(t, 'operator', brand.id),
      await buildStaff(t, 'viewer', brand.id),
      await buildStaff(t, 'admin', sibling.id),
    ];
    const close = (as: TestStaff) => t.call(OPERATION, { as, params, body: { websiteStatus: 'MA' } });
    expect((await close(viewer)).status).toBe(403);
    expect((await close(stranger)).status).toBe(404);
    expect((await t.call(AUDIT, { as: viewer, params })).status).toBe(403);
    expect((await t.call(AUDIT, { as: stranger, params })).status).toBe(404);
    expect((await t.call(READ, { as: viewer, params })).data.websiteStatus).toBe('ACTIVE');
    expect((await close(operator)).data.websiteStatus).toBe('MA');
    expect((await t.call(READ, { as: viewer, params })).data.websiteStatus).toBe('MA');
  });

  it('reads in two queries', async () => {
    expect((await t.queries(() => t.call(AUDIT, { as: admin, params }))).length).toBeLessThanOrEqual(2);
    expect((await t.queries(() => t.call(READ, { as: admin, params }))).length).toBeLessThanOrEqual(2);
  });

  it('D11 I8 DSK-72 one list has the entries of the brands that staff may read; what is about all brands is for administrators of all', async () => {
    const [ofOne, ofOther, newcomer] = [
      await buildStaff(t, 'admin', brand.id),
      await buildStaff(t, 'admin', sibling.id),
      await buildStaff(t, 'viewer'),
    ];
    await t.call(OPERATION, { as: ofOne, params, body: { websiteStatus: 'MA' } });
    const change = { brandId: '*', role: 'operator' } as const;
    await t.call('POST /api/staff/person/{uuid}/role', {
      as: admin,
      params: { uuid: newcomer.id },
      body: change,
    });
    const read = async (as: TestStaff) =>
      (await t.call('GET /api/staff/audit', { as })).data.map((line) => `${line.brandId} ${line.action}`);
    expect((await read(admin)).slice(0, 2)).toEqual(['* staff.role', `${brand.id} website.switch`]);
    expect(new Set((await read(ofOne)).map((line) => line.split(' ')[0]))).toEqual(new Set([brand.id]));
    expect(await read(ofOther)).toEqual([]);
    expect((await read(newcomer)).map((line) => line.split(' ')[0])).toContain(brand.id);
    expect((await read(newcomer)).some((line) => line.startsWith('*'))).toBe(false);
    const viewer = await buildStaff(t, 'viewer');
    expect((await t.call('GET /api/staff/audit', { as: viewer })).status).toBe(403);
    const { data: ofBrand } = await t.call(AUDIT, { as: admin, params });
    expect(ofBrand.some(({ action }) => action === 'staff.role')).toBe(false);
  });
});
