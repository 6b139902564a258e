import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageUrl } from '#core/brand/imagePath';
import { imageKeys, type ImageKey } from '#schemas/brand/images';
import { buildMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
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
const SECRET = 'hush-0123456789abcdef';
const [plain, sibling] = [testBrand('primary'), testBrand('sibling')];
const brand = { ...plain, bonus, contacts: { ...plain.contacts, line1: '@first', line2: '@second' } };

describe('settings', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({
      config: { chatSecrets: new Map([[brand.id, SECRET]]) },
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
    expect((await t.queries(ask)).length).toBeLessThanOrEqual(1);
  });

  it('W7 S13 proves a member’s identity to the chat of a brand without disclosing the secret', async () => {
    const [member, abroad] = [await buildMember(t), await buildMember(t, { brand: sibling })];
    const { data } = await t.call('GET /api/auth/chat', { as: member });
    expect(data).toEqual({
      userId: member.username,
      proof: createHmac('sha256', SECRET).update(member.username).digest('hex'),
    });
    expect((await t.call('GET /api/auth/chat', { as: abroad })).data).toEqual({
      userId: abroad.username,
      proof: null,
    });
    expect((await t.call('GET /api/auth/chat')).status).toBe(401);
    expect(t.logs.join('')).not.toContain(SECRET);
  });

  it('API-104 API-105 ENT-10 answers the published images, with the paths that the member app resolves', async () => {
    const member = await buildMember(t);
    const visitors = () => t.call('GET /api/configuration');
    const { data } = await visitors();
    expect(data.map(({ key }) => key)).toEqual(imageKeys);
    for (const { key, value } of data) {
      const shown = brand.images[key as ImageKey];
      expect(imageUrl(value.data.path, brand)).toBe(imageUrl(shown, brand));
    }
    expect((await t.call('GET /api/auth/configuration/list', { as: member })).data).toEqual(data);
    expect(await t.queries(visitors)).toEqual([]);
  });

  it('BRD-02 W5 a new revision shows its images at once, of this brand only', async () => {
    const ofSibling = (await t.call('GET /api/configuration', { brand: sibling })).data;
    const before = t.brands.published(brand.id);
    if (!before) throw new Error('The brand is not published.');
    const images = { ...before.brand.images, 'home.normal.logo': 'u/0123.webp' };
    const next = { ...before, revision: before.revision + 1, brand: { ...before.brand, images } };
    t.brands.take(next);
    const { data } = await t.call('GET /api/configuration');
    expect(data).toContainEqual({ key: 'home.normal.logo', value: { data: { path: 'u/0123.webp' } } });
    expect((await t.call('GET /api/configuration', { brand: sibling })).data).toEqual(ofSibling);
  });
});
