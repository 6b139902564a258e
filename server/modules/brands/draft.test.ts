import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Calls } from '#schemas/api/contract';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

const DRAFT = 'PATCH /api/staff/brand/{brandId}/draft';
const DISCARD = 'POST /api/staff/brand/{brandId}/draft/discard';
const OPEN = 'GET /api/staff/brand/{brandId}';
type Changes = Calls[typeof DRAFT]['body']['changes'];

describe('drafts', () => {
  const [brand, sibling] = [testBrand('primary', { theme: { color: '#2266ff' } }), testBrand('sibling')];
  const params = { brandId: brand.id };
  let t: TestApp;
  let [first, second]: TestStaff[] = [];
  beforeAll(async () => {
    t = await testApp({ brands: [brand, sibling] });
    [first, second] = [await buildStaff(t, 'editor', brand.id), await buildStaff(t, 'editor', brand.id)];
  });
  beforeEach(() => t.db.deleteFrom('brand_drafts').execute());
  afterAll(() => t.close());

  const save = (changes: Changes, as = first) => t.call(DRAFT, { as, params, body: { changes } });
  const open = async (as = first) => (await t.call(OPEN, { as, params })).data;
  const text = (n: number, after: string, before?: string) => ({
    path: `/texts/th/common:app.t${n}`,
    ...(before !== undefined && { before }),
    after,
  });

  it('W5 two editors on different settings both land, also where both begin the same group', async () => {
    const [a, b] = await Promise.all([
      save([{ path: '/theme/color', before: '#2266ff', after: '#aa0000' }], first),
      save([{ path: '/footer/year', after: '2026' }], second),
    ]);
    expect([a.data.version, b.data.version].sort()).toEqual([1, 2]);
    await save([{ path: '/footer', before: { year: '2026' }, after: { year: '2027' } }]);
    const { draft } = await open();
    expect(draft).toMatchObject({ version: 3, updatedBy: first?.email });
    expect(draft.file).toMatchObject({ theme: { color: '#aa0000' }, footer: { year: '2027' } });
  });

  it('W5 a conflict in one setting refuses the second editor’s complete call', async () => {
    await save([{ path: '/theme/color', before: '#2266ff', after: '#aa0000' }], first);
    const before = await open();
    const late = await save(
      [
        { path: '/footer/year', after: '2026' },
        { path: '/theme/color', before: '#2266ff', after: '#00aa00' },
      ],
      second,
    );
    expect([late.status, late.error.code]).toEqual([409, 'DRAFT_CONFLICT']);
    expect(await open()).toEqual(before);
    const same = await save([{ path: '/theme/color', before: '#2266ff', after: '#aa0000' }], second);
    expect(same.data.version).toBe(1);
  });

  it('W5 fifty at once on fifty settings all land, and are counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => save([text(n, `ข้อความ ${n}`)], n % 2 ? first : second)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(({ data }) => data.version)).size).toBe(50);
    const { draft } = await open();
    expect(draft.version).toBe(50);
    expect(Object.keys((draft.file as { texts: { th: object } }).texts.th)).toHaveLength(50);
  });

  it.each([
    ['a draft that nobody has begun', 0],
    ['a begun draft', 1],
  ])('W5 of fifty at once on one setting of %s exactly one lands', async (_, version) => {
    if (version > 0) await save([text(1, 'เริ่ม')]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => save([text(0, `ข้อความ ${n}`)], n % 2 ? first : second)),
    );
    const landed = answers.filter(({ status }) => status === 200);
    expect(landed).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
      new Set(['DRAFT_CONFLICT']),
    );
    const { draft } = await open();
    expect(draft).toMatchObject({ version: version + 1, file: landed[0]?.data.file });
  });

  it('W5 one editor saving quickly, each save on the last, never conflicts', async () => {
    let before = '#2266ff';
    for (let n = 1; n <= 40; n += 1) {
      const after = `#${String(n).padStart(6, '0')}`;
      const { data } = await save([{ path: '/theme/color', before, after }]);
      expect(data).toMatchObject({ version: n, file: { theme: { color: after } } });
      before = after;
    }
  });

  it('W5 a draft that is started during a publication does not revert it', async () => {
    const publisher = await buildStaff(t, 'publisher', brand.id);
    for (let n = 1; n <= 8; n += 1) {
      await t.db.deleteFrom('brand_drafts').execute();
      const { published } = await open();
      const file = { ...published.file, footer: { year: String(2000 + n) } };
      const [saved, released] = await Promise.all([
        save([text(1, `ก${n}`)]),
        t.call('POST /api/staff/brand/{brandId}/release', {
          as: publisher,
          params,
          body: { baseRevision: published.revision, note: 'push', reason: 'ทดสอบ', file },
        }),
      ]);
      expect([saved.status, released.status]).toEqual([200, 200]);
      const now = await open();
      expect(now.published.revision).toBe(published.revision + 1);
      expect(now.draft.file).toMatchObject({ ...file, texts: { th: { 'common:app.t1': `ก${n}` } } });
    }
  });

  it('W5 a save that changes nothing counts nothing and leaves no draft', async () => {
    const { data } = await save([{ path: '/theme/color', before: '#2266ff', after: '#2266ff' }]);
    expect(data).toMatchObject({ version: 0, updatedAt: null });
    expect(await t.db.selectFrom('brand_drafts').select('version').execute()).toEqual([]);
  });

  it('W5 a draft may be wrong: errors block publishing, not saving', async () => {
    expect((await save([{ path: '/theme/color', before: '#2266ff', after: 'reddish' }])).data.version).toBe(
      1,
    );
  });

  it('W5 discards the draft that was seen, not a newer one', async () => {
    await save([text(1, 'ก')]);
    await save([text(2, 'ข')], second);
    const discard = (version: number) => t.call(DISCARD, { as: first, params, body: { version } });
    expect((await discard(1)).error.code).toBe('DRAFT_CONFLICT');
    expect((await open()).draft.version).toBe(2);
    const { data } = await discard(2);
    expect(data).toMatchObject({
      permissions: ['look', 'drafts.edit'],
      draft: { version: 0, updatedAt: null, updatedBy: null },
    });
    expect(data.draft.file).toEqual(data.published.file);
    expect((await discard(2)).error.code).toBe('DRAFT_CONFLICT');
    expect((await discard(0)).status).toBe(200);
  });

  it('I5 I6 a viewer cannot change a draft; at a foreign brand there is none', async () => {
    const [viewer, stranger] = [
      await buildStaff(t, 'viewer', brand.id),
      await buildStaff(t, 'admin', sibling.id),
    ];
    expect((await save([text(1, 'ก')], viewer)).status).toBe(403);
    expect((await save([text(1, 'ก')], stranger)).status).toBe(404);
    expect((await t.call(OPEN, { as: stranger, params })).status).toBe(404);
    expect((await t.call(DISCARD, { as: viewer, params, body: { version: 0 } })).status).toBe(403);
    const made = await t.call(OPEN, { as: first, params: { brandId: 'no-such-brand' } });
    expect(made.status).toBe(404);
    await save([text(1, 'ก')]);
    const other = await t.call(OPEN, { as: stranger, params: { brandId: sibling.id } });
    expect(other.data.draft.version).toBe(0);
    expect(other.text).not.toContain('common:app.t1');
  });

  const deep = (levels: number): unknown => (levels === 0 ? 1 : { deep: deep(levels - 1) });
  it.each([
    ['another id', { path: '/id', before: brand.id, after: sibling.id }],
    ['no id', { path: '/id', before: brand.id }],
    ['another version', { path: '/version', before: 1, after: 2 }],
    ['a prototype', { path: '/theme/__proto__', after: 'x' }],
    ['a constructor', { path: '/constructor/name', after: 'x' }],
    ['a constructor inside', { path: '/theme/x', after: { prototype: 1 } }],
    ['an item of a list', { path: '/hostnames/0', after: 'x.example' }],
    ['thirteen levels', { path: '/deep', after: deep(12) }],
    ['more than 200 KB', { path: '/texts/th/common:x', after: 'ก'.repeat(70_000) }],
  ])('W4 refuses %s', async (_, change) => {
    const { status, error } = await save([change]);
    expect([status, error.code]).toEqual([422, 'DRAFT_UNFIT']);
    expect((await open()).draft.version).toBe(0);
  });

  it('W4 takes twelve levels and 190 KB', async () => {
    const { data } = await save([{ path: '/deep', after: deep(11) }, text(1, 'ก'.repeat(63_000))]);
    expect(data.version).toBe(1);
  });

  it('W4 refuses numbers that JSON cannot represent, and prototype keys', async () => {
    const raw = (body: string) => t.call(DRAFT, { as: first, params, unchecked: { body } });
    expect((await raw('{"changes":[{"path":"/a","after":1e999}]}')).error.code).toBe('DRAFT_UNFIT');
    expect((await raw('{"changes":[{"path":"/a","after":{"__proto__":1}}]}')).status).toBe(400);
  });

  it('D11 DSK-73 each save and each discarding leaves a line, a refused one none', async () => {
    const from = t.clock.now();
    t.clock.advance(1000);
    await save([{ path: '/theme/color', before: '#2266ff', after: '#aa0000' }]);
    await save([{ path: '/theme/color', before: '#2266ff', after: '#bb0000' }], second);
    await t.call(DISCARD, { as: second, params, body: { version: 1 } });
    const lines = await t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'detail'])
      .where('brand_id', '=', brand.id)
      .where('created_at', '>', from)
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      {
        action: 'draft.change',
        actor_id: first?.id,
        detail: {
          version: 1,
          changes: 1,
          settings: '/theme/color',
          before: '#2266ff',
          after: '#aa0000',
        },
      },
      { action: 'draft.discard', actor_id: second?.id, detail: { version: 1 } },
    ]);
  });

  it('opens in two queries, saves in four, begins in eight', async () => {
    expect((await t.queries(() => open())).length).toBeLessThanOrEqual(2);
    expect((await t.queries(() => save([text(1, 'ก')]))).length).toBeLessThanOrEqual(8);
    expect((await t.queries(() => save([text(2, 'ก')]))).length).toBeLessThanOrEqual(4);
  });
});
