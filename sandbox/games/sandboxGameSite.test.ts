import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '#core/time/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pullRounds } from '#server/modules/games/pullRounds';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildMember, type TestMember } from '#server/testing/builders';
import { jobDeps } from '#server/testing/jobDeps';
import type { TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { connectedSandbox, type ConnectedSandbox } from '../protocols/testing/connectedSandbox';
import { sandboxGames, transferGames } from './games';
import { winOf, type Outcome } from './sandboxGame';
import { moveCredit, readWallet } from './wallet';
import { withSandbox } from '../db/database';
import { openLaunch } from './launches';

const HOST = 'games.localhost:4401';
/** One of each kind, and of each house. */
const playable = transferGames.filter(({ isClosed }) => !isClosed);

describe('games of the sandbox, played', () => {
  let world: ConnectedSandbox;
  let t: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    world = await connectedSandbox({ brands: [testBrand('primary', { flags: { games: true } })] });
    ({ t } = world);
  });
  afterAll(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
    await world.close();
  });
  beforeEach(async () => {
    // Out of the reach of the next pull, which takes 500 rounds of one instant at most.
    t.clock.advance(HOUR_MS);
    member = await buildMember(t, { credit: 100_000 });
  });

  const player = () => ({ brandId: t.brand.id, memberId: member.id });
  const open = async (gameCode: string) => {
    const game = sandboxGames.find(({ code }) => code === gameCode)!;
    const { data } = await t.call('POST /api/auth/user/opengame', {
      as: member,
      body: { type: game.category, slot: game.slot, gameCode, platform: 'IOS' },
    });
    return new URL(data.url);
  };
  const inEnglish = async (gameCode: string) => {
    const game = sandboxGames.find(({ code }) => code === gameCode)!;
    const { data } = await t.call('POST /api/auth/user/opengame', {
      as: member,
      body: { type: game.category, slot: game.slot, gameCode, platform: 'IOS', language: 'en' },
    });
    return new URL(data.url);
  };
  const get = (path: string, host = HOST) => world.sandbox.inject({ url: path, headers: { host } });
  const play = async (at: URL, round: object) => {
    const response = await world.sandbox.inject({
      method: 'POST',
      url: `${at.pathname}/round${at.search}`,
      headers: { host: HOST, origin: 'null' },
      payload: { choice: 'spin', stake: 10, requestId: randomUUID(), ...round },
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.json<{ faces: unknown[]; win: number; balance: number; message?: string }>(),
    };
  };

  it.each(playable.map(({ code, choices, nameTh }) => ({ code, choice: choices[0] ?? '', nameTh })))(
    'API-111 $code opens, is played, and its figures reach the books',
    async ({ code, choice, nameTh }) => {
      const at = await open(code);
      expect(at.host).toBe(HOST);
      const page = await get(at.pathname);
      expect([page.statusCode, page.payload]).toEqual([200, expect.stringContaining(nameTh)]);
      expect(page.payload).toContain('1,000.00');
      let balance = 1_000;
      for (let n = 0; n < 20; n += 1) {
        const { body } = await play(at, { choice });
        balance = Math.round((balance - 10 + body.win) * 100) / 100;
        expect(body.balance).toBe(balance);
      }
      const games = world.connections.of('games', t.brand.id).map(({ service }) => service);
      await pullRounds(jobDeps(t, { games }));
      const day = await t.db
        .selectFrom('game_days')
        .selectAll()
        .where('member_id', '=', member.id)
        .executeTakeFirstOrThrow();
      expect([day.rounds, day.turnover]).toEqual([20, 20_000]);
      expect(100_000 - day.turnover + day.win).toBe(Math.round(balance * 100));
      const home = await t.call('POST /api/auth/user/game/cashOut', { as: member });
      expect(home.data).toEqual({ amount: balance, point: balance });
      const inGames = await t.db
        .selectFrom('ledger_accounts as a')
        .innerJoin('game_wallets as w', 'w.id', 'a.owner_id')
        .select('a.balance')
        .where('w.member_id', '=', member.id)
        .executeTakeFirst();
      expect(inGames?.balance).toBe(0);
    },
  );

  it('G5 one round for one request, however often and however fast it is sent', async () => {
    const at = await open('naga-gold');
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 30 }, () => play(at, { requestId })));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await play(at, { requestId, stake: 500 })).body).toEqual(answers[0]?.body);
    const rounds = await withSandbox(t.db)
      .selectFrom('sandbox_game_rounds')
      .select('version')
      .where('player_id', '=', member.id)
      .execute();
    expect(rounds).toEqual([{ version: 1 }]);
  });

  it('M1 never lets a player stake more than there is', async () => {
    const at = await open('two-digits');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => play(at, { choice: '00', stake: 300 })),
    );
    const paid = answers.filter(({ status }) => status === 200);
    const won = paid.reduce((sum, { body }) => sum + body.win, 0);
    expect(won > 0 || paid.length === 3).toBe(true);
    expect(await readWallet(t.db, player())).toBeGreaterThanOrEqual(0);
    expect(answers.find(({ status }) => status === 422)?.body.message ?? '').toMatch(won > 0 ? /.*/ : /ไม่พอ/);
  });

  it.each<[string, object]>([
    ['no choice of the game', { choice: 'middle' }],
    ['a text stake', { stake: '10' }],
    ['a negative stake', { stake: -1 }],
    ['a third decimal', { stake: 1.005 }],
    ['less than a baht', { stake: 0.5 }],
    ['more than the most', { stake: 5_000.01 }],
    ['a field too many', { win: 100 }],
    ['no request id', { requestId: 'x' }],
  ])('refuses %s', async (_, round) => {
    expect((await play(await open('naga-gold'), round)).status).toBe(422);
  });

  it('W1 W2 its pages are in a sandbox, frame only where they were opened, and load from their own host only', async () => {
    const at = await open('hi-lo');
    const { headers, payload } = await get(at.pathname);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox allow-scripts allow-top-navigation-by-user-activation allow-forms');
    expect(policy).not.toMatch(/allow-same-origin|unsafe-inline|allow-top-navigation(?!-by)/);
    expect(policy).toContain('frame-ancestors http://primary.localhost');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(payload).not.toMatch(/<script(?! src="\/play\.js")|style=|\son\w+=/);
    for (const url of ['/play.css', '/play.js', '/fonts/sarabun-thai-400.woff2']) {
      const part = await get(url);
      expect([part.statusCode, part.headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
    }
  });

  it('RTM-28 a closed game is on the list and cannot be opened', async () => {
    const closed = sandboxGames.find(({ isClosed }) => isClosed)!;
    const body = { type: closed.category, slot: closed.slot, platform: 'DSK' } as const;
    const answer = await t.call('POST /api/auth/user/opengame', { as: member, body });
    expect(answer.error.code).toBe('GAME_MAINTENANCE');
    const { data } = await t.call('POST /api/auth/user/game/list', {
      as: member,
      body: { type: closed.category, slot: closed.slot },
    });
    expect(data).toMatchObject([{ code: closed.code, status: 'MA', image: `game-${closed.code}.svg` }]);
  });

  it('G6 every round stores the version of the odds that paid it', async () => {
    const at = await open('river-king');
    for (const choice of ['shore', 'deep', 'shore']) await play(at, { choice });
    const rounds = await withSandbox(t.db)
      .selectFrom('sandbox_game_rounds')
      .select(['version', 'outcome', 'bet', 'win'])
      .where('player_id', '=', member.id)
      .execute();
    expect(rounds).toHaveLength(3);
    const game = sandboxGames.find(({ code }) => code === 'river-king')!;
    for (const { version, outcome, bet, win } of rounds)
      expect([version, win]).toEqual([game.version, winOf(bet, outcome as unknown as Outcome)]);
  });

  it('API-111 speaks the language that the member plays in, Thai where none is named', async () => {
    const thai = (await get((await open('penalty')).pathname)).payload;
    expect(thai).toContain('<html lang="th">');
    const at = await inEnglish('penalty');
    const { payload } = await get(at.pathname + at.search);
    expect(payload).toContain('<html lang="en">');
    expect(payload).not.toMatch(/[ก-ฮ]/);
    const missed = await play(at, { choice: 'nothing' });
    expect([missed.status, missed.body.message]).toEqual([422, 'Invalid request']);
    expect((await play(at, { choice: 'left' })).body.faces.join()).toMatch(/^Keeper/);
  });

  it('lists its games at its own address', async () => {
    const { payload, headers } = await get('/');
    for (const { nameTh } of sandboxGames) expect(payload).toContain(nameTh);
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  });

  it('opening a game removes launches that have expired, not open ones', async () => {
    await open('naga-gold');
    const count = async () =>
      (
        await withSandbox(t.db)
          .selectFrom('sandbox_game_launches')
          .select('code_hash')
          .where('player_id', '=', member.id)
          .execute()
      ).length;
    await open('naga-gold');
    expect(await count()).toBe(2);
    t.clock.advance(4 * HOUR_MS + 1);
    // Not by a call, since the member's session is over by now.
    const player = { brandId: t.brand.id, memberId: member.id };
    const launch = { game: 'naga-gold', language: 'th', home: `http://${t.brand.id}.localhost` } as const;
    const origin = `http://${HOST}`;
    await openLaunch(t.db, { ...launch, player, provider: 'sandbox', origin, now: t.clock.now() });
    expect(await count()).toBe(1);
  });

  it('G4 returns the result and the payout, but no other possible result', async () => {
    const at = await open('dragon-tiger');
    for (let n = 0; n < 6; n += 1) {
      const { body } = await play(at, { choice: 'dragon' });
      expect(Object.keys(body)).toEqual(['faces', 'win', 'balance']);
      expect(body.faces).toHaveLength(2);
    }
  });

  it('G4 its script contains no odds', async () => {
    const { payload } = await get('/play.js');
    expect(payload).not.toMatch(/Math\.random|stops|times/);
  });

  it('opens with a recent launch code, on its own host only', async () => {
    const at = await open('naga-gold');
    expect((await get(`/play/${'A'.repeat(43)}`)).statusCode).toBe(404);
    expect((await get('/play/x')).statusCode).toBe(404);
    expect((await get(at.pathname, 'primary.localhost')).statusCode).toBe(404);
    expect((await get('/fonts/x.woff2')).statusCode).toBe(404);
    t.clock.advance(4 * HOUR_MS);
    expect((await get(at.pathname)).statusCode).toBe(404);
    expect((await play(at, {})).status).toBe(404);
  });

  it('moves a transfer once for each reference, a refused one never', async () => {
    const now = t.clock.now();
    const transfer = { reference: randomUUID(), player: player(), amount: 5_000, now };
    const many = await Promise.all(Array.from({ length: 10 }, () => moveCredit(t.db, transfer, 5_000)));
    expect([new Set(many.map(({ status }) => status)), await readWallet(t.db, player())]).toEqual([
      new Set(['DONE']),
      5_000,
    ]);
    const out = { ...transfer, reference: randomUUID() };
    expect((await moveCredit(t.db, out, -6_000)).status).toBe('REFUSED');
    await moveCredit(t.db, { ...transfer, reference: randomUUID() }, 5_000);
    expect((await moveCredit(t.db, out, -6_000)).status).toBe('REFUSED');
    expect(await readWallet(t.db, player())).toBe(10_000);
  });

  it('M3 its own wallet is always its moves and rounds', async () => {
    const at = await open('dragon-tiger');
    for (const choice of ['dragon', 'tie', 'tiger', 'tie']) await play(at, { choice, stake: 25.5 });
    const moves = await withSandbox(t.db)
      .selectFrom('sandbox_game_moves')
      .select('amount')
      .where('player_id', '=', member.id)
      .execute();
    const rounds = await withSandbox(t.db)
      .selectFrom('sandbox_game_rounds')
      .select(['bet', 'win'])
      .where('player_id', '=', member.id)
      .execute();
    const sum = [...moves.map(({ amount }) => amount), ...rounds.map(({ bet, win }) => win - bet)].reduce(
      (a, b) => a + b,
      0,
    );
    expect(await readWallet(t.db, player())).toBe(sum);
    expect((await readBalance(t.db, t.brand.id, member.id)).available).toBe(0);
  });
});
