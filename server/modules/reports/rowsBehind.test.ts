import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Calls } from '#schemas/api/contract';
import type { ReportName } from '#schemas/api/deskReports';
import {
  memberColumns,
  type MemberColumn,
  type ReportColumn,
  unitOf,
} from '#schemas/api/shapes/reportColumns';
import type { Brand } from '#schemas/brand/brand';
import { addDays, bangkokDay } from '#core/time/bangkok';
import { uuidv7 } from '#server/platform/id';
import { buildMember, buildStaff, type TestMember, type TestStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrands } from '#server/testing/testBrands';

const MEMBERS = 'GET /api/staff/report/members/member';
type Query = NonNullable<Calls[typeof MEMBERS]['query']>;

describe('members behind the numbers of reports', () => {
  const [home, abroad] = testBrands() as [Brand, Brand];
  let t: TestApp;
  let finance: TestStaff;
  let inviter: TestMember;
  let range: { from: string; to: string };
  beforeAll(async () => {
    t = await testApp({ brands: [home, abroad] });
    finance = await buildStaff(t, 'finance', home.id);
    inviter = await buildMember(t);
    const today = bangkokDay(t.clock.now());
    range = { from: addDays(today, -27), to: today };
    for (const [n, brand] of [home, home, home, abroad].entries()) {
      const isFriend = n < 2;
      const member = await buildMember(t, { brand, ...(isFriend && { inviterId: inviter.id }) });
      await insertHistory(member, n, isFriend);
    }
  });
  afterAll(() => t.close());

  /** A first deposit in the first week, play one and, of every second member, two weeks later. */
  async function insertHistory({ brand, id }: TestMember, n: number, isFriend: boolean) {
    const own = { brand_id: brand.id, member_id: id };
    const inviterId = isFriend ? inviter.id : null;
    const first = addDays(range.from, n);
    await t.db
      .insertInto('report_members')
      .values({
        ...{ ...own, inviter_id: inviterId },
        ...{ first_day: first, first_at: t.clock.now(), channel: 'BANK', level: 1, amount: 10_000 + n },
      })
      .execute();
    for (const [week, deposits] of [10_000 + n, 5_000 * n, ...(n % 2 === 0 ? [700] : [])].entries())
      await t.db
        .insertInto('report_member_days')
        .values({
          ...{ ...own, inviter_id: inviterId, day: addDays(first, 7 * week), level: week + 1 },
          ...{ deposits, withdrawals: 0 },
          ...{ ggr: 300 - 200 * week, played: true },
        })
        .execute();
    await t.db
      .insertInto('game_days')
      .values({
        ...{ ...own, id: uuidv7(), inviter_id: inviterId, day: first },
        ...{ rounds: 1, turnover: 100, win: 0, af: 40 + n, wl: 2 },
      })
      .execute();
  }

  const list = (query: Pick<Query, 'column'> & Partial<Query>, as = finance) =>
    t.call(MEMBERS, { as, query: { ...range, limit: '100', ...query } });
  const report = async (name: ReportName, query: object = {}) => {
    const params = { report: name };
    return (
      await t.call('GET /api/staff/report/{report}', { as: finance, params, query: { ...range, ...query } })
    ).data;
  };
  /** What the members of a list count or add up to; of a share, their part of the cohort. */
  const numberOf = async (column: ReportColumn, narrow: Partial<Query>) => {
    const { data } = await list({ column: column as MemberColumn, ...narrow });
    if (unitOf(column) === 'count') return data.length;
    if (unitOf(column) === 'share')
      return Number((data.length / (await list({ column: 'members', ...narrow })).data.length).toFixed(4));
    return Math.round(data.reduce((sum, { amount }) => sum + (amount ?? 0) * 100, 0)) / 100;
  };

  const cases: readonly (readonly [ReportName, object, (key: string) => Partial<Query>])[] = [
    ['money', { by: 'day' }, (key) => ({ from: key, to: key })],
    ['money', { by: 'level' }, (key) => ({ level: key })],
    ['money', { by: 'brand' }, (key) => ({ brand: key })],
    ['affiliates', {}, (key) => ({ inviter: key })],
    [
      'retention',
      {},
      (key) => ({
        from: key < range.from ? range.from : key,
        to: addDays(key, 6) > range.to ? range.to : addDays(key, 6),
      }),
    ],
  ];
  it.each(cases)('DSK-62 every number of members in %s %j equals its rows', async (name, query, narrow) => {
    const { columns, rows, total } = await report(name, query);
    const seen: number[] = [];
    for (const { key, values } of [...rows, { key: null, values: total }])
      for (const [index, column] of columns.entries()) {
        const value = values[index];
        if (!memberColumns.includes(column as MemberColumn) || !value) continue;
        // Cohorts whose week is yet to come are not part of the share of the total.
        if (key === null && unitOf(column) === 'share') continue;
        expect([key, column, await numberOf(column, key === null ? {} : narrow(key))]).toEqual([
          key,
          column,
          value,
        ]);
        seen.push(value);
      }
    expect(seen.length).toBeGreaterThan(1);
  });

  it('DSK-64 lists only members of brands at which the caller may read reports', async () => {
    const { data } = await list({ column: 'activeMembers' });
    expect(new Set(data.map(({ brandId }) => brandId))).toEqual(new Set([home.id]));
    const local = await buildStaff(t, 'finance', abroad.id);
    expect((await list({ column: 'friends', inviter: inviter.id }, local)).data).toEqual([]);
  });

  it('DSK-62 pages over the members without a gap', async () => {
    const all = (await list({ column: 'activeMembers' })).data;
    const first = await list({ column: 'activeMembers', limit: '2' });
    const rest = await list({ column: 'activeMembers', limit: '2', cursor: first.meta.next ?? '' });
    expect([...first.data, ...rest.data]).toEqual(all);
  });
});
