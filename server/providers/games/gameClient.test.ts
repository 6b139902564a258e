import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import { createAdapter } from '#server/testing/createAdapter';
import { localProvider, type LocalProvider } from '#server/testing/localProvider';
import { testClock } from '#server/testing/testClock';
import { SIGNATURE_HEADER, signatureCheck } from '../kit/signature';
import type { GameTransfer } from '../ports/gameProvider';
import { adapter as seamless } from './seamless/adapter';
import { adapter as transfer } from './transfer/adapter';

const player = { brandId: 'primary', memberId: '018f3a5e-0000-7000-8000-000000000001' };
const named = { brand: player.brandId, player: player.memberId };
const now = testClock().now();
const credit: GameTransfer = {
  reference: '018f3a5e-0000-7000-8000-000000000002',
  player,
  amount: 12_345,
  now,
};

describe('a game provider over HTTP', () => {
  let server: LocalProvider;
  beforeAll(async () => {
    server = await localProvider();
  });
  beforeEach(() => {
    server.requests.length = 0;
  });
  afterAll(() => server.close());
  const create = (kind = transfer) =>
    createAdapter(
      kind,
      'games',
      { url: `${server.url}/v1`, origins: ['https://play.example'] },
      { key: 'secret' },
    );
  const sent = () => server.requests.map(({ url, body }) => [url, JSON.parse(body.toString()) as unknown]);

  it('signs each call with the key and the time', async () => {
    server.reply = () => ({ body: { balance: 5_000 } });
    expect(await create().balance(player)).toBe(5_000);
    const [request] = server.requests;
    expect(sent()).toEqual([['/v1/balance', named]]);
    const call = { headers: request?.headers ?? {}, body: request?.body ?? Buffer.alloc(0) };
    expect(call.headers[SIGNATURE_HEADER]).toBeDefined();
    const at = (skew: number) => testClock(new Date(now.getTime() + skew));
    expect(signatureCheck(['secret'], at(MINUTE_MS))(call)).toBeUndefined();
    expect(signatureCheck(['other'], at(0))(call)).toBe('SIGNATURE_WRONG');
    expect(signatureCheck(['secret'], at(6 * MINUTE_MS))(call)).toBe('SIGNATURE_EXPIRED');
  });

  it('M20 moves credit in and out under its reference', async () => {
    server.reply = ({ body }) => ({
      body: body.toString().includes('"IN"')
        ? { status: 'DONE', since: 'version 2' }
        : { status: 'REFUSED', reason: 'ยอดเงินไม่พอ' },
    });
    expect(await create().deposit(credit)).toEqual({ status: 'DONE' });
    expect(await create().withdraw(credit)).toEqual({ status: 'REFUSED', reason: 'ยอดเงินไม่พอ' });
    const { reference, amount } = credit;
    const content = { ...named, reference, amount, at: '2026-11-14T02:00:00.000Z' };
    expect(sent()).toEqual([
      ['/v1/transfer', { ...content, direction: 'IN' }],
      ['/v1/transfer', { ...content, direction: 'OUT' }],
    ]);
  });

  it.each([
    ['an error', { status: 500, body: { status: 'REFUSED' } }],
    ['a refused signature', { status: 401, body: {} }],
    ['an unknown status', { body: { status: 'MAYBE' } }],
    ['no JSON', { body: 'DONE' }],
    ['a redirect', { status: 302, headers: { location: '/elsewhere' } }],
  ])('an answer with %s leaves the outcome of a transfer open', async (_what, reply) => {
    server.reply = () => reply;
    await expect(create().deposit(credit)).rejects.toThrow();
  });

  it('leaves invalid and repeated games out', async () => {
    const game = { code: 'one', category: 'slot', slot: 'JK', name: 'One', nameTh: 'หนึ่ง', status: 'ON' };
    server.reply = () => ({
      body: {
        games: [
          { ...game, vendor: 'unknown field' },
          { ...game, code: 'no spaces' },
          { ...game, category: 'hot' },
          'game',
          game,
          { ...game, code: 'two', image: 'https://cdn.example/two.webp', hot: true, order: 9 },
        ],
      },
    });
    const filled = { image: null, hot: false, isNew: false };
    expect(await create().games()).toEqual([
      { ...game, ...filled, order: 1 },
      { ...game, ...filled, code: 'two', image: 'https://cdn.example/two.webp', hot: true, order: 9 },
    ]);
  });

  it('reads rounds, and none of a page with an invalid one, which must not be lost', async () => {
    const round = { ...named, reference: 'r-1', game: 'one', bet: 100, win: 0 };
    const ended = { ...round, endedAt: '2026-11-14T09:00:00+07:00' };
    server.reply = () => ({ body: { rounds: [ended] } });
    const { brand: _brand, player: _player, ...rest } = round;
    expect(await create().rounds(now, 500)).toEqual([{ ...rest, player, endedAt: now }]);
    expect(sent()).toEqual([['/v1/rounds', { since: '2026-11-14T02:00:00.000Z', limit: 500 }]]);
    server.reply = () => ({ body: { rounds: [ended, { ...ended, win: 0.5 }] } });
    await expect(create().rounds(now, 500)).rejects.toThrow('rounds/1/win must be integer');
  });

  it('launches a game for a player, also of a seamless wallet, which moves nothing', async () => {
    server.reply = () => ({ body: { url: 'https://play.example/g?t=1', mode: 'iframe' } });
    const launch = {
      player,
      game: 'one',
      platform: 'AND',
      language: 'th',
      home: 'https://a.example',
      now,
    } as const;
    for (const kind of [transfer, seamless])
      expect(await create(kind).launch(launch)).toEqual({
        url: 'https://play.example/g?t=1',
        mode: 'iframe',
      });
    const { game, platform, language, home } = launch;
    expect(sent()[1]).toEqual(['/v1/launch', { ...named, game, platform, language, home }]);
    const none = create(seamless);
    expect([await none.balance(player), await none.rounds(now, 500)]).toEqual([0, []]);
    expect(await none.deposit(credit)).toMatchObject({ status: 'REFUSED' });
    expect(server.requests).toHaveLength(2);
  });
});
