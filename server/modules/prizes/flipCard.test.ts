import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#schemas/api/contract';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildMember, buildStaff, type TestMember } from '#server/testing/builders';
import { manyPlays, prize, prizeBrand } from '#server/testing/prizeTools';
import { testApp, type TestApp } from '#server/testing/testApp';

const TURN = 'POST /api/auth/game/flip-card/random-reward';
const REWARD = 'POST /api/auth/game/flip-card-reward/random';
const LOGS = 'GET /api/auth/game/flip-card/logs';
const MINE = 'GET /api/auth/game/reward/request/my';
const QUEUE = 'GET /api/staff/prize';

const brand = prizeBrand('cards', {
  flipCard: {
    ...manyPlays,
    cards: 6,
    prizes: [
      prize('ten', { type: 'CREDIT', value: 10 }),
      prize('five', { type: 'POINT', value: 5 }),
      prize('none'),
    ],
  },
  flipCardReward: {
    ...manyPlays,
    cards: 3,
    prizes: [prize('phone', { type: 'ITEM', weight: 1_000_000, stock: 2 }), prize('none')],
  },
});

describe('flip cards', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ brands: [brand], connections: 30 });
  });
  afterAll(() => t.close());

  const turn = (member: TestMember, cardIndex: number) => t.call(TURN, { as: member, body: { cardIndex } });

  it('API-146 ENT-19 G4 reveals all faces after the choice; the chosen one is the prize', async () => {
    const member = await buildMember(t, { brand });
    let won = 0;
    for (let cardIndex = 0; cardIndex < 6; cardIndex += 1) {
      const { data } = await turn(member, cardIndex);
      expect(data).toMatchObject({ cardIndex, left: 999 - cardIndex });
      expect(data.cards).toHaveLength(6);
      expect(data.cards[cardIndex]).toEqual(data.prize);
      if (data.prize.type === 'CREDIT') won += 10;
    }
    expect((await readBalance(t.db, brand.id, member.id)).available).toBe(won * 100);
    expect((await turn(member, 6)).error).toMatchObject({ status: 400, code: 'VALIDATION' });
  });

  it('G4 no response before the choice reveals the faces', async () => {
    const member = await buildMember(t, { brand });
    for (const key of ['GET /api/auth/game', 'GET /api/auth/fair'] as const) {
      const { text } = await t.call(key, { as: member });
      expect(text).not.toMatch(/cards|prize|drawn|segmentId/);
    }
    expect(JSON.stringify(contract['GET /api/auth/game'].data)).not.toMatch(/cards|prize/);
    const { revealed } = (await t.call('GET /api/auth/fair', { as: member })).data;
    expect(revealed).toEqual([]);
  });

  it('API-147 pages the log of the member’s own cards', async () => {
    const member = await buildMember(t, { brand });
    for (let n = 0; n < 5; n += 1) await turn(member, n);
    const first = await t.call(LOGS, { as: member, query: { page: '1', limit: '2' } });
    const second = await t.call(LOGS, { as: member, query: { page: '2', limit: '2' } });
    const third = await t.call(LOGS, { as: member, query: { page: '3', limit: '2' } });
    expect([first, second, third].map(({ meta }) => meta.next)).toEqual(['2', '3', null]);
    const all = (await t.call(LOGS, { as: member })).data;
    expect([...first.data, ...second.data, ...third.data]).toEqual(all);
    for (const query of [
      'page=0',
      'page=-1',
      'page=x',
      'limit=0',
      'limit=101',
      'limit=1&limit=2',
      'page=100000',
    ])
      expect([query, (await t.call(LOGS, { as: member, unchecked: { query } })).status]).toEqual([
        query,
        400,
      ]);
  });

  it('API-148 M19 issues two of two units under 40 concurrent turns, as staff requests', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => buildMember(t, { brand })));
    const answers = await Promise.all(
      members.flatMap((member) =>
        Array.from({ length: 5 }, () => t.call(REWARD, { as: member, body: { cardIndex: 1 } })),
      ),
    );
    const through = answers.filter(({ status }) => status === 200);
    expect(through.filter(({ data }) => data.prize.type === 'ITEM')).toHaveLength(2);
    const lists = await Promise.all(members.map((member) => t.call(MINE, { as: member })));
    expect(lists.flatMap(({ data }) => data)).toHaveLength(2);
    // A sold-out prize is no longer among the faces.
    const late = await t.call(REWARD, { as: await buildMember(t, { brand }), body: { cardIndex: 0 } });
    expect(new Set(late.data.cards.map(({ type }) => type))).toEqual(new Set(['NONE']));
  });

  it('API-149 B5 staff deliver or reject a prize, once', async () => {
    const operator = { ...(await buildStaff(t, 'operator')), brand };
    const { data: open } = await t.call(QUEUE, { as: operator, query: { status: 'PENDING' } });
    expect(open).toHaveLength(2);
    const [one, other] = open.map(({ uuid }) => uuid);
    const approve = (uuid = '') =>
      t.call('POST /api/staff/prize/{uuid}/approve', { as: operator, params: { uuid } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await approve(one)).error.code).toBe('STATE_CHANGED');
    const refused = await t.call('POST /api/staff/prize/{uuid}/reject', {
      as: operator,
      params: { uuid: other ?? '' },
      body: { reason: 'บัญชีซ้ำ' },
    });
    expect(refused.data).toMatchObject({ status: 'REJECTED', reason: 'บัญชีซ้ำ', game: 'FLIP_CARD_REWARD' });
    expect(refused.data.decidedBy).toBe(operator.email);
    const lines = await t.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_type', '=', 'GAME_REWARD_REQUEST')
      .execute();
    expect(lines.map(({ action }) => action).sort()).toEqual(['prize.approve', 'prize.reject']);
  });

  it('API-147 logs the reward cards separately', async () => {
    const member = await buildMember(t, { brand });
    await turn(member, 0);
    const { data: turned } = await t.call(REWARD, { as: member, body: { cardIndex: 0 } });
    const log = await t.call(LOGS, { as: member, query: { game: 'FLIP_CARD_REWARD' } });
    expect(log.data.map(({ label }) => label)).toEqual([turned.prize.label]);
    expect((await t.call(LOGS, { as: member, query: { game: 'FLIP_CARD' } })).data).toHaveLength(1);
    expect((await t.call(LOGS, { as: member, unchecked: { query: 'game=WHEEL' } })).status).toBe(400);
  });

  it('API-147 has no log of a disabled game', async () => {
    const [reward, cards] = [
      { flipCard: false, flipCardReward: true },
      { flipCard: true, flipCardReward: false },
    ];
    for (const [flags, game] of [
      [reward, 'FLIP_CARD'],
      [cards, 'FLIP_CARD_REWARD'],
    ] as const) {
      const only = { ...brand, flags: { ...brand.flags, ...flags } };
      const app = await testApp({ brands: [only] });
      const member = await buildMember(app, { brand: only });
      const answer = await app.call(LOGS, { as: member, query: { game } });
      expect(answer.error.code).toBe('FEATURE_OFF');
      await app.close();
    }
  });
});
