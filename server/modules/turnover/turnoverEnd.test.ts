import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time/durations';
import { buildMember, giveCredit, type TestMember } from '#server/testing/builders';
import type { ScriptedGames } from '#server/testing/scriptedGames';
import type { TestApp } from '#server/testing/testApp';
import { brandOf, turnoverTools } from '#server/testing/turnoverTools';

const primary = brandOf('primary', {});
const lapses = brandOf('lapses', { window1: { multiple: 1, of: 'BONUS', atExpiry: 'LAPSE' } });

describe('the end of turnover', () => {
  const tools = turnoverTools([primary, lapses]);
  const { withdraw, everything, leftOf, deposit, requirements, toGame, home, play, sweep, balance } = tools;
  let t: TestApp;
  let member: TestMember;
  let house: ScriptedGames;
  beforeEach(() => {
    ({ t, member, house } = tools.current());
  });

  it('takes back the rest of an expired bonus, only after the last rounds are reported', async () => {
    await deposit(1_000.25);
    const end = t.clock.now().getTime() + 7 * DAY_MS;
    t.clock.set(new Date(end + 600_000 - 1));
    await sweep();
    expect(await leftOf(withdraw(100))).toBeGreaterThan(0);
    t.clock.advance(1);
    await sweep();
    await sweep();
    expect(await requirements()).toMatchObject([{ status: 'EXPIRED', taken: 10_002 }]);
    expect(await balance()).toBe(100_025);
    expect((await withdraw(1_000)).status).toBe(200);
  });

  it('an expiry not swept yet takes effect in the withdrawal', async () => {
    await deposit(1_000.25);
    t.clock.advance(7 * DAY_MS + 600_000);
    expect((await everything()).data.amount).toBe(1_000);
    expect(await requirements()).toMatchObject([{ status: 'EXPIRED', taken: 10_002 }]);
    expect(await balance()).toBe(25);
  });

  it('an expired bonus waits for credit in a game', async () => {
    await deposit(1_000.25);
    await toGame();
    t.clock.advance(7 * DAY_MS + 600_000);
    await sweep();
    expect(await requirements()).toMatchObject([{ status: 'OPEN' }]);
    await home();
    t.clock.advance(60_000);
    await sweep();
    expect(await requirements()).toMatchObject([{ status: 'EXPIRED', taken: 10_002 }]);
  });

  it('a lapsing requirement ends to the millisecond, and the bonus remains', async () => {
    const one = await buildMember(t, { brand: lapses });
    await deposit(1_000.25, one);
    t.clock.advance(7 * DAY_MS - 1);
    expect(await leftOf(withdraw(1_100, one))).toBe(100.02);
    t.clock.advance(1);
    expect((await withdraw(1_100, one)).status).toBe(200);
    await sweep();
    expect(await requirements(one)).toMatchObject([{ status: 'EXPIRED', taken: 0 }]);
  });

  it('a complete loss ends it, but not while a provider has credit missing from the ledger', async () => {
    await deposit(1_000.25);
    await toGame();
    const all = 110_027;
    house.wallets.set(member.id, all + 5_000);
    await play(all, { win: 0 });
    expect(await requirements()).toMatchObject([{ status: 'OPEN' }]);
    house.wallets.set(member.id, 99);
    await sweep();
    expect(await requirements()).toMatchObject([{ status: 'LOST' }]);
    await giveCredit(t, member, 10_000);
    expect((await withdraw(100)).status).toBe(200);
  });

  it('1 baht of credit is not a complete loss', async () => {
    await deposit(1_000.25);
    await toGame();
    await play(110_027 - 100, { win: 0 });
    await sweep();
    expect(await requirements()).toMatchObject([{ status: 'OPEN' }]);
  });
});
