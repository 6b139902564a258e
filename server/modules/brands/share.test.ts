import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutTiers } from '#core/brand/publicBrand';
import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import { deleteExpired } from '#server/platform/jobs/housekeeping';
import { createToken } from '#server/platform/crypto/token';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

const CREATE = 'POST /api/staff/brand/{brandId}/share';
const LIST = 'GET /api/staff/brand/{brandId}/share';
const REVOKE = 'POST /api/staff/brand/{brandId}/share/{uuid}/revoke';
const DRAFT = 'PATCH /api/staff/brand/{brandId}/draft';
const OPEN = 'POST /api/share';

describe('share links', () => {
  const [brand, sibling] = [testBrand('primary'), testBrand('sibling')];
  const params = { brandId: brand.id };
  let t: TestApp;
  let editor: TestStaff;
  beforeAll(async () => {
    t = await testApp({ brands: [brand, sibling] });
  });
  beforeEach(async () => {
    await t.db.deleteFrom('brand_shares').execute();
    await t.db.deleteFrom('brand_drafts').execute();
    // Time advances in these tests, and idle staff sessions expire.
    editor = await buildStaff(t, 'editor', brand.id);
  });
  afterAll(() => t.close());

  const create = (body: { draftVersion?: number; days?: number; note?: string } = {}, as = editor) =>
    t.call(CREATE, {
      as,
      params,
      body: {
        draftVersion: 0,
        view: 'route=/login&state=visitor&device=390',
        note: 'ให้ลูกค้าดู',
        days: 7,
        ...body,
      },
    });
  const open = (token: string) => t.call(OPEN, { body: { token } });
  const list = async (as = editor) => (await t.call(LIST, { as, params })).data;
  const revoke = (uuid: string, as = editor, at = brand.id) =>
    t.call(REVOKE, { as, params: { brandId: at, uuid } });
  const change = (path: string, after: unknown) =>
    t.call(DRAFT, { as: editor, params, body: { changes: [{ path, after }] } });

  it('I5 opens the complete draft as it was, without an account, even after the draft changed', async () => {
    await change('/footer/year', '2026');
    const { data } = await create({ draftVersion: 1 });
    await change('/displayName', 'another');
    await t.db.deleteFrom('brand_drafts').execute();
    const seen = (await open(data.token)).data;
    expect(seen).toMatchObject({
      brandId: brand.id,
      view: 'route=/login&state=visitor&device=390',
      note: 'ให้ลูกค้าดู',
      expiresAt: data.share.expiresAt,
    });
    expect(seen.brand).toEqual(withoutTiers({ ...brand, footer: { ...brand.footer, year: '2026' } }));
  });

  it('A1 stores and logs no token', async () => {
    const { data } = await create();
    await open(data.token);
    const [shares, trail] = await Promise.all([
      t.db.selectFrom('brand_shares').selectAll().execute(),
      t.db.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(JSON.stringify([shares, trail, t.logs, await list()])).not.toContain(data.token);
    expect((await open(shares[0]?.token_hash.toString('base64url') ?? '')).status).toBe(404);
  });

  it('I5 ends at its time, or when it is revoked; then it is as if it had never been', async () => {
    const [short, long] = [await create({ days: 1 }), await create({ days: 30 })];
    const unknown = await open(createToken());
    t.clock.advance(DAY_MS - 1);
    expect((await open(short.data.token)).status).toBe(200);
    t.clock.advance(1);
    const over = await open(short.data.token);
    editor = await buildStaff(t, 'editor', brand.id);
    const revoked = await revoke(long.data.share.uuid);
    expect(revoked.data.revokedAt).not.toBeNull();
    const ended = await open(long.data.token);
    for (const answer of [over, ended]) {
      expect(answer.status).toBe(404);
      expect(answer.text).toBe(unknown.text);
    }
    t.clock.advance(1000);
    expect((await revoke(long.data.share.uuid)).data).toEqual(revoked.data);
  });

  it('I5 I6 only editors of the brand create, list and revoke links', async () => {
    const { data } = await create();
    const [viewer, stranger] = [
      await buildStaff(t, 'viewer', brand.id),
      await buildStaff(t, 'admin', sibling.id),
    ];
    for (const [as, status] of [
      [viewer, 403],
      [stranger, 404],
    ] as const) {
      expect((await create({}, as)).status).toBe(status);
      expect((await t.call(LIST, { as, params })).status).toBe(status);
      expect((await revoke(data.share.uuid, as)).status).toBe(status);
    }
    const foreign = await revoke(data.share.uuid, stranger, sibling.id);
    const madeUp = await revoke('0197f000-0000-7000-8000-000000000000', stranger, sibling.id);
    expect([foreign.status, foreign.text]).toEqual([404, madeUp.text]);
    expect((await t.call(LIST, { as: stranger, params: { brandId: sibling.id } })).data).toEqual([]);
    expect((await open(data.token)).status).toBe(200);
  });

  it('W5 refuses another version of the draft than the one seen', async () => {
    expect((await create({ draftVersion: 1 })).error.code).toBe('DRAFT_CONFLICT');
    await change('/footer/year', '2026');
    expect((await create({ draftVersion: 0 })).error.code).toBe('DRAFT_CONFLICT');
  });

  it('W4 refuses a draft with errors, and answers their number', async () => {
    await change('/theme/color', 'reddish');
    const { status, error } = await create({ draftVersion: 1 });
    expect([status, error.code, error.params]).toEqual([422, 'BRAND_INVALID', { n: 1 }]);
    expect(await list()).toEqual([]);
  });

  it('D13 fifty links are active at most, also after sixty concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => create()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['SHARE_LIMIT']));
    const [link] = await list();
    await revoke(link?.uuid ?? '');
    expect((await create()).status).toBe(200);
    expect((await create()).error.params).toEqual({ n: 50 });
  });

  it('D13 lists newest first, a hundred at most, and none that lives is missing', async () => {
    const first = await create({ days: 30, note: 'first' });
    for (let n = 0; n < 3; n += 1) {
      t.clock.advance(1000);
      const made = await Promise.all(Array.from({ length: 40 }, () => create({ note: `${n}` })));
      await Promise.all(made.map(({ data }) => revoke(data.share.uuid)));
    }
    const links = await list();
    expect(links).toHaveLength(100);
    expect(links[0]?.note).toBe('2');
    expect(links.at(-1)?.uuid).toBe(first.data.share.uuid);
  });

  it('D13 what ended a season ago is tidied away', async () => {
    await create({ days: 1 });
    const left = async () => (await t.db.selectFrom('brand_shares').select('id').execute()).length;
    t.clock.advance(91 * DAY_MS);
    await deleteExpired(t.db, t.clock);
    expect(await left()).toBe(1);
    t.clock.advance(1);
    await deleteExpired(t.db, t.clock);
    expect(await left()).toBe(0);
  });

  it('D11 making and revoking leave a line each', async () => {
    const from = t.clock.now();
    t.clock.advance(1000);
    const { uuid } = (await create()).data.share;
    await revoke(uuid);
    await revoke(uuid);
    const lines = await t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'subject_id'])
      .where('created_at', '>', from)
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { action: 'share.create', actor_id: editor.id, subject_id: uuid },
      { action: 'share.revoke', actor_id: editor.id, subject_id: uuid },
    ]);
  });

  it('D13 a stranger who tries tokens is stopped for a minute', async () => {
    t.clock.advance(MINUTE_MS);
    const tries = await Promise.all(Array.from({ length: 70 }, () => open(createToken())));
    expect(tries.filter(({ status }) => status === 404)).toHaveLength(60);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
    t.clock.advance(MINUTE_MS);
    expect((await open(createToken())).status).toBe(404);
  });

  it.each(['', 'x', 'x'.repeat(44), "' OR 1=1--".padEnd(43, '-')])('I4 %j is not a token', async (token) => {
    expect((await open(token)).status).toBe(400);
  });

  it('reads in at most two queries', async () => {
    const { data } = await create();
    expect((await t.queries(() => open(data.token))).length).toBeLessThanOrEqual(2);
    expect((await t.queries(() => list())).length).toBeLessThanOrEqual(2);
  });
});
