import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time/durations';
import { timelineKinds } from '#schemas/api/shapes/deskMember';
import { uuidv7 } from '#server/platform/id';
import { buildMember, buildStaff, type TestMember, type TestStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { buildOwner } from '#tests/access/objects';

const TIMELINE = 'GET /api/staff/brand/{brandId}/member/{uuid}/timeline';

describe('timeline of a member', () => {
  let t: TestApp;
  let staff: TestStaff;
  beforeAll(async () => {
    t = await testApp();
    staff = await buildStaff(t, 'operator');
  });
  afterAll(() => t.close());

  const page = (member: TestMember, query: object = {}) =>
    t.call(TIMELINE, { as: staff, params: { brandId: member.brand.id, uuid: member.id }, query });
  const whole = async (member: TestMember, query: object = {}) => {
    const rows = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { data, meta } = await page(member, { ...query, ...(cursor !== undefined && { cursor }) });
      rows.push(...data);
      cursor = meta.next;
    }
    return rows;
  };

  it('DSK-32 has one row for each event of every kind, with what staff did and wrote', async () => {
    const { member, ids } = await buildOwner(t, t.brand);
    t.clock.advance(MINUTE_MS);
    const params = { brandId: member.brand.id, uuid: member.id };
    const suspend = 'POST /api/staff/brand/{brandId}/member/{uuid}/suspend';
    await t.call(suspend, { as: staff, params, body: { reason: 'ใช้หลายยูส' } });
    const rows = await whole(member);
    expect(rows[0]).toMatchObject({ kind: 'act', code: 'member.suspend', text: 'ใช้หลายยูส', by: 'operator' });
    const byKind = (kind: string) => rows.filter((row) => row.kind === kind);
    expect(byKind('ledger')).toMatchObject([
      { code: 'ADJUSTMENT', amount: 1000, balance: 1000, unit: 'BAHT' },
    ]);
    expect(byKind('deposit')).toMatchObject([
      { code: 'BANK', amount: 500.37, status: 'PENDING', record: { kind: 'deposit', uuid: ids.deposit } },
    ]);
    expect(byKind('slip')).toMatchObject([{ amount: 200, status: 'VERIFIED' }]);
    expect(byKind('withdrawal')).toMatchObject([{ amount: 100, status: 'FAILED' }]);
    expect(byKind('adjustment')).toMatchObject([{ code: 'CORRECTION', amount: -100, status: 'PENDING' }]);
    expect(byKind('reward')).toMatchObject([{ code: 'mug', amount: -100, unit: 'POINT', text: 'แก้วน้ำ' }]);
    expect(byKind('game-transfer')).toMatchObject([{ code: 'OUT', values: { provider: 'away' } }]);
    expect(byKind('note')).toMatchObject([{ text: 'x', by: 'viewer', values: { pinned: 'true' } }]);
    expect(byKind('login')).toHaveLength(2);
    for (const kind of ['prize', 'level', 'turnover', 'play'])
      expect([kind, byKind(kind).length]).toEqual([kind, 1]);
    expect(JSON.stringify(rows)).not.toContain(member.bankId);
  });

  it('DSK-32 pages over events of one time and one id without a gap or a repetition', async () => {
    const member = await buildMember(t, { credit: 100 });
    const now = t.clock.now();
    const id = uuidv7();
    const common = { brand_id: member.brand.id, member_id: member.id, created_at: now };
    await t.db
      .insertInto('member_notes')
      .values(
        [id, uuidv7(), uuidv7()].map((note) => ({
          ...common,
          id: note,
          text: 'x',
          pinned: false,
          author_id: staff.id,
        })),
      )
      .execute();
    await t.db
      .insertInto('withdrawals')
      .values({
        ...common,
        id,
        amount: 100,
        bank_name: 'KBANK',
        bank_id: '1234567890',
        account_name: 'x',
        status: 'SUCCESS',
      })
      .execute();
    const all = (await page(member, { limit: '100' })).data;
    expect(all).toHaveLength(6);
    for (const limit of ['1', '2', '5']) expect(await whole(member, { limit })).toEqual(all);
    const times = all.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect(all.filter(({ uuid }) => uuid === id).map(({ kind }) => kind)).toEqual(['note', 'withdrawal']);
  });

  it('DSK-32 is filtered by kind and by Bangkok days', async () => {
    const member = await buildMember(t, { credit: 100 });
    const first = t.clock.now();
    t.clock.advance(3 * DAY_MS);
    staff = await buildStaff(t, 'operator');
    const note = 'POST /api/staff/brand/{brandId}/member/{uuid}/note';
    const params = { brandId: member.brand.id, uuid: member.id };
    await t.call(note, { as: staff, params, body: { text: 'โทรแล้ว' } });
    const kinds = async (query: object) => (await whole(member, query)).map(({ kind }) => kind);
    expect(await kinds({})).toEqual(['note', 'login', 'ledger']);
    expect(await kinds({ kind: 'ledger,note' })).toEqual(['note', 'ledger']);
    const day = new Date(first.getTime() + 7 * HOUR_MS).toISOString().slice(0, 10);
    expect(await kinds({ start: day, end: day })).toEqual(['login', 'ledger']);
    expect(await kinds({ start: day, end: day, kind: 'note' })).toEqual([]);
    for (const kind of timelineKinds) expect((await page(member, { kind })).status).toBe(200);
    const wrong = await t.call(TIMELINE, { as: staff, params, unchecked: { query: 'kind=password' } });
    expect([wrong.status, wrong.error.code]).toEqual([400, 'VALIDATION']);
  });

  it('DSK-32 DSK-81 DSK-82 is exported as CSV without formulas, with its filters, and audited', async () => {
    const member = await buildMember(t, { credit: 100 });
    const params = { brandId: member.brand.id, uuid: member.id };
    const note = 'POST /api/staff/brand/{brandId}/member/{uuid}/note';
    // More than a page.
    for (let n = 0; n < 101; n += 1)
      await t.call(note, { as: staff, params, body: { text: `=SUM(${n}), "x"` } });
    const download = (query: object) =>
      t.call('GET /api/staff/brand/{brandId}/member/{uuid}/timeline/export', { as: staff, params, query });
    const { status, text, headers } = await download({ kind: 'note,ledger' });
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = text.trim().split('\r\n').slice(1);
    const listed = await whole(member, { kind: 'note,ledger', limit: '100' });
    expect(lines).toHaveLength(102);
    expect(lines.map((line) => line.split(',')[3])).toEqual(listed.map(({ uuid }) => uuid));
    expect(lines.filter((line) => line.includes(`"'=SUM(7), ""x"""`))).toHaveLength(1);
    expect(text).not.toContain(member.bankId);
    const audited = await t.db
      .selectFrom('audit_log')
      .select('detail')
      .where('subject_id', '=', member.id)
      .where('action', '=', 'member.export')
      .execute();
    expect(audited).toEqual([{ detail: { kind: 'note,ledger', rows: 102 } }]);
  });

  it('DSK-32 refuses an invented cursor', async () => {
    const member = await buildMember(t);
    const { meta } = await page(member, { limit: '1', kind: 'login' });
    expect(meta.next).toBeNull();
    for (const cursor of ['abc', 'bTJ4=1', '='])
      expect((await page(member, { cursor })).error.code).toBe('CURSOR_INVALID');
  });
});
