import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Calls } from '#schemas/api/contract';
import type { ReportName } from '#schemas/api/deskReports';
import type { Brand } from '#schemas/brand/brand';
import { addDays, bangkokDay } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';
import {
  bankAccount,
  heldAccount,
  memberAccount,
  post,
  type AccountRef,
  type Posting,
} from '#server/modules/ledger/index';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import {
  buildCompanyAccount,
  buildMember,
  buildStaff,
  type TestMember,
  type TestStaff,
} from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrands } from '#server/testing/testBrands';
import { checkRollUps } from './checkRollUps';
import { rollUp } from './rollUp';

const MOVEMENT = 'GET /api/staff/report/money/movement';
type Page = Pick<Calls[typeof MOVEMENT], 'data' | 'meta'>;

describe('roll-ups', () => {
  const [home, abroad] = testBrands() as [Brand, Brand];
  let t: TestApp;
  let finance: TestStaff;
  let members: readonly TestMember[];
  let banks: readonly string[];
  let range: { from: string; to: string };
  beforeAll(async () => {
    t = await testApp({ brands: [home, abroad] });
    finance = await buildStaff(t, 'finance', home.id);
    const inviter = await buildMember(t, { level: 1 });
    const friends = [3, 6].map((level) => buildMember(t, { level, inviterId: inviter.id }));
    members = [inviter, ...(await Promise.all(friends))];
    banks = await Promise.all([0, 1].map(async () => (await buildCompanyAccount(t)).id));
    const today = bangkokDay(t.clock.now());
    range = { from: addDays(today, -20), to: today };
  });
  afterAll(() => t.close());

  const move = (
    trx: Transaction,
    posting: Pick<Posting, 'kind'> & {
      member: TestMember;
      house: AccountRef;
      amount: number;
      at: Date;
      from?: AccountRef;
    },
  ) => {
    const { kind, member, house, amount, at, from = memberAccount(member.id) } = posting;
    const reference = {
      type: kind === 'ADJUSTMENT' ? 'ADJUSTMENT' : kind === 'DEPOSIT' ? 'SLIP' : 'PRIZE_PLAY',
      id: uuidv7(),
    } as const;
    return post(trx, {
      brandId: member.brand.id,
      kind,
      reference,
      now: at,
      entries: [
        { account: from, amount },
        { account: house, amount: -amount },
      ],
    });
  };
  const deposit = (
    trx: Transaction,
    member: TestMember,
    amount: number,
    { bank = 0, at = t.clock.now() } = {},
  ) => move(trx, { kind: 'DEPOSIT', member, house: bankAccount(banks[bank] ?? ''), amount, at });

  /** A random movement of a random member on one of the last days, that cannot fail for lack of credit. */
  const random = (trx: Transaction, n: number) => {
    const member = members[randomInt(members.length)] as TestMember;
    const common = {
      member,
      amount: randomInt(1, 9_999),
      at: new Date(t.clock.now().getTime() - randomInt(20) * DAY_MS),
    };
    const cases = [
      () => deposit(trx, member, common.amount, { bank: n % 2, at: common.at }),
      () => move(trx, { ...common, kind: 'BONUS', house: { kind: 'BONUS' } }),
      () => move(trx, { ...common, kind: 'PRIZE', house: { kind: 'PRIZE' } }),
      () =>
        move(trx, { ...common, kind: 'GAME_ROUNDS', house: { kind: 'GAME_HOUSE' }, amount: -common.amount }),
      () => move(trx, { ...common, kind: 'ADJUSTMENT', house: { kind: 'ADJUSTMENT' } }),
      () =>
        move(trx, {
          ...common,
          kind: 'WITHDRAW_SETTLE',
          house: { kind: 'PAYOUT' },
          amount: -common.amount,
          from: heldAccount(member.id),
        }),
    ];
    return cases[n % cases.length]?.();
  };

  /** Sums over the ledger itself, in satang; of a day, or of the friends of a member. */
  const ledgerSum = async (kind: string, { day, inviter }: { day?: string; inviter?: string } = {}) => {
    const { rows } = await sql<{
      sum: number;
    }>`SELECT coalesce(sum(e.amount), 0)::bigint AS sum FROM ledger_entries e
      JOIN ledger_accounts a ON a.brand_id = e.brand_id AND a.id = e.account_id
      WHERE e.brand_id = ${home.id} AND a.kind = ${kind}
      ${day === undefined ? sql`` : sql`AND (e.created_at AT TIME ZONE 'Asia/Bangkok')::date = ${day}`}
      ${
        inviter === undefined
          ? sql``
          : sql`AND EXISTS (
              SELECT FROM ledger_entries c JOIN ledger_accounts o ON o.brand_id = c.brand_id AND o.id = c.account_id
              JOIN members m ON m.brand_id = o.brand_id AND m.id = o.owner_id
              WHERE c.brand_id = e.brand_id AND c.transaction_id = e.transaction_id AND m.inviter_id = ${inviter})`
      }`.execute(t.db);
    return rows[0]?.sum ?? 0;
  };
  const report = async (query: object = {}, name: ReportName = 'money') => {
    const { data } = await t.call('GET /api/staff/report/{report}', {
      as: finance,
      params: { report: name },
      query: { ...range, ...query },
    });
    const of = (values: readonly (number | null)[]) =>
      Object.fromEntries(data.columns.map((key, n) => [key, values[n]]));
    return {
      total: of(data.total),
      rows: Object.fromEntries(data.rows.map(({ key, values }) => [key, of(values)])),
    };
  };
  const check = () => t.db.transaction().execute((trx) => checkRollUps(trx, home.id));

  it('DSK-60 DSK-61 random movements: every report equals sums over the ledger', async () => {
    await inTransaction(t.db, async (trx) => {
      for (const member of members) {
        await move(trx, {
          kind: 'ADJUSTMENT',
          member,
          house: { kind: 'ADJUSTMENT' },
          amount: 9_000_000,
          at: t.clock.now(),
        });
        await move(trx, {
          kind: 'ADJUSTMENT',
          member,
          house: { kind: 'ADJUSTMENT' },
          amount: 9_000_000,
          at: t.clock.now(),
          from: heldAccount(member.id),
        });
      }
      for (let n = 0; n < 240; n += 1) await random(trx, n);
    });
    await Promise.all([rollUp(t, 7), rollUp(t, 7)]);
    await rollUp(t, 7);
    expect(await check()).toEqual([]);
    const byDay = await report();
    expect(byDay.total).toMatchObject({
      deposits: -(await ledgerSum('BANK')) / 100,
      withdrawals: (await ledgerSum('PAYOUT')) / 100,
      bonusCost: -((await ledgerSum('BONUS')) + (await ledgerSum('PRIZE'))) / 100,
      adjustments: -(await ledgerSum('ADJUSTMENT')) / 100,
      ggr: (await ledgerSum('GAME_HOUSE')) / 100,
      firstDeposits: 3,
      activeMembers: 3,
    });
    for (const [day, { deposits, ggr }] of Object.entries(byDay.rows))
      expect([deposits, ggr]).toEqual([
        0 - (await ledgerSum('BANK', { day })) / 100,
        (await ledgerSum('GAME_HOUSE', { day })) / 100,
      ]);
    const byLevel = await report({ by: 'level' });
    expect(Object.keys(byLevel.rows)).toEqual(['1', '3', '6']);
    for (const by of ['brand', 'channel', 'level']) expect((await report({ by })).total).toEqual(byDay.total);
    expect((await report({}, 'retention')).total).toMatchObject({ members: 3 });
    const inviter = members[0]?.id ?? '';
    expect((await report({}, 'affiliates')).rows).toEqual({
      [inviter]: {
        friends: 2,
        friendsFirst: 2,
        friendDeposits: -(await ledgerSum('BANK', { inviter })) / 100,
        friendGgr: (await ledgerSum('GAME_HOUSE', { inviter })) / 100,
        earnings: 0,
      },
    });
  });

  it('DSK-60 counts an entry whose transaction commits after later ones, and none twice', async () => {
    await rollUp(t);
    const before = (await report()).total['deposits'] as number;
    const [member, other] = members as [TestMember, TestMember];
    let commit: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => (commit = resolve));
    let opened: () => void = () => undefined;
    const isOpen = new Promise<void>((resolve) => (opened = resolve));
    const late = inTransaction(t.db, async (trx) => {
      await deposit(trx, member, 10_000, { bank: 0 });
      opened();
      await waits;
    });
    await isOpen;
    await inTransaction(t.db, (trx) => deposit(trx, other, 20_000, { bank: 1 }));
    await rollUp(t);
    expect((await report()).total['deposits']).toBe(Math.round((before + 200) * 100) / 100);
    commit();
    await late;
    await rollUp(t);
    await rollUp(t);
    expect((await report()).total['deposits']).toBe(Math.round((before + 300) * 100) / 100);
    expect(await check()).toEqual([]);
  });

  it('DSK-62 the movements behind a number add up to it', async () => {
    await rollUp(t);
    const sums = async (query: {
      column: 'net' | 'ngr' | 'deposits';
      level?: string;
      from?: string;
      to?: string;
    }) => {
      let cursor: string | null = null;
      let sum = 0;
      do {
        const { data, meta }: Page = await t.call(MOVEMENT, {
          as: finance,
          query: { ...range, limit: '100', ...query, ...(cursor !== null && { cursor }) },
        });
        sum += data.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
        cursor = meta.next;
      } while (cursor !== null);
      return sum / 100;
    };
    const { total, rows } = await report({ by: 'level' });
    expect(await sums({ column: 'net' })).toBe(total['net']);
    expect(await sums({ column: 'ngr', level: '3' })).toBe(rows['3']?.['ngr']);
    const day = (await report()).rows[range.to];
    expect(await sums({ column: 'deposits', from: range.to })).toBe(day?.['deposits']);
  });

  it('DSK-64 reports show only brands where the caller holds the permission', async () => {
    const stranger = await buildMember(t, { brand: abroad });
    await inTransaction(t.db, (trx) =>
      move(trx, {
        kind: 'BONUS',
        member: stranger,
        house: { kind: 'BONUS' },
        amount: 77_700,
        at: t.clock.now(),
      }),
    );
    await rollUp(t);
    expect(Object.keys((await report({ by: 'brand' })).rows)).toEqual([home.id]);
    expect((await report({ brand: abroad.id })).total).toMatchObject({ bonusCost: 0 });
    const support = await buildStaff(t, 'support', home.id);
    const refused = await t.call('GET /api/staff/report/{report}', {
      as: support,
      params: { report: 'money' },
      query: range,
    });
    expect(refused.error.status).toBe(403);
  });

  it('DSK-63 the trial balance reports roll-ups that differ, and halts nothing', async () => {
    const local = await buildStaff(t, 'finance', abroad.id);
    const change = (satang: number) =>
      sql`UPDATE report_days SET amount = amount + ${satang} WHERE brand_id = ${abroad.id}`.execute(t.db);
    await change(-5);
    const { data } = await t.call('POST /api/staff/brand/{brandId}/trial-balance', {
      ...{ as: local, params: { brandId: abroad.id }, body: {} },
    });
    expect(data).toMatchObject({
      ...{ balanced: true, discrepancies: [{ kind: 'REPORT', account: 'BONUS', difference: -0.05 }] },
    });
  });
});
