import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember } from '#server/testing/builders';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

const bonus = {
  bonusRate: 10,
  bonusRate2: 5,
  bonusTimeStart: '12:00:00',
  bonusTimeEnd: '13:00:00',
  bonusTimeStart2: '20:00:00',
  bonusTimeEnd2: '21:00:00',
  endNumberBonus: 25,
  endNumberBonus2: 50,
  bonusMax: 500,
};
const [plain, sibling] = [testBrand('primary'), testBrand('sibling')];
const brand = { ...plain, bonus, contacts: { ...plain.contacts, line1: '@first', line2: '@second' } };

describe('settings', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({
      brands: [brand, { ...sibling, contacts: { ...sibling.contacts, line1: '', line2: '' } }],
    });
  });
  afterAll(() => t.close());

  it('API-102 answers contacts and bonus windows; a contact that is not there is left out', async () => {
    const ask = () => t.call('GET /api/setting');
    expect((await ask()).data).toEqual({
      line: { line1: { id: '@first' }, line2: { id: '@second' } },
      userSetting: bonus,
    });
    expect((await t.call('GET /api/setting', { brand: sibling })).data.line).toEqual({});
    expect(await t.queries(ask)).toEqual([]);
  });

  it('API-106 answers the nine bonus values to a member', async () => {
    const member = await buildMember(t);
    expect((await t.call('POST /api/auth/setting', { as: member })).data).toEqual(bonus);
    expect((await t.call('POST /api/auth/setting', { body: {}, as: member })).data).toEqual(bonus);
  });

  it('API-103 an untouched brand is open; staff close one brand, not the other', async () => {
    const ask = (at = brand) => t.call('GET /api/setting/operational/website', { brand: at });
    expect((await ask()).data).toEqual({ websiteStatus: 'ACTIVE', message: null, endAt: null });
    const endAt = new Date('2026-11-14T05:00:00Z');
    await t.db
      .insertInto('operations')
      .values({
        brand_id: brand.id,
        website_status: 'MA',
        message: 'ปรับปรุงระบบ',
        end_at: endAt,
        updated_at: t.clock.now(),
      })
      .execute();
    expect((await ask()).data).toEqual({
      websiteStatus: 'MA',
      message: 'ปรับปรุงระบบ',
      endAt: '2026-11-14T12:00:00.000+07:00',
    });
    expect((await ask(sibling)).data.websiteStatus).toBe('ACTIVE');
    expect(await t.queries(ask)).toHaveLength(1);
  });

  it('API-104 API-105 D13 answers published pictures by key, of this brand, 200 at most', async () => {
    const member = await buildMember(t);
    const items = Array.from({ length: 230 }, (_, n) => ({
      brand_id: sibling.id,
      key: `key.${String(n).padStart(3, '0')}`,
      path: 'x.webp',
      updated_at: t.clock.now(),
    }));
    await t.db
      .insertInto('configuration_items')
      .values([
        { brand_id: brand.id, key: 'home.normal.logo', path: '/img/logo.webp', updated_at: t.clock.now() },
        ...items,
      ])
      .execute();
    const expected = [{ key: 'home.normal.logo', value: { data: { path: '/img/logo.webp' } } }];
    expect((await t.call('GET /api/configuration')).data).toEqual(expected);
    expect((await t.call('GET /api/auth/configuration/list', { as: member })).data).toEqual(expected);
    expect((await t.call('GET /api/configuration', { brand: sibling })).data).toHaveLength(200);
  });
});
