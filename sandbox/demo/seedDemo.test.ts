import pg from 'pg';
import type { Brand } from '#schemas/brand/brand';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCredits } from '#server/modules/reconciliation/checkCredits';
import { readOpenItems } from '#server/modules/reconciliation/openItems';
import { readBalance } from '#server/modules/ledger/accounts';
import { makePasswords } from '#server/platform/crypto/password';
import { blockedConnections, eventually } from '#server/testing/eventually';
import { manyPlays, prizeBrand } from '#server/testing/prizeTools';
import { testBrand } from '#server/testing/testBrands';
import { testApp, type TestApp } from '#server/testing/testApp';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { seedDemo } from './seedDemo';
import { withSandbox } from '../db/database';

const once = { ...manyPlays, freePerDay: 1 };
const never = { ...manyPlays, freePerDay: 0 };
const withPrizes = prizeBrand('prizes', { wheel: once, flipCard: once, flipCardReward: never });
const flags = { games: true } as Brand['flags'];
const bonus = { bonusRate: 10, bonusTimeStart: '12:00:00', bonusTimeEnd: '13:00:00', bonusMax: 500 };

describe('seedDemo', () => {
  let t: TestApp;
  const passwords = makePasswords();
  beforeAll(async () => {
    t = await testApp({ brands: [testBrand('primary', { bonus, flags }), testBrand('sibling'), withPrizes] });
  });
  afterAll(() => t.close());

  it('an interrupted start leaves no brand half written; the next one completes all', async () => {
    const seed = () =>
      seedDemo({ db: t.db, brands: t.brands, clock: t.clock, passwords, password: 'sala-demo-2026' });
    const owner = new pg.Client({ connectionString: t.access.owner });
    await owner.connect();
    // Written after the members: two brands, written at once, wait half written.
    await owner.query('BEGIN; LOCK TABLE deposit_requests');
    const stopped = expect(seed()).rejects.toThrow();
    await eventually(() => blockedConnections(t)).toBe(2);
    await owner.query(
      `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    await stopped;
    await owner.query('ROLLBACK');
    await owner.end();
    expect(await t.db.selectFrom('members').select('id').execute()).toEqual([]);
    await seed();
    await seed();
  });

  it('writes the members of appendix G into every brand, once', async () => {
    for (const { id } of t.brands.all) {
      const members = await t.db
        .selectFrom('members')
        .select(['id', 'username', 'level', 'status', 'password_hash'])
        .where('brand_id', '=', id)
        .execute();
      const level = (name: string) => members.find(({ username }) => username === name)?.level;
      expect([level('demo01'), level('demo02'), level('demo05'), level('demo06')]).toEqual([1, 3, 5, 6]);
      expect(members.find(({ username }) => username === 'bad01')?.status).toBe('SUSPENDED');
      const demo01 = members.find(({ username }) => username === 'demo01');
      expect((await readBalance(t.db, id, demo01?.id ?? '')).available).toBe(123_450);
      expect(await passwords.verify(demo01?.password_hash, 'sala-demo-2026')).toBe(true);
      const open = await t.db
        .selectFrom('deposit_requests')
        .select('member_id')
        .where('brand_id', '=', id)
        .where('status', '=', 'PENDING')
        .execute();
      expect(open).toEqual([{ member_id: demo01?.id }]);
    }
  });

  it('backs every deposit by a bank line, and has one line that staff have to decide', async () => {
    for (const { id } of t.brands.all) {
      expect(await checkCredits(t.db, id)).toEqual([]);
      const { unbacked, unmatched } = await readOpenItems(t.db, id);
      expect([unbacked.count, unmatched.count]).toEqual([0, 1]);
    }
  });

  it('PUB-11 has a bonus that demo01 claimed in a window of the brand, and one line for it in the history', async () => {
    for (const { id: brandId, bonus } of t.brands.all) {
      const claims = await t.db
        .selectFrom('bonus_claims as c')
        .innerJoin('deposit_requests as r', 'r.id', 'c.deposit_id')
        .innerJoin('members as m', 'm.id', 'c.member_id')
        .select(['m.username', 'c.amount', 'r.bonus'])
        .where('c.brand_id', '=', brandId)
        .execute();
      const claimers = claims.map(({ username }) => username).sort();
      expect(claimers).toEqual(bonus.bonusMax > 0 ? ['demo01', 'demo03', 'demo03', 'demo03'] : []);
      expect(claims.every(({ amount, bonus: written }) => amount === written)).toBe(true);
    }
  });

  it('M16 has turnover of each state: expired with the bonus taken back, met, and open with progress', async () => {
    const turnoverOf = (username: string) =>
      t.db
        .selectFrom('turnover_requirements as r')
        .innerJoin('members as m', 'm.id', 'r.member_id')
        .select(['r.status', 'r.progress', 'r.required', 'r.taken', 'r.given'])
        .where('r.brand_id', '=', 'primary')
        .where('m.username', '=', username)
        .orderBy('r.created_at')
        .execute();
    const [expired, met, open, ...more] = await turnoverOf('demo03');
    expect([expired?.status, met?.status, open?.status, more]).toEqual(['EXPIRED', 'MET', 'OPEN', []]);
    expect(expired?.taken).toBe(expired?.given);
    expect(met?.progress).toBe(met?.required);
    for (const { progress = 0, required = 0 } of [expired, open].flatMap((one) => one ?? [])) {
      expect(progress).toBeGreaterThan(0);
      expect(progress).toBeLessThan(required);
    }
    expect((await turnoverOf('demo01')).map(({ status }) => status)).toEqual(['MET']);
  });

  it('API-142 API-145 API-147 API-151 ST-23 has members who checked in, played and redeemed, where the brand has it', async () => {
    const count = async (table: 'check_ins' | 'prize_plays', brandId: string) =>
      (await t.db.selectFrom(table).select('member_id').where('brand_id', '=', brandId).execute()).length;
    expect([await count('check_ins', 'primary'), await count('prize_plays', 'primary')]).toEqual([0, 0]);
    // 20, 5 and 9 days; two games on at most six of them.
    expect([await count('check_ins', withPrizes.id), await count('prize_plays', withPrizes.id)]).toEqual([
      34, 34,
    ]);
    const redeemed = await t.db
      .selectFrom('reward_requests as r')
      .innerJoin('members as m', 'm.id', 'r.member_id')
      .select(['m.username', 'r.status', 'r.tracking_no'])
      .where('r.brand_id', '=', withPrizes.id)
      .orderBy('r.created_at')
      .execute();
    const of = (name: string) =>
      redeemed.filter(({ username }) => username === name).map(({ status }) => status);
    expect(of('demo01')).toEqual(['SHIPPED']);
    expect(of('demo05')).toEqual(['SUCCESS', 'PENDING']);
    expect(of('demo06')).toEqual(['REJECTED', 'SUCCESS', 'APPROVED']);
    expect(redeemed.find(({ status }) => status === 'SHIPPED')?.tracking_no).toBe('TH0142 6857 3A');
  });

  it('M2 M3 leaves a ledger that balances', async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });

  it('API-138 has friends who played, by the way that every player takes', async () => {
    const [{ id: brandId } = { id: '' }] = t.brands.all;
    const days = await t.db
      .selectFrom('game_days as d')
      .innerJoin('members as i', 'i.id', 'd.inviter_id')
      .select(['d.rounds', 'd.settled_at', 'i.username'])
      .where('d.brand_id', '=', brandId)
      .execute();
    expect(days).toHaveLength(15);
    expect(new Set(days.map(({ username, rounds }) => [username, rounds].join()))).toEqual(
      new Set(['demo01,4']),
    );
    expect(days.every(({ settled_at }) => settled_at !== null)).toBe(true);
    const there = await withSandbox(t.db).selectFrom('sandbox_game_wallets').select('balance').execute();
    expect(there.every(({ balance }) => balance === 0)).toBe(true);
  });

  it('has no log-in for the members that only fill the lists', async () => {
    const other = await t.db
      .selectFrom('members')
      .select('password_hash')
      .where('username', 'not like', 'demo%')
      .where('username', '!=', 'bad01')
      .executeTakeFirst();
    expect(await passwords.verify(other?.password_hash, 'sala-demo-2026')).toBe(false);
  });
});
