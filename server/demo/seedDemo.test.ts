import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBalance } from '#server/ledger/accounts';
import { makePasswords } from '#server/password';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { seedDemo } from './seedDemo';

describe('seedDemo', () => {
  let t: TestApp;
  const passwords = makePasswords();
  beforeAll(async () => {
    t = await testApp();
    const seed = () =>
      seedDemo({ db: t.db, brands: t.brands, clock: t.clock, passwords, password: 'sala-demo-2026' });
    await seed();
    await seed();
  });
  afterAll(() => t.close());

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
    expect(days).toHaveLength(6);
    expect(new Set(days.map(({ username, rounds }) => [username, rounds].join()))).toEqual(
      new Set(['demo01,8']),
    );
    expect(days.every(({ settled_at }) => settled_at !== null)).toBe(true);
    const there = await t.db.selectFrom('sandbox_game_wallets').select('balance').execute();
    expect(there.every(({ balance }) => balance === 0)).toBe(true);
  });

  it('lets nobody into the members that only fill the lists', async () => {
    const other = await t.db
      .selectFrom('members')
      .select('password_hash')
      .where('username', 'not like', 'demo%')
      .where('username', '!=', 'bad01')
      .executeTakeFirst();
    expect(await passwords.verify(other?.password_hash, 'sala-demo-2026')).toBe(false);
  });
});
