import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import { adapter as seamless } from '#server/providers/games/seamless/adapter';
import { adapter as transfer } from '#server/providers/games/transfer/adapter';
import { SIGNATURE_HEADER, signCall } from '#server/providers/kit/signature';
import { uuidv7 } from '#server/platform/id';
import { buildMember, buildStaff, type TestMember } from '#server/testing/builders';
import { localProvider, type LocalProvider } from '#server/testing/localProvider';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';

const flags = { games: true };
const game = { code: 'one', category: 'slot', slot: 'JK', name: 'One', nameTh: 'หนึ่ง', status: 'ON' };

describe('calls of a seamless provider', () => {
  let t: TestApp;
  let server: LocalProvider;
  let member: TestMember;
  beforeAll(async () => {
    server = await localProvider();
    server.reply = ({ url }) => ({
      body: url.endsWith('/games')
        ? { games: [game] }
        : { url: 'https://play.example/one?token=single-use', mode: 'newtab' },
    });
    const settings = { url: server.url, origins: ['https://play.example'] };
    const one = { settings, limits: {}, place: 'providers.json' };
    t = await testApp({
      brands: [testBrand('primary', { flags }), testBrand('sibling', { flags })],
      providers: {
        providers: [
          { ...one, id: 'live', adapter: seamless, secrets: { key: 'first', nextKey: 'second' } },
          { ...one, id: 'hall', adapter: transfer, secrets: { key: 'third' } },
        ],
        use: { games: ['live'] },
        brands: { sibling: { games: ['hall'] } },
      },
    });
  });
  afterAll(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
    await t.close();
    await server.close();
  });
  beforeEach(async () => {
    t.clock.set('2026-11-14T09:00:00+07:00');
    member = await buildMember(t, { credit: 10_000 });
    await open(member);
  });

  const open = (as: TestMember) =>
    t.call('POST /api/auth/user/opengame', { as, body: { type: 'slot', slot: 'JK', platform: 'AND' } });
  interface Sending {
    readonly key?: string;
    /** Of the provider's clock, in ms. */
    readonly skew?: number;
    readonly id?: string;
    readonly signature?: string;
  }
  async function post(name: string, content: object | string, sending: Sending = {}) {
    const { key = 'first', skew = 0, id = 'live' } = sending;
    const body = typeof content === 'string' ? content : JSON.stringify(content);
    const seconds = Math.floor((t.clock.now().getTime() + skew) / 1_000);
    const { statusCode, payload } = await t.app.inject({
      method: 'POST',
      url: `/api/provider/${id}/wallet/${name}`,
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: sending.signature ?? signCall(key, body, seconds),
      },
      payload: body,
    });
    return { status: statusCode, body: JSON.parse(payload) as { code?: string; data?: { balance: number } } };
  }
  const name = () => ({ brand: member.brand.id, player: member.id });
  const bet = (amount: number, round = 'r', reference: string = uuidv7()) => ({
    ...name(),
    ...{ reference, round, game: 'one', amount },
  });
  const balance = async () => (await post('balance', name())).body.data?.balance;

  it('M20 a member plays from the available balance: open, bet, win, refund', async () => {
    expect((await open(member)).data).toEqual({
      url: 'https://play.example/one?token=single-use',
      mode: 'newtab',
    });
    expect(await balance()).toBe(10_000);
    expect(await post('bet', bet(2_000))).toEqual({
      status: 200,
      body: {
        ...{ status: 200, message: 'success' },
        data: { balance: 8_000, transaction: expect.any(String) as string },
      },
    });
    const win = { ...name(), reference: uuidv7(), round: 'r', amount: 5_000 };
    expect((await post('win', win)).body.data).toMatchObject({ balance: 13_000 });
    const lost = bet(1_000, 'q');
    await post('bet', lost);
    const refund = { ...name(), reference: uuidv7(), round: 'q', bet: lost.reference };
    expect((await post('refund', refund)).body.data).toMatchObject({ balance: 13_000 });
    expect(await balance()).toBe(13_000);
    const moved = await t.db.selectFrom('game_transfers').select('id').execute();
    expect(moved).toEqual([]);
  });

  it('refusals name their reason and the balance', async () => {
    expect(await post('bet', bet(10_001))).toEqual({
      status: 409,
      body: {
        ...{ status: 409, code: 'INSUFFICIENT_FUNDS' },
        message: 'The available balance is less than the bet.',
        data: { balance: 10_000 },
      },
    });
    const stranger = { ...bet(1), player: uuidv7() };
    expect(await post('bet', stranger)).toMatchObject({ status: 404, body: { code: 'UNKNOWN_PLAYER' } });
  });

  it('refuses a wrong, a missing and a foreign signature before it reads anything', async () => {
    const content = JSON.stringify(bet(100));
    const [valid] = [signCall('first', content, Math.floor(t.clock.now().getTime() / 1_000))];
    const refused = async (sending: Sending, text = content) => (await post('bet', text, sending)).body.code;
    expect(await refused({ key: 'wrong' })).toBe('SIGNATURE_WRONG');
    expect(await refused({ key: 'third' })).toBe('SIGNATURE_WRONG');
    expect(await refused({ signature: valid }, content.replace('100', '900'))).toBe('SIGNATURE_WRONG');
    expect(await refused({ signature: '' })).toBe('SIGNATURE_MISSING');
    expect((await post('bet', content, { key: 'wrong' })).status).toBe(401);
    expect(await balance()).toBe(10_000);
    expect((await post('bet', content, { key: 'second' })).status).toBe(200);
  });

  it('tolerates five minutes between the clocks', async () => {
    for (const skew of [-4 * MINUTE_MS, 4 * MINUTE_MS])
      expect((await post('bet', bet(100), { skew })).status).toBe(200);
    for (const skew of [-6 * MINUTE_MS, 6 * MINUTE_MS])
      expect(await post('bet', bet(100), { skew })).toMatchObject({
        status: 401,
        body: { code: 'SIGNATURE_EXPIRED' },
      });
    expect(await balance()).toBe(9_800);
  });

  it('a replayed call changes nothing, also at another address', async () => {
    const content = JSON.stringify(bet(100));
    const signature = signCall('first', content, Math.floor(t.clock.now().getTime() / 1_000));
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('bet', content, { signature })));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await post('win', content, { signature })).status).toBe(400);
    expect(await balance()).toBe(9_900);
    t.clock.advance(6 * MINUTE_MS);
    expect((await post('bet', content, { signature })).status).toBe(401);
  });

  it.each([
    ['fractions of a satang', { amount: 0.5 }],
    ['a negative amount', { amount: -100 }],
    ['a text as amount', { amount: '100' }],
    ['a reference with a line break', { reference: 'a\nb' }],
    ['a player that is no id', { player: '1 OR 1=1' }],
    ['an unknown field', { currency: 'THB' }],
  ])('refuses a body with %s', async (_what, wrong) => {
    expect(await post('bet', { ...bet(100), ...wrong })).toMatchObject({
      ...{ status: 400, body: { code: 'VALIDATION' } },
    });
    expect(await balance()).toBe(10_000);
  });

  it('only seamless providers have a wallet here, for players of brands that use them', async () => {
    expect((await post('bet', bet(100), { id: 'nobody' })).status).toBe(404);
    expect((await post('bet', bet(100), { id: 'hall', key: 'third' })).status).toBe(404);
    const sibling = t.brands.byId('sibling');
    if (!sibling) throw new Error('The brand is missing.');
    const other = await buildMember(t, { brand: sibling, credit: 500 });
    const foreign = { ...bet(100), brand: 'sibling', player: other.id };
    expect((await post('bet', foreign)).body.code).toBe('UNKNOWN_PLAYER');
    expect((await post('bet', { ...bet(100), brand: 'nowhere' })).body.code).toBe('UNKNOWN_PLAYER');
  });

  it('a switched-off provider ends its rounds and gets no new bets', async () => {
    await post('bet', bet(100));
    const { id: staffId } = await buildStaff(t, 'admin');
    await t.db
      .insertInto('provider_switches')
      .values({
        ...{ brand_id: member.brand.id, provider: 'live', staff_id: staffId, reason: 'outage' },
        created_at: t.clock.now(),
      })
      .execute();
    expect((await post('bet', bet(100))).body.code).toBe('PLAY_NOT_ALLOWED');
    const win = { ...name(), reference: uuidv7(), round: 'r', amount: 300 };
    expect((await post('win', win)).body.data).toMatchObject({ balance: 10_200 });
    await t.db.deleteFrom('provider_switches').execute();
  });

  it('bets whose connections break are placed once when they are sent again', async () => {
    const bets = Array.from({ length: 30 }, (_, n) => bet(100, `broken-${n}`));
    const first = Promise.all(bets.map((one) => post('bet', one)));
    const owner = new pg.Client({ connectionString: t.access.owner });
    await owner.connect();
    await owner.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await owner.end();
    for (const { status } of await first) expect([200, 500, 503]).toContain(status);
    for (const one of bets) expect((await post('bet', one)).status).toBe(200);
    expect(await balance()).toBe(7_000);
  });
});
