import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import { buildMember, openSession, type TestMember } from '#server/testing/builders';
import { goPlay, played, pull } from '#server/testing/play';
import { scriptedGames } from '#server/testing/scriptedGames';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

const PLAY = 'GET /api/auth/responsible-play';
const ANSWER = 'POST /api/auth/responsible-play/reality-check/answer';
const CHOOSE = 'POST /api/auth/responsible-play/reality-check';

describe('reality check', () => {
  const house = scriptedGames();
  let t: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    t = await testApp({
      brands: [
        testBrand('primary', {
          flags: { games: true, wheel: true, checkIn: true, media: true },
          wheel: { freePerDay: 20, maxPerDay: 20 },
        }),
      ],
      ports: { games: [house] },
    });
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    member = await buildMember(t);
  });

  const check = async () => (await t.call(PLAY, { as: member })).data.realityCheck;
  const spin = async () => {
    const { status, text } = await t.call('POST /api/auth/wheel/reward', { as: member });
    return status === 200 ? 'PLAYED' : (JSON.parse(text) as { code: string }).code;
  };
  const wait = async (minutes: number) => {
    t.clock.advance(minutes * MINUTE_MS);
    member = { ...member, ...(await openSession(t, member)) };
  };
  /** Signs of play every ten minutes. */
  const playFor = async (minutes: number) => {
    for (let gone = 0; gone < minutes; gone += 10) {
      await wait(Math.min(10, minutes - gone));
      await spin();
    }
  };

  it('R4 comes after 60 minutes of play, stops games only, and stays until it is answered', async () => {
    expect(await check()).toEqual({ every: 60, since: null, minutes: 0, net: 0, due: false });
    await spin();
    await playFor(50);
    expect(await check()).toMatchObject({ minutes: 50, due: false });
    await wait(10);
    expect(await check()).toMatchObject({ minutes: 60, due: true });
    expect(await spin()).toBe('REALITY_CHECK_DUE');
    expect((await t.call('POST /api/auth/game/check-in', { as: member })).status).toBe(200);
    await wait(300);
    expect([await spin(), (await check()).due]).toEqual(['REALITY_CHECK_DUE', true]);
    await t.call(ANSWER, { as: member, body: { goOn: true } });
    expect(await spin()).not.toBe('REALITY_CHECK_DUE');
    expect(await check()).toMatchObject({ minutes: 0, due: false });
  });

  it.each([15, 30] as const)('R4 comes after %d minutes where the member wants it so', async (minutes) => {
    await t.call(CHOOSE, { as: member, body: { minutes } });
    await spin();
    await playFor(minutes - 5);
    await wait(4);
    expect((await check()).due).toBe(false);
    await wait(1);
    expect(await check()).toMatchObject({ every: minutes, minutes, due: true });
  });

  it('R4 play ends with a pause of 15 minutes, after which a new session begins', async () => {
    await spin();
    await wait(15);
    expect(await check()).toMatchObject({ since: null, due: false });
    await spin();
    await playFor(40);
    expect(await check()).toMatchObject({ minutes: 40, due: false });
  });

  it('R4 a member who stops there starts a new session with the next play', async () => {
    await spin();
    await playFor(60);
    await t.call(ANSWER, { as: member, body: { goOn: false } });
    expect(await check()).toMatchObject({ since: null, due: false });
    expect(await spin()).not.toBe('REALITY_CHECK_DUE');
  });

  it('R4 rounds at a provider count as play and towards the result', async () => {
    await goPlay(t, house, member, 100_000);
    await spin();
    for (const [bet, win] of [
      [20_000, 0],
      [5_000, 12_550],
    ] as const) {
      t.clock.advance(14 * MINUTE_MS);
      played(house, member, { bet, win, at: t.clock.now() });
    }
    await pull(t, house);
    await wait(0);
    expect(await check()).toMatchObject({ minutes: 28, due: false });
    const { rows } = await t.pool.query<{ won: string }>(
      `SELECT coalesce(sum(CASE type WHEN 'CREDIT' THEN value ELSE 0 END - cost), 0) AS won FROM prize_plays WHERE member_id = $1`,
      [member.id],
    );
    expect((await check()).net).toBe((-12_450 + Number(rows[0]?.won ?? 0)) / 100);
  });

  it('R4 takes no other time than 15, 30 or 60 minutes', async () => {
    for (const minutes of [0, 10, 61, 120, '15', null])
      expect((await t.call(CHOOSE, { as: member, unchecked: { body: { minutes } } })).status).toBe(400);
  });
});
