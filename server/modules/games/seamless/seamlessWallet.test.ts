import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#core/time/durations';
import { checkLedger } from '#server/modules/reconciliation/checkLedger';
import { playGuard } from '#server/modules/responsible-gambling/playBounds';
import { inTransaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { buildMember, type TestMember } from '#server/testing/builders';
import { scriptedGames } from '#server/testing/scriptedGames';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { openWallet } from '../openWallet';
import type { WalletRequest } from './decide';
import { answerBalance, answerTransaction, type WalletCaller } from './seamlessWallet';

const provider = scriptedGames('seamless');

describe('seamless wallet', () => {
  let t: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    t = await testApp({
      brands: ['primary', 'sibling'].map((id) => testBrand(id, { flags: { games: true } })),
    });
  });
  afterAll(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
    const check = await inTransaction(t.db, (trx) => checkLedger(trx, t.brand.id));
    expect(check).toMatchObject({ balanced: true, discrepancies: [] });
    await t.close();
  });
  beforeEach(async () => {
    t.clock.set('2026-11-14T09:00:00+07:00');
    member = await enter({ credit: 10_000 });
  });

  /** A member who has opened a game of the provider. */
  async function enter(input: Parameters<typeof buildMember>[1]): Promise<TestMember> {
    const one = await buildMember(t, input);
    const player = { brandId: one.brand.id, memberId: one.id };
    await inTransaction(t.db, (trx) => openWallet(trx, player, provider.id, t.clock.now()));
    return one;
  }
  const callerOf = (one: Pick<TestMember, 'id' | 'brand'>, isOff = false): WalletCaller => ({
    ...{ brand: one.brand, memberId: one.id, provider, isOff },
  });
  const send = (request: WalletRequest, caller = callerOf(member)) =>
    answerTransaction({ db: t.db, clock: t.clock, playGuard }, caller, request);
  const bet = (amount: number, round: string, reference: string = uuidv7()): WalletRequest => ({
    ...{ kind: 'BET', reference, round, game: 'one', amount },
  });
  const win = (amount: number, round: string, reference: string = uuidv7()): WalletRequest => ({
    ...{ kind: 'WIN', reference, round, amount },
  });
  const refund = (of: WalletRequest, reference: string = uuidv7()): WalletRequest => ({
    ...{ kind: 'REFUND', reference, round: of.round, bet: of.reference },
  });
  const accounts = async (one = member) => {
    const rows = await t.db
      .selectFrom('ledger_accounts as a')
      .leftJoin('game_wallets as w', 'w.id', 'a.owner_id')
      .select(['a.kind', 'a.balance'])
      .where((or) => or.or([or('a.owner_id', '=', one.id), or('w.member_id', '=', one.id)]))
      .execute();
    return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
  };
  const days = () =>
    t.db
      .selectFrom('game_days')
      .select(['rounds', 'turnover', 'win'])
      .where('member_id', '=', member.id)
      .execute();

  it('M20 holds the stake of a running round, and books the round when it ends', async () => {
    expect(await send(bet(3_000, 'r1'))).toEqual({
      balance: 7_000,
      transaction: expect.any(String) as string,
    });
    expect(await accounts()).toEqual({ MEMBER: 7_000, GAME_WALLET: 3_000 });
    expect(await days()).toEqual([]);
    expect(await send(win(4_500, 'r1'))).toMatchObject({ balance: 11_500 });
    expect(await accounts()).toEqual({ MEMBER: 11_500, GAME_WALLET: 0 });
    expect(await days()).toEqual([{ rounds: 1, turnover: 3_000, win: 4_500 }]);
    await send(bet(1_500, 'r2'));
    expect(await send(win(0, 'r2'))).toMatchObject({ balance: 10_000 });
    expect(await accounts()).toEqual({ MEMBER: 10_000, GAME_WALLET: 0 });
    expect(await days()).toEqual([{ rounds: 2, turnover: 4_500, win: 4_500 }]);
  });

  it("a round counts towards the member's turnover by the category of its game", async () => {
    const now = t.clock.now();
    await t.db
      .insertInto('turnover_requirements')
      .values({
        ...{
          brand_id: member.brand.id,
          id: uuidv7(),
          member_id: member.id,
          source: 'WHEEL',
          source_id: uuidv7(),
        },
        ...{ given: 1_000, deposit: 0, multiple: 5, required: 5_000, games: JSON.stringify({ slot: 50 }) },
        ...{ at_expiry: 'LAPSE', lost_below: 1, expires_at: new Date(now.getTime() + HOUR_MS) },
        ...{ due_at: new Date(now.getTime() + HOUR_MS), created_at: now },
      })
      .execute();
    await send(bet(3_000, 'r'));
    await send(win(100, 'r'));
    const { progress } = await t.db
      .selectFrom('turnover_requirements')
      .select('progress')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(progress).toBe(1_500);
  });

  it('50 bets at once stake no more than there is', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => send(bet(700, `p${n}`))));
    const placed = answers.filter((answer) => !('error' in answer));
    expect(placed).toHaveLength(14);
    expect(
      answers.filter((answer) => 'error' in answer && answer.error === 'INSUFFICIENT_FUNDS'),
    ).toHaveLength(36);
    expect(new Set(placed.map(({ balance }) => balance)).size).toBe(14);
    expect(await accounts()).toEqual({ MEMBER: 200, GAME_WALLET: 9_800 });
  });

  it('repeated calls at once move once and get one answer', async () => {
    const [stake, paid] = [bet(1_000, 'r'), win(2_500, 'r')];
    for (const request of [stake, paid]) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(request)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toHaveProperty('transaction');
    }
    expect(await accounts()).toEqual({ MEMBER: 11_500, GAME_WALLET: 0 });
    const back = bet(500, 'q');
    await send(back);
    const gone = refund(back);
    await Promise.all(Array.from({ length: 20 }, () => send(gone)));
    expect(await accounts()).toEqual({ MEMBER: 11_500, GAME_WALLET: 0 });
    expect(await days()).toEqual([{ rounds: 1, turnover: 1_000, win: 2_500 }]);
  });

  it('a refused bet stays refused though credit arrives', async () => {
    const big = bet(50_000, 'r');
    expect(await send(big)).toEqual({ error: 'INSUFFICIENT_FUNDS', balance: 10_000 });
    await send(bet(0, 'gain'));
    await send(win(90_000, 'gain'));
    expect(await send(big)).toEqual({ error: 'INSUFFICIENT_FUNDS', balance: 10_000 });
    expect(await send(refund(big))).toMatchObject({ balance: 100_000 });
  });

  it('a win before its bet changes nothing and succeeds after it', async () => {
    const early = win(300, 'r');
    expect(await send(early)).toEqual({ error: 'ROUND_UNKNOWN', balance: 10_000 });
    await send(bet(100, 'r'));
    expect(await send(early)).toMatchObject({ balance: 10_200 });
  });

  it('a refund before its bet lets the bet never be placed', async () => {
    const late = bet(100, 'r');
    expect(await send(refund(late))).toMatchObject({ balance: 10_000 });
    expect(await send(late)).toEqual({ error: 'BET_REFUNDED', balance: 10_000 });
    expect(await accounts()).toEqual({ MEMBER: 10_000 });
  });

  it('a bet and its refund at once end with the stake where it was', async () => {
    for (let n = 0; n < 10; n += 1) {
      const stake = bet(100, `r${n}`);
      await Promise.all([send(stake), send(refund(stake))]);
    }
    expect((await accounts())['MEMBER']).toBe(10_000);
  });

  it('a refund after the win is refused', async () => {
    const stake = bet(100, 'r');
    await send(stake);
    await send(win(0, 'r'));
    expect(await send(refund(stake))).toEqual({ error: 'ROUND_ENDED', balance: 9_900 });
  });

  it('a reference means one transaction, for other rounds and players too', async () => {
    const stake = bet(100, 'r', 'same-for-all');
    await send(stake);
    const other = await enter({ credit: 1_000 });
    const wrong = { error: 'REFERENCE_REUSED' };
    expect(await send({ ...stake, round: 'q' })).toEqual(wrong);
    expect(await send(stake, callerOf(other))).toEqual(wrong);
    expect(await send({ ...stake, kind: 'WIN', amount: 100 })).toMatchObject(wrong);
    expect(await accounts(other)).toEqual({ MEMBER: 1_000 });
  });

  it('knows only members who opened a game of the provider, at their brand', async () => {
    const stranger = await buildMember(t, { credit: 1_000 });
    const sibling = t.brands.all.find(({ id }) => id !== member.brand.id);
    if (!sibling) throw new Error('There is one brand only.');
    for (const caller of [callerOf(stranger), callerOf({ id: member.id, brand: sibling })]) {
      expect(await send(bet(100, 'r'), caller)).toEqual({ error: 'UNKNOWN_PLAYER' });
      expect(await answerBalance({ db: t.db, clock: t.clock, playGuard }, caller)).toEqual({
        error: 'UNKNOWN_PLAYER',
      });
    }
  });

  it('R3 R4 refuses bets of those who may not play, and still pays their wins', async () => {
    const { id, brand } = member;
    const whole = { brand_id: brand.id, member_id: id };
    await send(bet(100, 'before'));
    await send(bet(100, 'back', 'to-refund'));
    await t.db
      .insertInto('play_breaks')
      .values({ ...whole, id: uuidv7(), kind: 'SELF_EXCLUSION', starts_at: t.clock.now(), ends_at: null })
      .execute();
    expect(await send(bet(100, 'r', 'no'))).toEqual({ error: 'PLAY_NOT_ALLOWED', balance: 9_800 });
    expect(await send(win(900, 'before'))).toMatchObject({ balance: 10_700 });
    expect(await send(refund(bet(100, 'back', 'to-refund')))).toMatchObject({ balance: 10_800 });
    const stored = await t.db
      .selectFrom('seamless_transactions')
      .select(['refusal', 'reason'])
      .where('reference', '=', 'no')
      .execute();
    expect(stored).toEqual([{ refusal: 'PLAY_NOT_ALLOWED', reason: 'SELF_EXCLUDED' }]);
  });

  it.each([
    ['a suspended member', (id: string) => suspend(id), 'USER_SUSPENDED'],
    ['a due reality check', () => playAnHour(), 'REALITY_CHECK_DUE'],
  ])('refuses bets of %s', async (_who, change, reason) => {
    await send(bet(100, 'first'));
    await change(member.id);
    const reference = uuidv7();
    expect(await send(bet(100, 'r', reference))).toMatchObject({ error: 'PLAY_NOT_ALLOWED' });
    const { reason: stored } = await t.db
      .selectFrom('seamless_transactions')
      .select('reason')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(stored).toBe(reason);
  });

  const playAnHour = async () => {
    for (let minutes = 0; minutes < 60; minutes += 10) {
      await send(bet(10, `${minutes}`));
      t.clock.advance(10 * MINUTE_MS);
    }
  };
  const suspend = (id: string) =>
    t.db.updateTable('members').set({ status: 'SUSPENDED' }).where('id', '=', id).execute();

  it('any mix of repeated, reordered and concurrent calls leaves books that add up', async () => {
    const amount = fc.integer({ min: 0, max: 900 });
    const round = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const nth = fc.integer({ min: 0, max: 9 }).map((n) => `${member.id}-${n}`);
    const any = fc.oneof(
      fc.tuple(amount, round, nth).map(([satang, of, ref]) => bet(satang, of, `${of}-${ref}`)),
      fc.tuple(amount, round).map(([satang, of]) => win(satang, of, `${of}-${member.id}-win`)),
      fc.tuple(round, nth).map(([of, ref]) => refund(bet(0, of, `${of}-${ref}`), `${of}-${ref}-back`)),
    );
    const requests = fc.sample(any, { numRuns: 150, seed: 20 });
    const sent = [...requests, ...[...requests].reverse()];
    for (let from = 0; from < sent.length; from += 20)
      await Promise.all(sent.slice(from, from + 20).map((request) => send(request)));
    const rows = await t.db
      .selectFrom('seamless_transactions as s')
      .innerJoin('game_wallets as w', 'w.id', 's.wallet_id')
      .select(['s.kind', 's.round_ref', 's.reference', 's.bet_ref', 's.amount', 's.refusal'])
      .where('w.member_id', '=', member.id)
      .execute();
    const sum = (some: typeof rows) => some.reduce((total, one) => total + one.amount, 0);
    const of = (kind: string) => rows.filter((row) => row.kind === kind && row.refusal === null);
    const [bets, wins, refunds] = [of('BET'), of('WIN'), of('REFUND')];
    const ended = new Set(wins.map(({ round_ref }) => round_ref));
    const back = new Set(refunds.map(({ bet_ref }) => bet_ref));
    const staked = bets.filter(({ reference }) => !back.has(reference));
    expect(Math.min(bets.length, wins.length, refunds.length)).toBeGreaterThan(2);
    expect(await accounts()).toEqual({
      MEMBER: 10_000 - sum(bets) + sum(refunds) + sum(wins),
      GAME_WALLET: sum(staked.filter(({ round_ref }) => !ended.has(round_ref))),
    });
    const turnover = sum(staked.filter(({ round_ref }) => ended.has(round_ref)));
    expect(await days()).toEqual([{ rounds: wins.length, turnover, win: sum(wins) }]);
  });

  it('a provider that is switched off ends its rounds and gets no new bets', async () => {
    await send(bet(100, 'r'));
    expect(await send(bet(100, 'q'), callerOf(member, true))).toMatchObject({ error: 'PLAY_NOT_ALLOWED' });
    expect(await send(win(300, 'r'), callerOf(member, true))).toMatchObject({ balance: 10_200 });
  });
});
