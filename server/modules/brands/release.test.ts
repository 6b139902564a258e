import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorCode } from '#schemas/api/errors';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import {
  approve,
  ask,
  publishedFile,
  readDraft,
  release,
  validBrands,
  writeDraft,
} from '#server/testing/releaseTools';
import { testApp, type TestApp } from '#server/testing/testApp';

describe('publishing', () => {
  let t: TestApp;
  let publisher: TestStaff;
  beforeEach(async () => {
    t = await testApp({ brands: validBrands() });
    publisher = await buildStaff(t, 'publisher');
  });
  afterEach(() => t.close());

  const refused = async (answer: ReturnType<typeof ask>, code: ErrorCode, status: number) => {
    const { error } = await answer;
    expect([error.code, error.status]).toEqual([code, status]);
    return error;
  };
  const revisions = () =>
    t.call('GET /api/staff/brand/{brandId}/revision', { params: { brandId: t.brand.id }, as: publisher });
  const trail = async () =>
    (await t.db.selectFrom('audit_log').select(['action', 'detail']).orderBy('id').execute()).map(
      ({ action, detail }) => ({ action, ...(detail as object) }),
    );

  it('W5 publishes the draft: served at once, the draft is gone, one audit entry names actor, change and reason', async () => {
    const heard: number[] = [];
    t.brands.onPublished(({ revision }, before) => heard.push(before?.revision ?? 0, revision));
    const before = t.brands.byId(t.brand.id);
    await writeDraft(t, { displayName: 'ใหม่' }, 3);
    const { data } = await ask(t, publisher, { draftVersion: 3, note: 'เปลี่ยนชื่อ' });
    expect(data).toMatchObject({
      status: 'PUBLISHED',
      kind: 'publish',
      baseRevision: 1,
      revision: 2,
      author: publisher.email,
    });
    expect(t.brands.byId(t.brand.id)?.displayName).toBe('ใหม่');
    expect(before?.displayName).toBe('primary');
    expect(t.brands.published(t.brand.id)?.revision).toBe(2);
    expect(heard).toEqual([1, 2]);
    expect(await readDraft(t)).toBeUndefined();
    expect(await trail()).toEqual([
      expect.objectContaining({ action: 'release.publish', note: 'เปลี่ยนชื่อ', revision: 2, kind: 'publish' }),
    ]);
    expect((await revisions()).data.map(({ revision, kind, author }) => [revision, kind, author])).toEqual([
      [2, 'publish', publisher.email],
      [1, 'file', null],
    ]);
  });

  it('W5 rolls back by publishing an old revision', async () => {
    const first = publishedFile(t);
    await release(t, publisher, { displayName: 'สอง' });
    const { data } = await ask(t, publisher, { revision: 1 });
    expect(data).toMatchObject({ kind: 'rollback', restores: 1, revision: 3 });
    expect(publishedFile(t)).toEqual(first);
    expect((await revisions()).data[0]).toMatchObject({ revision: 3, kind: 'rollback', restores: 1 });
    const detail = await t.call('GET /api/staff/brand/{brandId}/revision/{revision}', {
      params: { brandId: t.brand.id, revision: '2' },
      as: publisher,
    });
    expect(detail.data.file).toMatchObject({ displayName: 'สอง' });
    await refused(ask(t, publisher, { revision: 9 }), 'NOT_FOUND', 404);
  });

  it('W5 refuses what rests on another revision or draft, and what changes nothing', async () => {
    await refused(release(t, publisher, { displayName: 'x' }, { baseRevision: 2 }), 'REVISION_CONFLICT', 409);
    await refused(ask(t, publisher, { draftVersion: 0 }), 'NOTHING_TO_PUBLISH', 409);
    await refused(ask(t, publisher, { draftVersion: 2 }), 'DRAFT_CONFLICT', 409);
    await writeDraft(t, { displayName: 'ใหม่' }, 3);
    await refused(ask(t, publisher, { draftVersion: 2 }), 'DRAFT_CONFLICT', 409);
    await refused(release(t, publisher, {}), 'NOTHING_TO_PUBLISH', 409);
    await refused(ask(t, publisher, { revision: 1 }), 'NOTHING_TO_PUBLISH', 409);
    await refused(ask(t, publisher, {}), 'VALIDATION', 400);
    await refused(ask(t, publisher, { draftVersion: 3, revision: 1 }), 'VALIDATION', 400);
    expect(t.brands.published(t.brand.id)?.revision).toBe(1);
  });

  it('W5 BRD-01 a file with errors never replaces a valid one, and each error names its path', async () => {
    const error = await refused(
      release(t, publisher, { clientId: 'ไม่ได้', displayName: '' }),
      'BRAND_INVALID',
      422,
    );
    expect(error.params).toEqual({ n: 2 });
    expect(Object.keys(error.errors ?? {}).sort()).toEqual(['/clientId', '/displayName']);
    expect(error.errors?.['/clientId']).toMatch(/[ก-๙]/);
    const wrong = [
      [{ id: 'sibling' }, '/id'],
      [{ hostnames: ['sibling.example'] }, '/hostnames/0'],
      [{ images: { 'home.normal.logo': 'nowhere.svg' } }, '/images/home.normal.logo'],
      [{ texts: { th: { 'common:no.such': 'x' }, en: {} } }, '/texts/th/common:no.such'],
    ] as const;
    for (const [values, path] of wrong) {
      const { errors } = await refused(release(t, publisher, values), 'BRAND_INVALID', 422);
      expect(Object.keys(errors ?? {})).toEqual([path]);
    }
    expect(t.brands.published(t.brand.id)?.revision).toBe(1);
    expect((await revisions()).data).toHaveLength(1);
  });

  it('W5 a host can be claimed only when free, also right after its brand released it', async () => {
    const [, sibling] = t.brands.all;
    const away = { ...t.brands.published(sibling!.id)!.file, hostnames: [] };
    const { data } = await t.call('POST /api/staff/brand/{brandId}/release', {
      params: { brandId: sibling!.id },
      body: { baseRevision: 1, note: 'คืนโดเมน', file: away },
      as: publisher,
    });
    const admin = await buildStaff(t, 'admin');
    await approve(t, admin, data.uuid, sibling!.id);
    const asked = await release(t, publisher, { hostnames: ['sibling.example'] });
    expect((await approve(t, admin, asked.data.uuid)).status).toBe(200);
    expect(t.brands.ofCall('sibling.example', undefined).id).toBe(t.brand.id);
  });

  it('W5 a warning requires a reason', async () => {
    const silent = { contacts: { line1: '' } } as object;
    const error = await refused(release(t, publisher, silent), 'BRAND_WARNINGS', 422);
    expect(Object.keys(error.errors ?? {})).toEqual(['/contacts/line1']);
    const { data } = await release(t, publisher, silent, { reason: 'ย้ายไลน์' });
    expect(data).toMatchObject({ status: 'PUBLISHED', reason: 'ย้ายไลน์' });
  });

  it('W4 an uploaded image counts when this brand has it', async () => {
    const name = `u/${'a'.repeat(64)}.webp`;
    const images = { 'home.normal.logo': name } as object;
    const content = Buffer.from('x');
    const upload = (brandId: string) =>
      t.db
        .insertInto('brand_images')
        .values({
          brand_id: brandId,
          name,
          content,
          bytes: content.length,
          sha256: createHash('sha256').update(content).digest(),
          width: 200,
          height: 60,
          created_by: publisher.id,
          created_at: t.clock.now(),
        })
        .execute();
    await upload('sibling');
    await refused(release(t, publisher, { images }), 'BRAND_INVALID', 422);
    await upload(t.brand.id);
    expect((await release(t, publisher, { images })).status).toBe(200);
  });

  it('W5 a draft that is changed meanwhile is rebased on the new revision: nothing of either is lost', async () => {
    await writeDraft(t, { displayName: 'ร่าง' }, 4);
    await release(t, publisher, { clientId: 'other' });
    const draft = await readDraft(t);
    expect(draft).toMatchObject({ version: 5, base_revision: 2 });
    expect(draft?.file).toEqual({ ...publishedFile(t), displayName: 'ร่าง' });
    await ask(t, publisher, { draftVersion: 5 });
    expect(publishedFile(t)).toMatchObject({ clientId: 'other', displayName: 'ร่าง' });
  });

  it('M20 pages through revisions, newest first', async () => {
    for (const name of ['a', 'b', 'c']) await release(t, publisher, { displayName: name });
    const params = { brandId: t.brand.id };
    const key = 'GET /api/staff/brand/{brandId}/revision';
    const first = await t.call(key, { params, query: { limit: '3' }, as: publisher });
    expect(first.data.map(({ revision }) => revision)).toEqual([4, 3, 2]);
    const rest = await t.call(key, {
      params,
      query: { limit: '3', cursor: first.meta.next! },
      as: publisher,
    });
    expect(rest.data.map(({ revision }) => revision)).toEqual([1]);
    expect(rest.meta.next).toBeNull();
    expect((await t.call(key, { params, query: { cursor: 'AAAA' }, as: publisher })).error.code).toBe(
      'CURSOR_INVALID',
    );
  });

  it('I5 an editor may not publish; a publisher of another brand does not see this one', async () => {
    const editor = await buildStaff(t, 'editor');
    await refused(release(t, editor, { displayName: 'x' }), 'FORBIDDEN', 403);
    const stranger = await buildStaff(t, 'publisher', 'sibling');
    await refused(release(t, stranger, { displayName: 'x' }), 'NOT_FOUND', 404);
  });
});
