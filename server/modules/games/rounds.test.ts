import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time/durations';
import { buildMember, type TestMember } from '#server/testing/builders';
import { jobDeps } from '#server/testing/jobDeps';
import { goPlay, played, pull, pullOn } from '#server/testing/play';
import { scriptedGames, type ScriptedGames } from '#server/testing/scriptedGames';
import { testApp, type TestApp } from '#server/testing/testApp';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { settleDays } from '#server/modules/affiliates/settleDay';

describe('booking of rounds', () => {
  let t: TestApp;
  let house: ScriptedGames;
  let member: TestMember;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
    await t.close();
  });
  beforeEach(async () => {
    t.clock.set('2026-11-14T09:00:00+07:00');
    house = scriptedGames(`h${Math.floor(performance.now())}`);
    member = await buildMember(t);
    await goPlay(t, house, member, 100_000);
  });

  const days = () =>
    t.db
      .selectFrom('game_days')
      .select(['day', 'rounds', 'turnover', 'win', 'settled_at'])
      .where('member_id', '=', member.id)
      .orderBy('day')
      .execute();
  const wallet = async () => {
    const { balance } = await t.db
      .selectFrom('ledger_accounts as a')
      .innerJoin('game_wallets as w', 'w.id', 'a.owner_id')
      .select('a.balance')
      .where('w.member_id', '=', member.id)
      .where('a.kind', '=', 'GAME_WALLET')
      .executeTakeFirstOrThrow();
    return balance;
  };
  const at = (instant: string) => new Date(instant);

  it('M20 the ledger matches the provider: bets and wins of each Bangkok day', async () => {
    played(house, member, { bet: 10_000, win: 0, at: at('2026-11-13T23:59:59.999+07:00') });
    played(house, member, { bet: 5_000, win: 12_500, at: at('2026-11-14T00:00:00+07:00') });
    played(house, member, { bet: 5_000, win: 5_000, at: at('2026-11-14T08:00:00+07:00') });
    await pull(t, house);
    expect(await days()).toMatchObject([
      { day: '2026-11-13', rounds: 1, turnover: 10_000, win: 0 },
      { day: '2026-11-14', rounds: 2, turnover: 10_000, win: 17_500 },
    ]);
    expect(await wallet()).toBe(house.wallets.get(member.id));
  });

  it('counts a round once under repeated and concurrent reports', async () => {
    for (let n = 0; n < 30; n += 1) played(house, member, { bet: 100, win: 50, at: t.clock.now() });
    await Promise.all(Array.from({ length: 8 }, () => pullOn(t, house)));
    await pull(t, house);
    expect(await days()).toMatchObject([{ rounds: 30, turnover: 3_000, win: 1_500 }]);
    expect(await wallet()).toBe(98_500);
  });

  it('reads all pages of rounds', async () => {
    for (let n = 0; n < 1_203; n += 1)
      played(house, member, { bet: 100, win: 0, at: new Date(t.clock.now().getTime() - HOUR_MS + n) });
    await pull(t, house);
    expect(await days()).toMatchObject([{ rounds: 1_203 }]);
  });

  it('reads more rounds of one instant than fit on a page, and those after them', async () => {
    const instant = new Date(t.clock.now().getTime() - HOUR_MS);
    for (let n = 0; n < 1_203; n += 1) played(house, member, { bet: 10, win: 0, at: instant });
    for (let n = 1; n <= 600; n += 1)
      played(house, member, { bet: 10, win: 0, at: new Date(instant.getTime() + n) });
    await pull(t, house);
    expect(await days()).toMatchObject([{ rounds: 1_803, turnover: 18_030 }]);
  });

  it('books the rounds of later pages though one of the first cannot be booked', async () => {
    const from = t.clock.now().getTime() - HOUR_MS;
    played(house, await buildMember(t), { bet: 100, win: 0, at: new Date(from) });
    for (let n = 1; n <= 700; n += 1) played(house, member, { bet: 10, win: 0, at: new Date(from + n) });
    await expect(pull(t, house)).rejects.toThrow('could not be booked');
    expect(await days()).toMatchObject([{ rounds: 700 }]);
  });

  it('accepts a late round, and fetches only what is needed', async () => {
    await pullOn(t, house);
    t.clock.advance(60_000);
    played(house, member, { bet: 700, win: 0, at: new Date(t.clock.now().getTime() - 599_000) });
    await pullOn(t, house);
    expect(await days()).toMatchObject([{ turnover: 700 }]);
  });

  it('a round of an unknown member is logged and blocks nothing', async () => {
    const stranger = await buildMember(t);
    played(house, stranger, { bet: 100, win: 0, at: t.clock.now() });
    played(house, member, { bet: 100, win: 0, at: t.clock.now() });
    await expect(pull(t, house)).rejects.toThrow('could not be booked');
    expect(await days()).toMatchObject([{ rounds: 1 }]);
  });

  it('a round of a settled day counts for today', async () => {
    played(house, member, { bet: 100, win: 0, at: at('2026-11-13T10:00:00+07:00') });
    await pull(t, house);
    await settleDays(jobDeps(t));
    played(house, member, { bet: 300, win: 0, at: at('2026-11-13T11:00:00+07:00') });
    await pull(t, house);
    expect(await days()).toMatchObject([
      { day: '2026-11-13', turnover: 100, settled_at: t.clock.now() },
      { day: '2026-11-14', turnover: 300, settled_at: null },
    ]);
  });

  it('M4 a stored round can be neither changed nor deleted', async () => {
    played(house, member, { bet: 100, win: 0, at: t.clock.now() });
    await pull(t, house);
    await expect(t.db.updateTable('game_rounds').set({ win: 1 }).execute()).rejects.toThrow(
      /permission|append-only/,
    );
    await expect(t.db.deleteFrom('game_rounds').execute()).rejects.toThrow(/permission|append-only/);
  });

  it('M2 D11 each booking has one audit entry with its ledger transaction', async () => {
    played(house, member, { bet: 100, win: 0, at: t.clock.now() });
    await pull(t, house);
    const lines = await t.db
      .selectFrom('audit_log as a')
      .innerJoin('ledger_transactions as x', 'x.id', 'a.ledger_transaction_id')
      .innerJoin('game_rounds as r', 'r.booking_id', 'x.reference_id')
      .select(['a.action', 'x.kind'])
      .where('r.member_id', '=', member.id)
      .execute();
    expect(lines).toEqual([{ action: 'game.rounds', kind: 'GAME_ROUNDS' }]);
  });
});
