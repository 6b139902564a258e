import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time/durations';
import { pullRounds } from '#server/modules/games/pullRounds';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildMember, type TestMember } from '#server/testing/builders';
import { jobDeps } from '#server/testing/jobDeps';
import { testBrand } from '#server/testing/testBrands';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { withSandbox } from '../db/database';
import { sandboxGame, sandboxGames, seamlessGames, transferGames } from '../games/games';
import { connectedSandbox, type ConnectedSandbox } from './testing/connectedSandbox';

const HOST = 'games.localhost:4401';

describe('games of the sandbox as two providers', () => {
  let world: ConnectedSandbox;
  let member: TestMember;
  beforeAll(async () => {
    world = await connectedSandbox({ brands: [testBrand('primary', { flags: { games: true } })] });
  });
  afterAll(async () => {
    expect([await totalOfEntries(world.db), await brokenAccounts(world.db)]).toEqual([0, []]);
    await world.close();
  });
  beforeEach(async () => {
    await world.fail({});
    world.clock.advance(HOUR_MS);
    member = await buildMember(world.t, { credit: 100_000 });
  });

  const open = async (code: string) => {
    const game = sandboxGame(code);
    if (!game) throw new Error('There is no such game.');
    const { data } = await world.t.call('POST /api/auth/user/opengame', {
      as: member,
      body: { type: game.category, slot: game.slot, gameCode: code, platform: 'AND' },
    });
    return new URL(data.url);
  };
  const page = (at: URL) => world.sandbox.inject({ url: at.pathname, headers: { host: HOST } });
  const play = async (at: URL, choice: string, requestId: string = randomUUID()) => {
    const response = await world.sandbox.inject({
      method: 'POST',
      url: `${at.pathname}/round?language=en`,
      headers: { host: HOST },
      payload: { choice, stake: 100, requestId },
    });
    const body = response.json<{ win: number; balance: number; message?: string }>();
    return { status: response.statusCode, body };
  };
  const available = async () => (await readBalance(world.db, 'primary', member.id)).available;
  const waiting = () =>
    withSandbox(world.db)
      .selectFrom('sandbox_outbox')
      .select('path')
      .where('status', '=', 'WAITING')
      .execute();

  it('lists every game once, with its cover', async () => {
    expect(transferGames.length + seamlessGames.length).toBe(sandboxGames.length);
    const { data } = await world.t.call('GET /api/game');
    expect(data.map(({ code }) => code).sort()).toEqual(sandboxGames.map(({ code }) => code).sort());
    for (const { code, image } of data) expect(image).toBe(`game-${code}.svg`);
  });

  it('API-111 M20 credit moves into a game, is played, and returns with its rounds', async () => {
    const at = await open('dragon-tiger');
    expect(at.origin).toBe('http://games.localhost:4401');
    expect([await available(), (await page(at)).payload]).toEqual([0, expect.stringContaining('1,000.00')]);
    const { body } = await play(at, 'dragon');
    expect(body.balance).toBe(900 + body.win);
    const connections = { games: world.connections.of('games', 'primary').map(({ service }) => service) };
    await pullRounds(jobDeps(world.t, connections));
    const day = await world.db
      .selectFrom('game_days')
      .select(['rounds', 'turnover'])
      .where('member_id', '=', member.id)
      .execute();
    expect(day).toEqual([{ rounds: 1, turnover: 10_000 }]);
    const home = await world.t.call('POST /api/auth/user/game/cashOut', { as: member });
    expect(home.data.amount).toBe(body.balance);
    expect(await available()).toBe(body.balance * 100);
  });

  it('API-111 M20 a seamless game is staked from the balance of the site', async () => {
    const at = await open('royal-hi-lo');
    expect([await available(), (await page(at)).payload]).toEqual([
      100_000,
      expect.stringContaining('1,000.00'),
    ]);
    const requestId = randomUUID();
    const { body } = await play(at, 'low', requestId);
    expect(body.balance).toBe(900 + body.win);
    expect(await available()).toBe(body.balance * 100);
    expect((await play(at, 'low', requestId)).body).toEqual(body);
    expect([await available(), await waiting()]).toEqual([body.balance * 100, []]);
  });

  it('M1 a seamless game refuses a stake that the balance does not cover', async () => {
    member = await buildMember(world.t, { credit: 5_000 });
    const { status, body } = await play(await open('royal-hi-lo'), 'low');
    expect([status, body.message]).toEqual([422, expect.stringContaining('Your credit is too low')]);
    expect(await available()).toBe(5_000);
  });

  it.each(['duplicate', 'outOfOrder', 'slow'] as const)(
    'M20 a round of a seamless game with the fault %s counts once',
    async (fault) => {
      const at = await open('golden-gourd');
      await world.fail({ seamless: [fault] });
      const { body } = await play(at, 'crab');
      expect(body.balance).toBe(900 + body.win);
      await world.protocols.deliverDue();
      expect(await available()).toBe(body.balance * 100);
    },
  );

  it.each(['outage', 'wrongSignature', 'skew', 'malformed'] as const)(
    'M20 the fault %s cancels a round of a seamless game, and no money moves',
    async (fault) => {
      const at = await open('champion-ring');
      await world.fail({ seamless: [fault] });
      const requestId = randomUUID();
      const first = await play(at, 'corner-red', requestId);
      expect([first.status, first.body.message]).toEqual([422, expect.stringContaining('cancelled')]);
      expect((await play(at, 'corner-red', requestId)).body).toEqual(first.body);
      expect(await available()).toBe(100_000);
      await world.fail({});
      world.clock.advance(HOUR_MS);
      await world.protocols.deliverDue();
      expect([await waiting(), await available()]).toEqual([[], 100_000]);
    },
  );

  it('M20 a bet whose answer is lost is refunded once', async () => {
    const at = await open('emperor-dragon-tiger');
    await world.fail({ seamless: ['unknown'] });
    expect((await play(at, 'dragon')).status).toBe(422);
    // The refund has arrived too, and its answer is lost as well.
    expect((await waiting()).map(({ path }) => path)).toEqual(['wallet/refund']);
    expect(await available()).toBe(100_000);
    await world.fail({});
    world.clock.advance(HOUR_MS);
    await world.protocols.deliverDue();
    expect([await waiting(), await available()]).toEqual([[], 100_000]);
  });

  it('answers 503 while the balance of a seamless game cannot be read', async () => {
    const at = await open('royal-hi-lo');
    await world.fail({ seamless: ['outage'] });
    const { statusCode, payload } = await page(at);
    expect([statusCode, payload]).toEqual([503, expect.stringContaining('ยังดูยอดเงินไม่ได้')]);
  });

  it('M20 rounds that the provider repeats and confuses count once', async () => {
    const at = await open('dragon-tiger');
    for (let n = 0; n < 3; n += 1) {
      world.clock.advance(1_000);
      await play(at, 'tie');
    }
    await world.fail({ games: ['duplicate', 'outOfOrder'] });
    const connections = { games: world.connections.of('games', 'primary').map(({ service }) => service) };
    for (let n = 0; n < 2; n += 1) await pullRounds(jobDeps(world.t, connections));
    const day = await world.db
      .selectFrom('game_days')
      .select(['rounds', 'turnover'])
      .where('member_id', '=', member.id)
      .execute();
    expect(day).toEqual([{ rounds: 3, turnover: 30_000 }]);
  });

  it('M20 a transfer whose answer is lost is done once', async () => {
    await world.fail({ games: ['unknown'] });
    const game = sandboxGame('dragon-tiger');
    const opened = await world.t.call('POST /api/auth/user/opengame', {
      as: member,
      body: {
        type: game?.category ?? 'casino',
        slot: game?.slot ?? '',
        gameCode: 'dragon-tiger',
        platform: 'AND',
      },
    });
    expect(opened.status).toBe(503);
    const moves = await withSandbox(world.db)
      .selectFrom('sandbox_game_moves')
      .select('amount')
      .where('player_id', '=', member.id)
      .execute();
    expect(moves).toEqual([{ amount: 100_000 }]);
    expect(await available()).toBe(0);
  });

  it('a provider with a wrong clock refuses our signature', async () => {
    await world.fail({ games: ['skew'] });
    const [provider] = world.connections.of('games', 'primary');
    const player = { brandId: 'primary', memberId: member.id };
    await expect(provider?.service.balance(player)).rejects.toThrow('HTTP 401');
    await world.fail({});
    expect(await provider?.service.balance(player)).toBe(0);
  });
});
