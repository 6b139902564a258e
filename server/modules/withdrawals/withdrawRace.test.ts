import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { memberAccount, readBalance } from '#server/modules/ledger/accounts';
import { post } from '#server/modules/ledger/post';
import { buildMember, buildStaff, giveCredit, type TestMember } from '#server/testing/builders';
import { withdrawalStaff } from '#server/testing/decideWithdrawal';
import { blockedConnections, eventually } from '#server/testing/eventually';
import { rounds } from '#server/testing/proving';
import { scriptedPayouts } from '#server/testing/scriptedPayouts';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';

const ASK = 'POST /api/auth/withdraw/{uuid}';
const HISTORY = 'GET /api/auth/withdraw/withdraw-history/{uuid}';
const BAHT = 100;

/** Everyone may withdraw a baht. */
const small = testBrand('small', { limits: { withdrawMin: 1 } });

const AGAIN: ReadonlySet<string> = new Set(['WITHDRAW_PENDING_EXISTS', 'SERVICE_UNAVAILABLE']);

/** Members one after the other, each with its own race. */
const MEMBERS = rounds(2, 8);

describe('withdrawals at once', () => {
  let t: TestApp;
  let staff: ReturnType<typeof withdrawalStaff>;
  beforeAll(async () => {
    t = await testApp({ brands: [small], connections: 40, ports: { payouts: scriptedPayouts() } });
    staff = withdrawalStaff(t, await buildStaff(t, 'operator'));
  });
  afterEach(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });
  afterAll(() => t.close());

  const ask = (member: TestMember, amount: number, key?: string) =>
    t.call(ASK, {
      as: member,
      params: { uuid: member.id },
      body: { amount },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const balanceOf = (member: TestMember) => readBalance(t.db, member.brand.id, member.id);
  const rowsOf = (member: TestMember) =>
    t.db.selectFrom('withdrawals').selectAll().where('member_id', '=', member.id).execute();
  const times = <T>(count: number, work: (n: number) => T): T[] =>
    Array.from({ length: count }, (_, n) => work(n));

  /** Pays open withdrawals out until stopped, so that the next one is allowed. */
  const payAlong = (member: TestMember) => {
    const enough = new AbortController();
    const done = (async () => {
      while (!enough.signal.aborted) {
        for (const { id, status } of await rowsOf(member)) {
          if (status === 'PENDING') await staff.approve(id);
          if (status === 'PROCESSING') await staff.complete(id);
        }
      }
    })();
    return () => {
      enough.abort();
      return done;
    };
  };
  /** Repeats the request while another one is open or too many are waiting. */
  const insist = async (member: TestMember, amount: number): Promise<string> => {
    for (;;) {
      const answer = await ask(member, amount);
      if (answer.status === 200) return 'paid';
      if (!AGAIN.has(answer.error.code)) return answer.error.code;
      await sleep(randomInt(50));
    }
  };

  it(`M1 takes one of 50 at once and never more than there is, over ${MEMBERS} members`, async () => {
    for (let seed = 0; seed < MEMBERS; seed += 1) {
      const member = await buildMember(t, { credit: 100 * BAHT });
      const answers = await Promise.all(times(50, () => ask(member, 30)));
      const codes = answers.map((answer) => (answer.status === 200 ? 'paid' : answer.error.code)).sort();
      expect(codes).toEqual([...times(49, () => 'WITHDRAW_PENDING_EXISTS'), 'paid']);
      expect(await balanceOf(member)).toEqual({ available: 70 * BAHT, held: 30 * BAHT });
    }
  }, 120_000);

  it(`M1 pays 3 of 50 that insist while staff pay them out, over ${MEMBERS} members`, async () => {
    for (let seed = 0; seed < MEMBERS; seed += 1) {
      const member = await buildMember(t, { level: 6, credit: 100 * BAHT });
      const stop = payAlong(member);
      const results = await Promise.all(times(50, () => insist(member, 30)));
      await stop();
      expect(results.filter((result) => result === 'paid')).toHaveLength(3);
      expect(new Set(results)).toEqual(new Set(['paid', 'CREDIT_NOT_ENOUGH']));
      expect((await balanceOf(member)).available).toBe(10 * BAHT);
    }
  }, 240_000);

  it('M6 M9 gives 100 equal requests with one key one effect and the same bytes', async () => {
    const member = await buildMember(t, { credit: 1_000 * BAHT });
    const answers = await Promise.all(times(100, () => ask(member, 100, 'one')));
    const through = answers.filter(({ status }) => status === 200);
    const waited = answers.filter(({ status }) => status !== 200);
    expect(new Set(waited.map(({ error }) => error.code))).toEqual(
      new Set(waited.length > 0 ? ['IDEMPOTENCY_IN_PROGRESS'] : []),
    );
    expect(new Set(through.map(({ text }) => text)).size).toBe(1);
    expect(through.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
    expect((await ask(member, 100, 'one')).text).toBe(through[0]?.text);
    expect(await rowsOf(member)).toHaveLength(1);
    expect(await balanceOf(member)).toEqual({ available: 900 * BAHT, held: 100 * BAHT });
  });

  it('M6 M7 replays a refusal, and refuses the key for another amount', async () => {
    const member = await buildMember(t, { credit: 50 * BAHT });
    const first = await ask(member, 60, 'k');
    expect(first.error.code).toBe('CREDIT_NOT_ENOUGH');
    await giveCredit(t, member, 100 * BAHT);
    expect((await ask(member, 60, 'k')).text).toBe(first.text);
    expect((await ask(member, 61, 'k')).error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await ask(member, 60, 'other')).status).toBe(200);
  });

  it('M8 still refuses the double when the record was tidied away', async () => {
    const member = await buildMember(t, { credit: 500 * BAHT });
    const { data } = await ask(member, 60, 'old');
    await staff.approve(data.uuid);
    await staff.complete(data.uuid);
    await t.db.deleteFrom('idempotency_keys').where('key', '=', 'old').execute();
    expect((await ask(member, 60, 'old')).error.code).toBe('CONFLICT');
    expect(await balanceOf(member)).toEqual({ available: 440 * BAHT, held: 0 });
  });

  it('M14 nothing spends what a withdrawal holds', async () => {
    const member = await buildMember(t, { level: 6, credit: 300 * BAHT });
    const spend = () =>
      inTransaction(t.db, (trx) =>
        post(trx, {
          brandId: member.brand.id,
          kind: 'ADJUSTMENT',
          reference: { type: 'ADJUSTMENT', id: uuidv7() },
          now: t.clock.now(),
          entries: [
            { account: memberAccount(member.id), amount: -20 * BAHT },
            { account: { kind: 'ADJUSTMENT' }, amount: 20 * BAHT },
          ],
        }),
      ).then(
        () => 20 * BAHT,
        () => 0,
      );
    const [spent, asked] = await Promise.all([
      Promise.all(times(40, spend)),
      Promise.all(times(10, () => ask(member, 150))),
    ]);
    const held = asked.filter(({ status }) => status === 200).length * 150 * BAHT;
    const total = spent.reduce((sum, amount) => sum + amount, 0);
    expect(await balanceOf(member)).toEqual({ available: 300 * BAHT - total - held, held });
    expect(total + held).toBeLessThanOrEqual(300 * BAHT);
    expect(total + held).toBeGreaterThan(280 * BAHT);
  });

  it('M15 enforces the sum of the day with 30 concurrent requests', async () => {
    for (let seed = 0; seed < 5; seed += 1) {
      const member = await buildMember(t, { level: 2, credit: 2_000_000 * BAHT });
      const stop = payAlong(member);
      const results = await Promise.all(times(30, () => insist(member, 70_000)));
      await stop();
      expect(results.filter((result) => result === 'paid')).toHaveLength(4);
      expect(new Set(results)).toEqual(new Set(['paid', 'WITHDRAW_LIMIT_DAY']));
      expect((await balanceOf(member)).available).toBe(1_720_000 * BAHT);
    }
  }, 120_000);

  it('M15 enforces the count of the day with 30 concurrent requests', async () => {
    const member = await buildMember(t, { level: 1, credit: 10_000 * BAHT });
    const stop = payAlong(member);
    const results = await Promise.all(times(30, () => insist(member, 10)));
    await stop();
    expect(results.filter((result) => result === 'paid')).toHaveLength(5);
    expect(new Set(results)).toEqual(new Set(['paid', 'WITHDRAW_LIMIT_COUNT']));
  }, 60_000);

  it('M15 begins the day at midnight in Bangkok', async () => {
    const was = t.clock.now();
    t.clock.set('2026-11-20T16:59:59.999Z');
    const onDuty = withdrawalStaff(t, await buildStaff(t, 'operator'));
    const member = await buildMember(t, { credit: 300_000 * BAHT });
    const { data } = await ask(member, 60_000);
    await onDuty.approve(data.uuid);
    await onDuty.complete(data.uuid);
    expect((await ask(member, 60_000)).error).toMatchObject({
      code: 'WITHDRAW_LIMIT_DAY',
      params: { n: 40_000 },
    });
    t.clock.set('2026-11-20T17:00:00.000Z');
    expect((await ask(member, 100_000)).data.createdAt).toBe('2026-11-21T00:00:00.000+07:00');
    t.clock.set(was);
  });

  it('M15 reads the level after waiting for the withdrawal before, not before it', async () => {
    const member = await buildMember(t, { level: 2, credit: 300_000 * BAHT });
    const lock = await t.pool.connect();
    await lock.query('BEGIN');
    await lock.query('SELECT FROM member_banks WHERE member_id = $1 FOR UPDATE', [member.id]);
    const waiting = ask(member, 200_000);
    await eventually(() => blockedConnections(t)).toBe(1);
    await lock.query('UPDATE members SET level = 1 WHERE id = $1', [member.id]);
    await lock.query('COMMIT');
    lock.release();
    expect((await waiting).error).toMatchObject({ code: 'WITHDRAW_LIMIT_DAY', params: { n: 100_000 } });
  });

  it('M20 pages of any size add up to what left, and miss nothing while more are written', async () => {
    const member = await buildMember(t, { level: 6, credit: 10_000 * BAHT });
    const withdraw = async (amount: number) => {
      // Some of the same instant: a page must not end between two of them.
      if (amount % 3 === 0) t.clock.advance(1);
      const { data } = await ask(member, amount);
      await staff.approve(data.uuid);
      await staff.complete(data.uuid);
      return data.uuid;
    };
    const ids: string[] = [];
    for (let n = 1; n <= 25; n += 1) ids.unshift(await withdraw(n));
    const left = 10_000 * BAHT - (await balanceOf(member)).available;

    const enough = new AbortController();
    const writer = (async () => {
      while (!enough.signal.aborted) await withdraw(10);
    })();
    for (const limit of [1, 3, 10]) {
      const seen: { uuid: string; amount: number }[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await t.call(HISTORY, {
          as: member,
          params: { uuid: member.id },
          query: { limit: String(limit), ...(typeof cursor === 'string' && { cursor }) },
        });
        seen.push(...page.data);
        cursor = page.meta.next;
      } while (cursor !== null);
      const old = seen.filter(({ uuid }) => ids.includes(uuid));
      expect(new Set(seen.map(({ uuid }) => uuid)).size).toBe(seen.length);
      expect(old.map(({ uuid }) => uuid)).toEqual(ids);
      expect(old.reduce((sum, { amount }) => sum + amount * BAHT, 0)).toBe(left);
    }
    enough.abort();
    await writer;
  }, 60_000);
});
