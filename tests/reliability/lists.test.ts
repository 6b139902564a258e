import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallSpec } from '#schemas/api/callSpec';
import type { CallKey } from '#schemas/api/contract';
import { buildCompanyAccount, buildMember, buildStaff } from '#server/testing/builders';
import type { TestMember, TestStaff } from '#server/testing/builders';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';
import { completeBrands } from '#server/testing/testBrands';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { explain } from './testing/explain';
import { PAGE, cursorAt, cursorLists, lengthOf, listInput, numberedLists } from './testing/listCalls';
import { ROWS, insertManyRows } from './testing/manyRows';

/** Tables that grow without limit; small ones may be scanned. */
const GROWING = [
  'deposit_requests',
  'withdrawals',
  'slips',
  'audit_log',
  'ledger_entries',
  'ledger_transactions',
  'members',
  'game_days',
  'game_sessions',
  'game_transfers',
  'prize_plays',
  'game_reward_requests',
  'queue_items',
  'reward_requests',
  'adjustments',
  'trial_balances',
  'bank_transfers',
  'turnover_requirements',
  'level_grants',
  'webhook_deliveries',
];

/** Rows that a call may read: the page and one more, each with up to three related rows, and some constant reads. */
const bound = (limit: number) => 4 * (limit + 1) + 100;
/** Tables of which a list merges a page each. */
const MERGED: { readonly [K in CallKey]?: number } = {
  'GET /api/staff/brand/{brandId}/member/{uuid}/timeline': 17,
};

const narrowed = cursorLists.flatMap(({ key, access, statuses }) =>
  statuses.map((status) => ({ key, access, status })),
);
const feeds = (['GET /api/deposit', 'GET /api/withdraw/history'] as const).map((key) => ({
  key,
  access: 'public' as const,
}));
const reads = (
  [
    'POST /api/auth/user/getCredit/{username}',
    'GET /api/auth/withdraw/withdraw-request/{uuid}',
    'GET /api/auth/deposit-request/my',
  ] as const
).map((key) => ({ key, access: 'member' as const }));

describe(`lists over ${ROWS.toLocaleString('en')} rows`, () => {
  let t: TestApp;
  let member: TestMember;
  let staff: TestStaff;
  beforeAll(async () => {
    t = await testApp({ brands: completeBrands() });
    staff = await buildStaff(t, 'admin');
    member = await buildMember(t, { credit: 100_000 });
    for (let n = 0; n < 9; n += 1) await buildMember(t);
    await insertManyRows(t, member, await buildCompanyAccount(t));
  }, 600_000);
  afterAll(() => t.close());

  const costs = async (key: CallKey, access: CallSpec['access'], query: string, page: object = {}) => {
    const owner = { id: member.id, username: member.username, brandId: t.brand.id };
    const input = {
      unchecked: listInput(key, owner, query, page),
      ...(access !== 'public' && { as: access === 'staff' ? staff : member }),
    };
    let rows = 0;
    const sent = await t.statements(async () => {
      const { data } = await t.call(key, input);
      rows = lengthOf(data);
    });
    const selects = sent.filter(({ sql }) => /^\s*(select|with)/i.test(sql));
    const explained = await Promise.all(selects.map((statement) => explain(t.pool, statement)));
    return {
      rows,
      queries: sent.length,
      rowsRead: explained.reduce((sum, cost) => sum + cost.rowsRead, 0),
      scanned: explained.flatMap(({ scanned }) => scanned).filter((table) => GROWING.includes(table)),
    };
  };

  it('the rows exist, and the ledger still balances', async () => {
    expect(await totalOfEntries(t.db)).toBe(0);
    expect(await brokenAccounts(t.db)).toEqual([]);
  });

  it.each(cursorLists)(
    'D13 M20 $key reads only what it shows, on the first page and on the deepest',
    async ({ key, access }) => {
      for (const query of [
        `limit=${String(PAGE)}`,
        `limit=${String(PAGE)}&cursor=${cursorAt(key, ROWS - 2_000, ROWS, t.clock.now())}`,
      ]) {
        const cost = await costs(key, access, query);
        expect(cost.rows).toBe(PAGE);
        expect(cost.scanned).toEqual([]);
        expect(cost.rowsRead).toBeLessThan(bound(PAGE) * (MERGED[key] ?? 1));
        expect(cost.queries).toBeLessThanOrEqual(3);
      }
    },
  );

  it.each(numberedLists)(
    'D13 $key reads only what it shows, on the first page and on a deep one',
    async ({ key, access }) => {
      for (const page of [1, 80]) {
        const isQuery = key.startsWith('GET');
        const query = isQuery ? `page=${String(page)}&limit=${String(PAGE)}` : '';
        const cost = await costs(key, access, query, isQuery ? {} : { page, limit: PAGE });
        expect(cost.rows).toBe(PAGE);
        expect(cost.scanned).toEqual([]);
        expect(cost.rowsRead).toBeLessThan(bound(PAGE));
        expect(cost.queries).toBeLessThanOrEqual(3);
      }
    },
  );

  it('D13 GET /api/staff/turnover of one member reads only what it shows, also of a member without requirements', async () => {
    const { username } = await buildMember(t);
    for (const [name, rows] of [
      [member.username, PAGE],
      [username, 0],
    ] as const) {
      const cost = await costs('GET /api/staff/turnover', 'staff', `limit=${String(PAGE)}&username=${name}`);
      expect([cost.rows, cost.scanned]).toEqual([rows, []]);
      expect(cost.rowsRead).toBeLessThan(bound(PAGE));
    }
  });

  it.each(narrowed)(
    'D13 $key of status $status reads only what it shows',
    async ({ key, access, status }) => {
      const cost = await costs(key, access, `limit=${String(PAGE)}&status=${status}`);
      expect(cost.scanned).toEqual([]);
      expect(cost.rowsRead).toBeLessThan(bound(PAGE));
    },
  );

  it.each([...feeds, ...reads])('D13 $key has the same cost at any depth', async ({ key, access }) => {
    const cost = await costs(key, access, '');
    expect(cost.scanned).toEqual([]);
    expect(cost.rowsRead).toBeLessThan(bound(20));
    expect(cost.queries).toBeLessThanOrEqual(3);
  });
});
