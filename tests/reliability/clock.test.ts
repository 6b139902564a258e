import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { levelOf } from '#core/brand/levels';
import { HOUR_MS, MINUTE_MS } from '#core/time/durations';
import { TEST_PASSWORD, buildMember, buildStaff, openSession } from '#server/testing/builders';
import type { TestMember, TestStaff } from '#server/testing/builders';
import { withdrawalStaff } from '#server/testing/decideWithdrawal';
import { logins } from '#server/testing/logins';
import { prizeBrand } from '#server/testing/prizeTools';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';
import { rounds } from '#server/testing/proving';

/** Failed log-ins expire after this time. */
const QUIET_MS = 15 * MINUTE_MS;
const WEEK = { day1: 1, day2: 2, day3: 3, day4: 4, day5: 5, day6: 6, day7: 7 };
const brand = prizeBrand('clocks', { checkIn: { ...WEEK, gives: 'CREDIT', afterLast: 'restart' } });

/** Evenings where one more hour is another day: before a leap day, at its end, and an ordinary one. */
const EVENINGS = [
  '2028-02-28T23:30:00+07:00',
  '2028-02-29T23:30:00+07:00',
  '2026-11-20T23:30:00+07:00',
].slice(0, rounds(1, 3));

describe('a clock that jumps forward and back by an hour', () => {
  let t: TestApp;
  let staff: TestStaff;
  beforeAll(async () => {
    t = await testApp({ brands: [brand], config: { trustProxy: 1 } });
  });
  afterAll(() => t.close());

  const at = async (evening: string): Promise<TestMember> => {
    t.clock.set(evening);
    staff = await buildStaff(t, 'operator');
    return buildMember(t, { credit: 100_000_00 });
  };
  /** Logs in again, because a session idles out after an hour. */
  const fresh = async (member: TestMember) => ({ ...member, ...(await openSession(t, member)) });

  it.each(EVENINGS)(
    'D9 M15 does not extend daily limits: two days allow exactly two days’ limits (%s)',
    async (evening) => {
      const member = await at(evening);
      const perDay = levelOf(brand, 1).withdraw.countPerDay ?? 0;
      const withdrawAll = async () => {
        for (let done = 0; ; done += 1) {
          const as = await fresh(member);
          const asked = await t.call('POST /api/auth/withdraw/{uuid}', {
            as,
            params: { uuid: member.id },
            body: { amount: 100 },
          });
          if (asked.status !== 200) return [done, asked.error.code];
          staff = await buildStaff(t, 'operator');
          await withdrawalStaff(t, staff).approve(asked.data.uuid);
          await withdrawalStaff(t, staff).complete(asked.data.uuid);
        }
      };
      expect(await withdrawAll()).toEqual([perDay, 'WITHDRAW_LIMIT_COUNT']);
      t.clock.advance(HOUR_MS);
      expect(await withdrawAll()).toEqual([perDay, 'WITHDRAW_LIMIT_COUNT']);
      t.clock.set(evening);
      expect(await withdrawAll()).toEqual([0, 'WITHDRAW_LIMIT_COUNT']);
      t.clock.advance(HOUR_MS);
      expect(await withdrawAll()).toEqual([0, 'WITHDRAW_LIMIT_COUNT']);
    },
  );

  it.each(EVENINGS)('D9 M18 gives one check-in per day in either direction (%s)', async (evening) => {
    const member = await at(evening);
    const checkIn = async () =>
      (await t.call('POST /api/auth/game/check-in', { as: await fresh(member) })).status;
    const statuses = [await checkIn()];
    t.clock.advance(HOUR_MS);
    statuses.push(await checkIn());
    t.clock.set(evening);
    statuses.push(await checkIn());
    t.clock.advance(HOUR_MS);
    statuses.push(await checkIn());
    expect(statuses).toEqual([200, 200, 409, 409]);
  });

  it('D9 A5 A6 revives no revoked session, and no session past its expiry', async () => {
    const member = await at('2026-11-20T12:00:00+07:00');
    const isKnown = async (token: string) =>
      (await t.call('GET /api/auth/session/list', { as: { token, brand } })).status === 200;
    const [ended, active] = [await fresh(member), await fresh(member)];
    await t.call('POST /api/auth/logout', { as: ended });
    t.clock.advance(-HOUR_MS);
    expect([await isKnown(ended.token), await isKnown(active.token)]).toEqual([false, true]);
    t.clock.advance(HOUR_MS + 29 * MINUTE_MS);
    expect(await isKnown(active.token)).toBe(true);
    t.clock.advance(-HOUR_MS);
    expect(await isKnown(active.token)).toBe(true);
    t.clock.set('2026-11-21T12:00:00+07:00');
    expect(await isKnown(active.token)).toBe(false);
  });

  it('D9 A3 allows no additional password attempts when it goes back', async () => {
    const { username } = await at('2026-11-20T12:00:00+07:00');
    const { guess, login, withProof, codeOf, newAddress } = logins(() => t);
    const ip = newAddress();
    const proven = (password: string) => codeOf(withProof({ username, password }, ip));
    expect(await guess(6, username, ip)).toEqual([
      ...Array<string>(5).fill('AUTH_INVALID'),
      'PROOF_REQUIRED',
    ]);
    t.clock.advance(-HOUR_MS);
    expect(await codeOf(login(username, TEST_PASSWORD, ip))).toBe('PROOF_REQUIRED');
    t.clock.advance(HOUR_MS);
    const guesses = [await proven('wrong-1'), await proven('wrong-2'), await proven('wrong-3')];
    expect([...guesses, await proven('wrong-4')]).toEqual([
      ...Array<string>(3).fill('AUTH_INVALID'),
      'LOGIN_THROTTLED',
    ]);
    // Neither the failures nor the attempts with proof of work are forgotten when the clock goes back again.
    t.clock.advance(-HOUR_MS);
    expect(await proven(TEST_PASSWORD)).toBe('LOGIN_THROTTLED');
    t.clock.advance(HOUR_MS + QUIET_MS);
    expect((await login(username, TEST_PASSWORD, ip)).status).toBe(200);
  });
});
