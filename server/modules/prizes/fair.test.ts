import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember, type TestMember } from '#server/testing/builders';
import { manyPlays, prize, prizeBrand } from '#server/testing/prizeTools';
import { drawPlaces } from './draw';
import { testApp, type TestApp } from '#server/testing/testApp';

const FAIR = 'GET /api/auth/fair';
const ROTATE = 'POST /api/auth/fair/rotate';
const PLAYS = 'GET /api/auth/fair/play';

const table = ['a', 'b', 'c', 'd'].map((id, i) => prize(id, { weight: i + 1 }));
const brand = prizeBrand('open', {
  wheel: { ...manyPlays, prizes: table },
  flipCard: { ...manyPlays, prizes: table, cards: 5 },
});

describe('provably fair plays', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ brands: [brand], connections: 30 });
  });
  afterAll(() => t.close());

  const fair = async (member: TestMember) => (await t.call(FAIR, { as: member })).data;
  const spin = (member: TestMember) => t.call('POST /api/auth/wheel/reward', { as: member });
  const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

  it('G3 commits to one seed before the first play, also under concurrent requests', async () => {
    const member = await buildMember(t, { brand });
    const answers = await Promise.all(Array.from({ length: 20 }, () => fair(member)));
    expect(new Set(answers.map(({ commitment }) => commitment)).size).toBe(1);
    expect(answers[0]).toMatchObject({ nonce: 0, revealed: [] });
  });

  it('G3 reveals a seed only after committing to the next one, and every play can be derived from it', async () => {
    const member = await buildMember(t, { brand });
    const promised = await fair(member);
    for (let n = 0; n < 5; n += 1) await spin(member);
    const card = await t.call('POST /api/auth/game/flip-card/random-reward', {
      as: member,
      body: { cardIndex: 3 },
    });
    const hidden = await t.call(PLAYS, { as: member });
    expect(hidden.data.map(({ seed }) => seed)).toEqual(Array.from({ length: 6 }, () => null));
    const { data } = await t.call(ROTATE, { as: member, body: { clientSeed: 'my-own-words' } });
    expect(data).toMatchObject({ clientSeed: 'my-own-words', nonce: 6 });
    expect(data.commitment).not.toBe(promised.commitment);
    const [revealed] = data.revealed;
    expect(revealed).toMatchObject({ commitment: promised.commitment, firstNonce: 1, lastNonce: 6 });
    expect(sha256(revealed?.seed ?? '')).toBe(promised.commitment);
    const { data: plays } = await t.call(PLAYS, { as: member });
    expect(plays.map(({ nonce }) => nonce)).toEqual([6, 5, 4, 3, 2, 1]);
    for (const play of plays) {
      const entropy = {
        seed: Buffer.from(play.seed ?? '', 'hex'),
        clientSeed: play.clientSeed,
        nonce: play.nonce,
      };
      expect(play.weights).toEqual([1, 2, 3, 4]);
      expect(play.version).toBe(1);
      const places = drawPlaces(entropy, play.weights, (play.cardIndex ?? 0) + 1);
      expect(play.drawn).toBe(places.at(-1));
      expect(play.label).toBe(table[play.given]?.label.th);
    }
    expect(plays[0]).toMatchObject({ game: 'FLIP_CARD', cardIndex: 3, label: card.data.prize.label });
    expect((await spin(member)).status).toBe(200);
    expect((await fair(member)).nonce).toBe(7);
  });

  it('G3 no play uses a revealed seed, also under concurrent rotations', async () => {
    const member = await buildMember(t, { brand });
    await fair(member);
    /** Retries like the member app while the server is busy. */
    const insist = async (ask: () => Promise<{ status: number }>) => {
      for (let tries = 1; ; tries += 1) {
        const { status } = await ask();
        if (status !== 503 || tries === 50) return { status };
        await sleep(20);
      }
    };
    const rotate = () => t.call(ROTATE, { as: member });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => insist(() => (n % 4 === 0 ? rotate() : spin(member)))),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const plays = await t.db
      .selectFrom('prize_plays as p')
      .innerJoin('fair_seeds as s', 's.id', 'p.seed_id')
      .select(['p.nonce', 's.first_nonce', 's.nonce as last'])
      .where('p.member_id', '=', member.id)
      .orderBy('p.nonce')
      .execute();
    expect(plays.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 45 }, (_, n) => n + 1));
    for (const { nonce, first_nonce, last } of plays) expect(nonce > first_nonce && nonce <= last).toBe(true);
    const seeds = await t.db
      .selectFrom('fair_seeds')
      .selectAll()
      .where('member_id', '=', member.id)
      .execute();
    expect(seeds.filter(({ revealed_at }) => revealed_at === null)).toHaveLength(1);
    for (const change of [
      sql`UPDATE fair_seeds SET nonce = nonce + 1 WHERE revealed_at IS NOT NULL AND member_id = ${member.id}`,
      sql`UPDATE fair_seeds SET revealed_at = NULL WHERE revealed_at IS NOT NULL AND member_id = ${member.id}`,
      sql`UPDATE fair_seeds SET nonce = nonce + 2 WHERE revealed_at IS NULL AND member_id = ${member.id}`,
      sql`UPDATE fair_seeds SET seed = seed WHERE member_id = ${member.id}`,
      sql`UPDATE prize_plays SET given = 0`,
      sql`DELETE FROM prize_tables`,
    ])
      await expect(change.execute(t.db)).rejects.toMatchObject({ code: '42501' });
  });

  it('G3 allows 60 seed rotations per hour', async () => {
    const member = await buildMember(t, { brand });
    for (let n = 0; n < 60; n += 1) expect((await t.call(ROTATE, { as: member })).status).toBe(200);
    expect((await t.call(ROTATE, { as: member })).error.code).toBe('RATE_LIMITED');
    const { data } = await t.call(FAIR, { as: member });
    expect(data.revealed).toHaveLength(20);
  });

  it.each(['', 'with space', 'ก', 'x'.repeat(65), 'a:b'])(
    'G3 refuses the client seed %j',
    async (clientSeed) => {
      const member = await buildMember(t, { brand });
      const answer = await t.call(ROTATE, { as: member, body: { clientSeed } });
      expect(answer.status).toBe(400);
    },
  );
});
