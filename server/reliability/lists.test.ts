import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallSpec } from '#schemas/api/callSpec';
import { contract } from '#schemas/api/contract';
import type { CallKey } from '#schemas/api/contract';
import { fill } from '#server/access/fill';
import { madeUpIds } from '#server/access/objects';
import { pageOf } from '#server/http/keyset';
import { buildCompanyAccount, buildMember, buildStaff } from '#server/testing/builders';
import type { TestMember, TestStaff } from '#server/testing/builders';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';
import { wholeBrands } from '#server/testing/testBrands';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { explain } from './testing/explain';
import { ROWS, insertManyRows } from './testing/manyRows';

/** The longest page that a call may ask for (D13). */
const PAGE = 100;

/** Tables that grow with the years; small ones may be read as the database likes. */
const GROWING = [
  'deposit_requests',
  'withdrawals',
  'slips',
  'audit_log',
  'ledger_entries',
  'ledger_transactions',
  'members',
  'game_days',
  'game_transfers',
  'prize_plays',
  'game_reward_requests',
  'reward_requests',
];

/** A page and the row after it, each with at most three rows of other tables beside, and what a call needs besides. */
const bound = (limit: number) => 4 * (limit + 1) + 100;

const specs = Object.entries(contract) as [CallKey, CallSpec][];
/** Every list that this version answers: the paged ones, and the feeds of a fixed length. */
const lists = specs.filter(([, spec]) => spec.paged && !spec.later);
const paged = lists
  .filter(([, { query }]) => takes(query, 'cursor'))
  .map(([key, { access, query }]) => ({ key, access, statuses: statusesOf(query) }));
/** Those of the specification that page by number. */
const numbered = lists
  .filter(([, { query }]) => !takes(query, 'cursor'))
  .map(([key, { access }]) => ({ key, access }));
const narrowed = paged.flatMap(({ key, access, statuses }) =>
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
    t = await testApp({ brands: wholeBrands() });
    staff = await buildStaff(t, 'admin');
    member = await buildMember(t, { credit: 100_000 });
    for (let n = 0; n < 9; n += 1) await buildMember(t);
    await insertManyRows(t, member, await buildCompanyAccount(t));
  }, 120_000);
  afterAll(() => t.close());

  const ids = () => ({ ...madeUpIds(), member: member.id, username: member.username });

  const costs = async (key: CallKey, access: CallSpec['access'], query: string, page: object = {}) => {
    const input = {
      unchecked: {
        params: { uuid: member.id, username: member.username, brandId: t.brand.id },
        query,
        ...(key.startsWith('POST') && {
          body: { ...(fill(key, ids()).unchecked?.body as object | undefined), ...page },
        }),
      },
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

  /** Where a page begins that has so many rows before it. */
  const cursorAt = (key: CallKey, row: number) => {
    if (key.endsWith('/revision')) return Buffer.from(String(ROWS - row)).toString('base64url');
    const last = {
      // Days of play lie a day apart, thousands on each: the last but one of them leaves enough.
      created_at: key.includes('/log/affiliate')
        ? new Date('2026-11-02T00:00:00+07:00')
        : new Date(t.clock.now().getTime() - row * 1_000),
      id: 'ffffffff-ffff-4fff-8fff-ffffffffffff',
    };
    return pageOf([last, last], { limit: 1, after: undefined }).meta.next ?? '';
  };

  it('the rows are there, and the books still balance', async () => {
    expect(await totalOfEntries(t.db)).toBe(0);
    expect(await brokenAccounts(t.db)).toEqual([]);
  });

  it.each(paged)(
    'D13 M20 $key reads what it shows, on the first page and on the deepest',
    async ({ key, access }) => {
      for (const query of [
        `limit=${String(PAGE)}`,
        `limit=${String(PAGE)}&cursor=${cursorAt(key, ROWS - 2_000)}`,
      ]) {
        const cost = await costs(key, access, query);
        expect(cost.rows).toBe(PAGE);
        expect(cost.scanned).toEqual([]);
        expect(cost.rowsRead).toBeLessThan(bound(PAGE));
        expect(cost.queries).toBeLessThanOrEqual(3);
      }
    },
  );

  it.each(numbered)(
    'D13 $key reads what it shows, on the first page and on a deep one',
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

  it.each(narrowed)('D13 $key of status $status reads what it shows', async ({ key, access, status }) => {
    const cost = await costs(key, access, `limit=${String(PAGE)}&status=${status}`);
    expect(cost.scanned).toEqual([]);
    expect(cost.rowsRead).toBeLessThan(bound(PAGE));
  });

  it.each([...feeds, ...reads])(
    'D13 $key costs the same whatever lies behind it',
    async ({ key, access }) => {
      const cost = await costs(key, access, '');
      expect(cost.scanned).toEqual([]);
      expect(cost.rowsRead).toBeLessThan(bound(20));
      expect(cost.queries).toBeLessThanOrEqual(3);
    },
  );
});

/** Rows of a page, wherever the call puts them. */
function lengthOf(data: unknown): number {
  if (Array.isArray(data)) return data.length;
  const lists = Object.values((data ?? {}) as Record<string, unknown>).filter(Array.isArray);
  return Math.max(0, ...lists.map((list) => list.length));
}

/** What a list can be narrowed to. */
function statusesOf(query: unknown): readonly string[] {
  const { properties } = (query ?? {}) as { properties?: { status?: { enum?: readonly string[] } } };
  return properties?.status?.enum ?? [];
}

function takes(query: unknown, name: string): boolean {
  const { properties } = (query ?? {}) as { properties?: object };
  return properties !== undefined && name in properties;
}
