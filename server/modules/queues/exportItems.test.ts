import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { HOUR_MS } from '#core/time/durations';
import { buildMember, buildStaff, type TestStaff } from '#server/testing/builders';
import { buildSlipItem, buildWithdrawalItem } from '#server/testing/queueTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrands } from '#server/testing/testBrands';

type Query = Readonly<Record<string, string>>;

describe('export of a queue', () => {
  const [home, abroad] = testBrands() as [Brand, Brand];
  let t: TestApp;
  let staff: TestStaff;
  beforeAll(async () => {
    t = await testApp({ brands: [home, abroad] });
    staff = await buildStaff(t, 'operator');
    const member = await buildMember(t, { name: '=cmd|calc, "A"' });
    const stranger = await buildMember(t, { brand: abroad });
    const start = t.clock.now().getTime();
    // More than two pages.
    for (let n = 0; n < 410; n += 1)
      await buildSlipItem(t, { member, amount: 10_000 + n, since: new Date(start - HOUR_MS - n * 1_000) });
    await buildSlipItem(t, { member: stranger, amount: 90_050 });
    await buildWithdrawalItem(t, { member });
  });
  afterAll(() => t.close());

  const download = (as: TestStaff, kind: 'slip' | 'withdrawal', query: Query = {}) =>
    t.call('GET /api/staff/queue/{kind}/export', { as, params: { kind }, query });
  const rowsOf = (csv: string) => csv.trim().split('\r\n').slice(1);
  const uuidsOf = (csv: string) => rowsOf(csv).map((row) => row.slice(0, row.indexOf(',')));
  async function listed(as: TestStaff, query: Query): Promise<string[]> {
    const uuids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { data: { uuid: string }[]; meta: { next: string | null } } = await t.call(
        'GET /api/staff/queue/{kind}',
        { as, params: { kind: 'slip' }, query: { ...query, limit: '100', ...(cursor && { cursor }) } },
      );
      uuids.push(...page.data.map(({ uuid }) => uuid));
      cursor = page.meta.next;
    }
    return uuids;
  }

  it.each<Query>([
    {},
    { brand: 'sibling' },
    { from: '101', to: '103.5' },
    { state: 'held' },
    { q: 'cmd' },
    { sort: 'largest' },
  ])('DSK-80 with %j equals the filtered list', async (query) => {
    const { status, text, headers } = await download(staff, 'slip', query);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment');
    expect(uuidsOf(text)).toEqual(await listed(staff, query));
  });

  it('DSK-81 texts of members cannot become formulas, amounts are numbers, account numbers are masked', async () => {
    const { text } = await download(staff, 'slip', { from: '104', to: '104' });
    expect(rowsOf(text)).toEqual([expect.stringContaining(`,"'=cmd|calc, ""A""",104,`)]);
    const withdrawal = (await download(staff, 'withdrawal')).text;
    const { bank_id } = await t.db.selectFrom('withdrawals').select('bank_id').executeTakeFirstOrThrow();
    expect(withdrawal).toContain(bank_id.slice(-4));
    expect(withdrawal).not.toContain(bank_id);
  });

  it('DSK-82 is audited at each brand with the filters and the number of its rows', async () => {
    await download(staff, 'slip', { from: '100', state: 'all' });
    expect(await exports()).toEqual([
      { brand_id: home.id, detail: { kind: 'slip', from: '100', state: 'all', rows: 410 } },
      { brand_id: abroad.id, detail: { kind: 'slip', from: '100', state: 'all', rows: 1 } },
    ]);
  });

  it('DSK-82 contains nothing of brands at which the caller has no role', async () => {
    const local = await buildStaff(t, 'cashier', abroad.id);
    expect(uuidsOf((await download(local, 'slip')).text)).toEqual(await listed(staff, { brand: abroad.id }));
    expect(uuidsOf((await download(local, 'slip', { brand: home.id })).text)).toEqual([]);
  });

  const exports = () =>
    t.db
      .selectFrom('audit_log')
      .select(['brand_id', 'detail'])
      .where('action', '=', 'queue.export')
      .where(sql<boolean>`detail ->> 'state' = 'all'`)
      .orderBy('brand_id')
      .execute();
});
