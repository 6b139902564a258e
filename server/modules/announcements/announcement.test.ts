import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time/durations';
import { uuidv7 } from '#server/platform/id';
import { buildMember, buildStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

const [brand, sibling] = [testBrand('primary'), testBrand('sibling')];
const STAFF = 'POST /api/staff/brand/{brandId}/announcement';
const END = 'POST /api/staff/brand/{brandId}/announcement/{uuid}/end';

describe('announcements', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ brands: [brand, sibling] });
  });
  afterAll(() => t.close());

  const announce = (
    title: string,
    values: {
      audience?: 'ALL' | 'PUBLIC' | 'MEMBER';
      from?: number;
      to?: number | null;
      brandId?: string;
      detail?: string;
    } = {},
  ) => {
    const at = (hours: number) => new Date(t.clock.now().getTime() + hours * HOUR_MS);
    const { audience = 'ALL', from = -1, to = null, brandId = brand.id, detail = 'รายละเอียด' } = values;
    return t.db
      .insertInto('announcements')
      .values({
        brand_id: brandId,
        id: uuidv7(),
        title,
        detail,
        audience,
        start_at: at(from),
        end_at: to === null ? null : at(to),
        created_at: at(-9),
      })
      .execute();
  };

  it('API-159 API-160 ROL-01 shows what runs now to whom it is for, newest first', async () => {
    const member = await buildMember(t);
    await announce('everybody', { from: -3 });
    await announce('visitors', { audience: 'PUBLIC', from: -2 });
    await announce('members', { audience: 'MEMBER', from: -1 });
    await announce('over', { from: -5, to: 0 });
    await announce('to come', { from: 0.001 });
    await announce('elsewhere', { brandId: sibling.id });
    const visitor = () => t.call('GET /api/announcement');
    expect((await visitor()).data.map(({ title }) => title)).toEqual(['visitors', 'everybody']);
    const { data } = await t.call('GET /api/auth/announcement', { as: member });
    expect(data.map(({ title }) => title)).toEqual(['members', 'everybody']);
    expect(data[0]).toMatchObject({
      image: null,
      link: null,
      popup: false,
      startAt: '2026-11-14T08:00:00.000+07:00',
      endAt: null,
    });
    t.clock.advance(4_000);
    expect((await visitor()).data.map(({ title }) => title)).toEqual(['to come', 'visitors', 'everybody']);
    expect((await t.queries(visitor)).length).toBeLessThanOrEqual(1);
  });

  it('ENT-14 staff write both languages, and a missing one is null', async () => {
    const staff = { params: { brandId: brand.id }, as: await buildStaff(t, 'operator') };
    const texts = { title: 'สองภาษา', titleEn: ' Two languages ', detailEn: 'More' } as const;
    const both = await t.call(STAFF, { ...staff, body: { ...texts, audience: 'PUBLIC' } });
    expect(both.data).toMatchObject({ title: 'สองภาษา', titleEn: 'Two languages', detailEn: 'More' });
    const thai = await t.call(STAFF, { ...staff, body: { title: 'ภาษาเดียว', audience: 'PUBLIC' } });
    expect(thai.data).toMatchObject({ titleEn: null, detailEn: null });
    const { data } = await t.call('GET /api/announcement');
    const shown = data.filter(({ uuid }) => [both.data.uuid, thai.data.uuid].includes(uuid));
    expect(shown.map(({ titleEn }) => titleEn).sort()).toEqual(['Two languages', null]);
    for (const { uuid } of shown) await t.call(END, { ...staff, params: { ...staff.params, uuid } });
  });

  it('W10 98 text stays text', async () => {
    const detail = '<script>alert(1)</script> "><img src=x onerror=alert(1)> {{7*7}} javascript:alert(1)';
    await announce('hostile', { detail, from: -0.001 });
    const answer = await t.call('GET /api/announcement');
    expect(answer.data.find(({ title }) => title === 'hostile')?.detail).toBe(detail);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it('ENT-14 D11 staff announce and end, each once and on the record', async () => {
    const quiet = { params: { brandId: sibling.id }, as: await buildStaff(t, 'operator', sibling.id) };
    const body = { title: ' ข่าวใหม่ ', audience: 'MEMBER', popup: true, link: 'https://a.example/x' } as const;
    const { data } = await t.call(STAFF, { ...quiet, body: { ...body, detail: 'บรรทัดแรก\nบรรทัดสอง' } });
    const member = await buildMember(t, { brand: sibling });
    const read = async () =>
      (await t.call('GET /api/auth/announcement', { as: member })).data.filter(
        ({ uuid }) => uuid === data.uuid,
      );
    expect(await read()).toMatchObject([{ title: 'ข่าวใหม่', popup: true, link: 'https://a.example/x' }]);
    const end = () => t.call(END, { ...quiet, params: { ...quiet.params, uuid: data.uuid } });
    expect((await end()).data.endAt).toBe('2026-11-14T09:00:04.000+07:00');
    expect(await read()).toEqual([]);
    expect((await end()).error.code).toBe('STATE_CHANGED');
    const listed = await t.call('GET /api/staff/brand/{brandId}/announcement', quiet);
    expect(listed.data).toContainEqual({ ...data, endAt: '2026-11-14T09:00:04.000+07:00' });
    const lines = await t.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', data.uuid)
      .execute();
    expect(lines.map(({ action }) => action).sort()).toEqual(['announcement.end', 'announcement.publish']);
  });

  it('W10 98 refuses an unsafe link or image, and an end before its start', async () => {
    const staff = { params: { brandId: brand.id }, as: await buildStaff(t, 'operator') };
    const bad = [
      'javascript:alert(1)',
      'data:text/html,x',
      'http://a.example/',
      'line://ti/p/x',
      '//evil.example',
      'https://good@evil',
      'https://a b',
    ].map((link) => ({ link }));
    const worse = ['https://evil.example/x.png', '../secret.png', 'javascript:alert(1)', '/etc/passwd'];
    const late = { endAt: '2026-11-14T08:00:00+07:00' };
    for (const values of [...bad, ...worse.map((image) => ({ image })), late]) {
      const answer = await t.call(STAFF, { ...staff, body: { title: 'x', audience: 'ALL', ...values } });
      expect([values, answer.status]).toEqual([values, 400]);
    }
  });

  it('D13 never shows more than 50', async () => {
    for (let n = 0; n < 60; n += 1) await announce(`n${String(n)}`, { brandId: sibling.id });
    expect((await t.call('GET /api/announcement', { brand: sibling })).data).toHaveLength(50);
  });
});
