import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Calls } from '#schemas/api/contract';
import type { BrandFile } from '#schemas/brand/brandFile';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import { validBrands } from '#server/testing/releaseTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { publishDueSets } from './publishDueSets';

type ReleaseInput = Partial<Calls['POST /api/staff/release-set']['body']>;

describe('releases of several brands at once', () => {
  let t: TestApp;
  let author: TestStaff;
  let second: TestStaff;
  const open = async (fourEyes = false) => {
    t = await testApp({ brands: validBrands(fourEyes) });
    [author, second] = [await buildStaff(t, 'admin'), await buildStaff(t, 'publisher')];
  };
  beforeEach(() => open());
  afterEach(() => t.close());

  const revisions = () => t.brands.all.map(({ id }) => t.brands.published(id)?.revision);
  const names = () => t.brands.all.map(({ displayName }) => displayName);

  /** Writes a draft of each brand and names them all. */
  const drafted = async (values: Partial<BrandFile> | readonly Partial<BrandFile>[]) => {
    const named = [];
    for (const [i, { id }] of t.brands.all.entries()) {
      const published = t.brands.published(id);
      const change = Array.isArray(values) ? (values as Partial<BrandFile>[])[i] : values;
      const row = {
        version: 1,
        file: JSON.stringify({ ...published?.file, ...change }),
        base_revision: published?.revision ?? 0,
        updated_at: t.clock.now(),
      };
      await t.db
        .insertInto('brand_drafts')
        .values({ brand_id: id, ...row })
        .onConflict((on) => on.column('brand_id').doUpdateSet(row))
        .execute();
      named.push({ brandId: id, baseRevision: published?.revision ?? 0, draftVersion: 1 });
    }
    return named;
  };
  const request = (brands: Awaited<ReturnType<typeof drafted>>, input: ReleaseInput = {}, as = author) =>
    t.call('POST /api/staff/release-set', { body: { brands, note: 'ทุกแบรนด์', ...input }, as });
  const decide = (step: 'approve' | 'cancel', uuid: string, as: TestStaff) =>
    t.call(`POST /api/staff/release-set/{uuid}/${step}`, { params: { uuid }, as });
  const rollBack = (uuid: string, as = author) =>
    t.call('POST /api/staff/release-set/{uuid}/rollback', { params: { uuid }, body: { note: 'กลับ' }, as });

  it('W5 are published together and listed as one set', async () => {
    const { data } = await request(await drafted({ displayName: 'ใหม่' }));
    expect(data).toMatchObject({ status: 'PUBLISHED', note: 'ทุกแบรนด์', current: true });
    expect(data.releases.map(({ brandId, release }) => [brandId, release.revision])).toEqual([
      ['primary', 2],
      ['sibling', 2],
    ]);
    expect(names()).toEqual(['ใหม่', 'ใหม่']);
    const list = await t.call('GET /api/staff/release-set', { as: author });
    expect(list.data.map(({ uuid }) => uuid)).toEqual([data.uuid]);
  });

  it('W5 publish none when one cannot be published, and name it', async () => {
    const named = await drafted([{ displayName: 'ใหม่' }, { displayName: '' }]);
    const { status, error } = await request(named);
    expect([status, error.code, error.params?.['brandId']]).toEqual([422, 'BRAND_INVALID', 'sibling']);
    expect(revisions()).toEqual([1, 1]);
    const stale = await request(
      named.map((one) => ({ ...one, baseRevision: one.brandId === 'primary' ? 1 : 9 })),
    );
    expect([stale.error.code, stale.error.params?.['brandId']]).toEqual(['REVISION_CONFLICT', 'sibling']);
    expect(await t.db.selectFrom('brand_releases').selectAll().execute()).toEqual([]);
  });

  it('W5 refuse two brands that claim one host within the set', async () => {
    const { error } = await request(
      await drafted([{ hostnames: ['one.example'] }, { hostnames: ['one.example', 'sibling.example'] }]),
    );
    expect(error.code).toBe('BRAND_INVALID');
    expect(revisions()).toEqual([1, 1]);
  });

  it('W5 all wait for a second person when one of them does; the author cannot be that one', async () => {
    await t.close();
    await open(true);
    const { data } = await request(await drafted({ displayName: 'สอง' }));
    expect(data).toMatchObject({ status: 'WAITING_APPROVAL', current: false });
    expect(revisions()).toEqual([1, 1]);
    expect((await decide('approve', data.uuid, author)).error.code).toBe('FOUR_EYES');
    const [first] = data.releases;
    const alone = await t.call('POST /api/staff/brand/{brandId}/release/{uuid}/approve', {
      params: { brandId: first?.brandId ?? '', uuid: first?.release.uuid ?? '' },
      as: second,
    });
    expect(alone.error.code).toBe('RELEASE_IN_SET');
    const answers = await Promise.all([1, 2, 3].map(() => decide('approve', data.uuid, second)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(revisions()).toEqual([2, 2]);
  });

  it('W5 are taken back together', async () => {
    await t.close();
    await open(true);
    const { data } = await request(await drafted({ displayName: 'สอง' }));
    expect((await decide('cancel', data.uuid, author)).data.status).toBe('CANCELLED');
    expect((await decide('approve', data.uuid, second)).error.code).toBe('STATE_CHANGED');
    expect(revisions()).toEqual([1, 1]);
  });

  it('W5 are scheduled together, and fail together with the reason', async () => {
    const at = () => new Date(t.clock.now().getTime() + 60_000).toISOString();
    const { data } = await request(await drafted({ displayName: 'ตามเวลา' }), { at: at() });
    expect(data.status).toBe('SCHEDULED');
    await publishDueSets(t);
    expect(revisions()).toEqual([1, 1]);
    t.clock.advance(61_000);
    await Promise.all([publishDueSets(t), publishDueSets(t)]);
    expect(revisions()).toEqual([2, 2]);
    expect(names()).toEqual(['ตามเวลา', 'ตามเวลา']);

    const next = await request(await drafted({ displayName: 'ครั้งที่สอง' }), { at: at() });
    // Somebody publishes one of the brands meanwhile.
    await t.call('POST /api/staff/brand/{brandId}/release', {
      params: { brandId: 'sibling' },
      body: {
        baseRevision: 2,
        note: 'แทรก',
        file: { ...t.brands.published('sibling')?.file, displayName: 'แทรก' },
      },
      as: author,
    });
    t.clock.advance(61_000);
    await publishDueSets(t);
    expect(revisions()).toEqual([2, 3]);
    const list = await t.call('GET /api/staff/release-set', { as: author });
    const failed = list.data.find(({ uuid }) => uuid === next.data.uuid);
    expect(failed?.status).toBe('FAILED');
    for (const { release } of failed?.releases ?? []) expect(release.failure).toContain('sibling: ');
  });

  it('W5 are rolled back together, unless one of the brands has moved on', async () => {
    const before = names();
    const { data } = await request(await drafted({ displayName: 'ใหม่' }));
    const back = await rollBack(data.uuid);
    expect(back.data).toMatchObject({ status: 'PUBLISHED', current: true });
    expect(names()).toEqual(before);
    expect(revisions()).toEqual([3, 3]);
    const again = await rollBack(data.uuid);
    expect([again.status, again.error.code]).toEqual([409, 'REVISION_CONFLICT']);
    expect(revisions()).toEqual([3, 3]);
  });

  it('I5 I6 need the publisher of every brand', async () => {
    const one = await buildStaff(t, 'publisher', 'primary');
    const named = await drafted({ displayName: 'x' });
    const refused = await request(named, {}, one);
    expect([refused.status, refused.error.code]).toEqual([404, 'NOT_FOUND']);
    const { data } = await request(named);
    for (const answer of [await rollBack(data.uuid, one), await decide('cancel', data.uuid, one)])
      expect(answer.status).toBe(404);
    expect((await t.call('GET /api/staff/release-set', { as: one })).data).toEqual([]);
  });

  it('W5 refuse one brand twice, and a single brand', async () => {
    const [first] = await drafted({ displayName: 'x' });
    if (!first) throw new Error('There is no brand.');
    expect((await request([first, first])).error.code).toBe('VALIDATION');
    expect((await request([first])).status).toBe(400);
  });
});
