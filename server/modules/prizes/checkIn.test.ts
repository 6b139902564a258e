import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#core/time/durations';
import { readBalance } from '#server/modules/ledger/accounts';
import { readPoints } from './prizePostings';
import { openSession, buildMember, type TestMember } from '#server/testing/builders';
import { prizeBrand } from '#server/testing/prizeTools';
import { rounds } from '#server/testing/proving';
import { testApp, type TestApp } from '#server/testing/testApp';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';

const CHECK_IN = 'POST /api/auth/game/check-in';
const MONTH = 'GET /api/auth/game/check-in';
const days = { day1: 1, day2: 2, day3: 3, day4: 4, day5: 5, day6: 6, day7: 7 };

const again = prizeBrand('again', { checkIn: { ...days, gives: 'CREDIT', afterLast: 'restart' } });
const stays = prizeBrand('stays', { checkIn: { ...days, gives: 'POINT', afterLast: 'stay' } });
const closed = prizeBrand('closed', { flags: { checkIn: false } });

/** Days in a row from December 2027 on, over a year end and a leap day. */
const DAYS = rounds(120, 400);

describe('daily check-in', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ brands: [again, stays, closed], connections: 40 });
  });
  afterEach(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });
  afterAll(() => t.close());

  const checkIn = (member: TestMember) => t.call(CHECK_IN, { as: member });
  const month = async (member: TestMember) => (await t.call(MONTH, { as: member })).data;

  it('API-152 ST-15 pays the day’s prize and shows tomorrow’s', async () => {
    const member = await buildMember(t, { brand: again });
    const { data } = await checkIn(member);
    expect(data).toEqual({
      gameLog: { id: data.gameLog.id },
      json: { day: 14 },
      type: 'CREDIT',
      value: 1,
      gameValue: 1,
      gameValueTomorrow: 2,
      streak: 1,
    });
    expect((await readBalance(t.db, again.id, member.id)).available).toBe(100);
    expect(await month(member)).toMatchObject([
      { id: data.gameLog.id, gameLogId: data.gameLog.id, json: { day: 14 }, value: 1 },
    ]);
    const [line] = await t.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', data.gameLog.id)
      .execute();
    expect(line?.ledger_transaction_id).not.toBeNull();
  });

  it('API-152 ST-16 rejects a second check-in of the day', async () => {
    const member = await buildMember(t, { brand: stays });
    await checkIn(member);
    expect((await checkIn(member)).error).toMatchObject({ status: 409, code: 'CHECKIN_DONE' });
    expect(await readPoints(t.db, stays.id, member.id)).toBe(1);
    const shut = await buildMember(t, { brand: closed });
    expect((await checkIn(shut)).error.code).toBe('FEATURE_OFF');
    const answer = await t.call(CHECK_IN, { as: member, unchecked: { body: { day: 15 } } });
    expect(answer.status).toBe(400);
  });

  it('M18 accepts one of 50 concurrent check-ins', async () => {
    for (let seed = 0; seed < 5; seed += 1) {
      const member = await buildMember(t, { brand: again });
      const answers = await Promise.all(Array.from({ length: 50 }, () => checkIn(member)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const codes = answers.flatMap((answer) => (answer.status === 200 ? [] : [answer.error.code]));
      expect(new Set(codes)).toEqual(new Set(['CHECKIN_DONE']));
      expect((await readBalance(t.db, again.id, member.id)).available).toBe(100);
    }
  });

  it.each([
    ['again', again, (streak: number) => ((streak - 1) % 7) + 1],
    ['stays', stays, (streak: number) => Math.min(streak, 7)],
  ] as const)(
    `M18 ST-13 #119 ${DAYS} days over month, year and leap-day ends: %s`,
    async (_, brand, expected) => {
      const was = t.clock.now();
      t.clock.set('2027-12-01T16:59:59.999Z');
      const member = await buildMember(t, { brand });
      let streak = 0;
      let paid = 0;
      const seen: string[] = [];
      for (let day = 0; day < DAYS; day += 1) {
        // Alternates the last and the first millisecond of Bangkok days; each day counts once.
        const start = Date.parse('2027-12-01T00:00:00+07:00') + day * DAY_MS;
        const at = new Date(day % 2 === 0 ? start + DAY_MS - 1 : start);
        t.clock.set(at);
        const isLeftOut = day === 100 || day === 101 || day === 300;
        streak = isLeftOut ? 0 : streak + 1;
        if (isLeftOut) continue;
        const { token } = await openSession(t, member);
        const { data } = await t.call(CHECK_IN, { as: { ...member, token } });
        const bangkok = new Date(start + 7 * HOUR_MS).toISOString().slice(0, 10);
        seen.push(bangkok);
        paid += expected(streak);
        expect([bangkok, data.json.day, data.value, data.gameValueTomorrow]).toEqual([
          bangkok,
          Number(bangkok.slice(8)),
          expected(streak),
          expected(streak + 1),
        ]);
        if (day % 40 === 0) {
          const shown = (await t.call(MONTH, { as: { ...member, token } })).data;
          expect(shown.map(({ json }) => json.day)).toEqual(
            seen.filter((one) => one.startsWith(bangkok.slice(0, 7))).map((one) => Number(one.slice(8))),
          );
        }
      }
      expect(seen).toContain('2028-02-29');
      const got =
        brand === again
          ? (await readBalance(t.db, brand.id, member.id)).available / 100
          : await readPoints(t.db, brand.id, member.id);
      expect(got).toBe(paid);
      t.clock.set(was);
    },
    120_000,
  );

  it('API-151 ST-12 ST-13 ENT-13 lists the member’s own days of this Bangkok month, oldest first', async () => {
    const was = t.clock.now();
    const member = await buildMember(t, { brand: stays });
    const other = await buildMember(t, { brand: stays });
    const listed = async (who: TestMember) => {
      const { token } = await openSession(t, who);
      const { data } = await t.call(MONTH, { as: { ...who, token } });
      return data.map(({ json, value, gameValueTomorrow }) => [json.day, value, gameValueTomorrow]);
    };
    // The last two days of November, and the first minutes of December in Bangkok, which are still November in UTC.
    for (const [instant, expected] of [
      ['2027-11-29T05:00:00Z', [[29, 1, 2]]],
      [
        '2027-11-30T16:59:59Z',
        [
          [29, 1, 2],
          [30, 2, 3],
        ],
      ],
      ['2027-11-30T17:05:00Z', [[1, 3, 4]]],
    ] as const) {
      t.clock.set(instant);
      const { token } = await openSession(t, member);
      await t.call(CHECK_IN, { as: { ...member, token } });
      expect([instant, await listed(member)]).toEqual([instant, expected]);
      expect(await listed(other)).toEqual([]);
    }
    const { token } = await openSession(t, member);
    expect((await t.queries(() => t.call(MONTH, { as: { ...member, token } }))).length).toBeLessThanOrEqual(
      2,
    );
    t.clock.set(was);
  });

  it('API-150 the media hub shows whether today’s check-in is done', async () => {
    const member = await buildMember(t, { brand: again });
    const left = async () =>
      (await t.call('GET /api/auth/game', { as: member })).data.find(({ code }) => code === 'CHECK_IN')?.left;
    expect(await left()).toBe(1);
    await checkIn(member);
    expect(await left()).toBe(0);
  });
});
