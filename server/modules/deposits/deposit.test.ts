import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import { expireRequests } from './transitionRequest';
import { uuidv7 } from '#server/platform/id';
import { buildCompanyAccount, buildMember, openSession } from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import { rounds } from '#server/testing/proving';
import { testBrand } from '#server/testing/testBrands';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';

const ASK = 'POST /api/auth/deposit-request';
const MY = 'GET /api/auth/deposit-request/my';
const ONE = 'GET /api/auth/deposit-request/my/{uuid}';
const CANCEL = 'POST /api/auth/deposit-request/cancel';
const CONFIRM = 'POST /api/auth/deposit-request/confirm/transfer';
const LIST = 'GET /api/auth/deposit/{uuid}';

describe('deposit requests', () => {
  const brands = [testBrand('primary'), testBrand('sibling'), testBrand('closed')];
  let t: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    t = await testApp({ connections: 40, brands });
    await buildCompanyAccount(t);
    await buildCompanyAccount(t, brands[1]);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    member = await buildMember(t);
  });
  const ask = (as: TestMember, amount: number, key?: string) =>
    t.call(ASK, { as, body: { amount }, ...(key !== undefined && { headers: { 'idempotency-key': key } }) });
  const listed = async (as: TestMember) =>
    (await t.call(LIST, { as, params: { uuid: as.id } })).data.history.map(({ amount }) => amount);
  const rowsOf = (of: TestMember) =>
    t.db.selectFrom('deposit_requests').selectAll().where('member_id', '=', of.id).execute();

  it('API-119 API-121 requests an amount to the satang, valid for the minutes that the brand sets', async () => {
    const { data } = await ask(member, 500);
    expect(data).toMatchObject({ amount: 500, status: 'PENDING', reason: null, bank: { bankName: 'SCB' } });
    expect(Math.round((data.payAmount - 500) * 100)).toSatisfy(
      (satang: number) => satang >= 1 && satang <= 99,
    );
    expect(Date.parse(data.expiredAt) - Date.parse(data.createdAt)).toBe(
      t.brand.limits.depositMinutes * MINUTE_MS,
    );
    expect((await t.call(MY, { as: member })).data).toEqual(data);
    expect(await listed(member)).toEqual([data.payAmount]);
  });

  it('API-121 accepts satang in the request and preserves them exactly', async () => {
    const { data } = await ask(member, 0.29 + 1);
    const [row] = await rowsOf(member);
    expect([data.amount, row?.amount]).toEqual([1.29, 129]);
  });

  it('VAL-08 refuses what the brand does not take', async () => {
    expect((await ask(member, 0.5)).error).toMatchObject({ code: 'DEPOSIT_MIN', params: { n: 1 } });
    expect((await ask(member, 500_000.01)).error).toMatchObject({
      code: 'DEPOSIT_MAX',
      params: { n: 500_000 },
    });
    expect(await rowsOf(member)).toEqual([]);
  });

  it.each([0, -1, 0.001, 1.005, 1e9, '100', '๑๐๐', true, [100], null, { $gt: 0 }])(
    'VAL-08 #1-18 amount %j is no amount',
    async (amount) => {
      const { status, error } = await t.call(ASK, { as: member, unchecked: { body: { amount } } });
      expect([status, error.code]).toEqual([400, 'AMOUNT_INVALID']);
      expect(await rowsOf(member)).toEqual([]);
    },
  );

  it('#35 ignores no field that a client may not set', async () => {
    const { status } = await t.call(ASK, {
      as: member,
      unchecked: { body: { amount: 100, status: 'SUCCESS', memberId: uuidv7() } },
    });
    expect(status).toBe(400);
  });

  it('ST-20 has one open request at a time, of thirty at once', async () => {
    const results = await Promise.all(Array.from({ length: 30 }, () => ask(member, 100)));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(results.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
      new Set(['DEPOSIT_PENDING_EXISTS']),
    );
    expect(await rowsOf(member)).toHaveLength(1);
  });

  it('M6 M9 one key makes one request, however often it is sent, and answers the same bytes', async () => {
    const results = await Promise.all(Array.from({ length: 100 }, () => ask(member, 100, 'key-1')));
    const done = results.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(await rowsOf(member)).toHaveLength(1);
    const again = await ask(member, 100, 'key-1');
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([done[0]?.text, 'true']);
    expect((await ask(member, 101, 'key-1')).error.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('gives no two open requests of an account the same amount, and goes on to the next account when all are taken', async () => {
    const other = brands[1];
    if (!other) throw new Error('no brand');
    const second = await buildCompanyAccount(t, other);
    await t.db.updateTable('company_accounts').set({ sort_order: 1 }).where('id', '=', second.id).execute();
    const members = await Promise.all(Array.from({ length: 105 }, () => buildMember(t, { brand: other })));
    const results = await Promise.all(members.map((one) => ask(one, 777)));
    expect(results.filter(({ status }) => status !== 200)).toEqual([]);
    const asked = results.map(({ data }) => `${data.bank.uuid} ${String(data.payAmount)}`);
    expect(new Set(asked).size).toBe(105);
    expect(results.filter(({ data }) => data.bank.uuid === second.id)).toHaveLength(6);
  }, 60_000);

  it('DEPOSIT_CLOSED where the brand has no account to pay into', async () => {
    const lost = await buildMember(t, { brand: brands[2] ?? t.brand });
    expect((await ask(lost, 100)).error.code).toBe('DEPOSIT_CLOSED');
  });

  it('ST-20 expires by the clock, at the millisecond, before any job has seen it', async () => {
    const { data } = await ask(member, 100);
    const left = Date.parse(data.expiredAt) - t.clock.now().getTime();
    t.clock.advance(left - 1);
    expect((await t.call(MY, { as: member })).data?.uuid).toBe(data.uuid);
    t.clock.advance(1);
    expect((await t.call(MY, { as: member })).data).toBeNull();
    expect((await t.call(LIST, { as: member, params: { uuid: member.id } })).data.history[0]?.status).toBe(
      'EXPIRED',
    );
    for (const key of [CANCEL, CONFIRM] as const) {
      expect((await t.call(key, { as: member, body: { uuid: data.uuid } })).error.code).toBe(
        'DEPOSIT_EXPIRED',
      );
    }
    expect((await ask(member, 100)).status).toBe(200);
  });

  it('ST-24 returns one own request by id in every status', async () => {
    const { data } = await ask(member, 100);
    const one = () => t.call(ONE, { as: member, params: { uuid: data.uuid } });
    expect((await one()).data).toEqual(data);
    t.clock.set(data.expiredAt);
    expect((await one()).data).toEqual({ ...data, status: 'EXPIRED' });
    await expireRequests(t.db, t.clock);
    expect((await one()).data).toEqual({ ...data, status: 'EXPIRED' });
    expect((await ask(member, 200)).status).toBe(200);
    expect((await one()).data.status).toBe('EXPIRED');
    expect((await t.call(ONE, { as: member, unchecked: { params: { uuid: 'x' } } })).status).toBe(400);
  });

  it('ST-20 the job writes down what the clock has ended, and nothing else', async () => {
    const { data } = await ask(member, 100);
    await expireRequests(t.db, t.clock);
    expect((await rowsOf(member))[0]?.status).toBe('PENDING');
    t.clock.set(data.expiredAt);
    await expireRequests(t.db, t.clock);
    expect((await rowsOf(member))[0]).toMatchObject({ status: 'EXPIRED', completed_at: t.clock.now() });
  });

  it('API-123 cancels a pending request once; API-124 a confirmed one cannot be cancelled, and does not expire', async () => {
    const first = (await ask(member, 100)).data;
    expect((await t.call(CANCEL, { as: member, body: { uuid: first.uuid } })).data).toEqual({
      ...first,
      status: 'CANCELLED',
    });
    expect((await t.call(CANCEL, { as: member, body: { uuid: first.uuid } })).error.code).toBe(
      'STATE_CHANGED',
    );
    const { data } = await ask(member, 100);
    expect((await t.call(CONFIRM, { as: member, body: { uuid: data.uuid } })).data.status).toBe(
      'TRANSFERRED',
    );
    expect((await t.call(CONFIRM, { as: member, body: { uuid: data.uuid } })).error.code).toBe(
      'STATE_CHANGED',
    );
    expect((await t.call(CANCEL, { as: member, body: { uuid: data.uuid } })).error.code).toBe(
      'STATE_CHANGED',
    );
    t.clock.advance(20 * MINUTE_MS);
    expect((await t.call(MY, { as: member })).data).toMatchObject({ uuid: data.uuid, status: 'TRANSFERRED' });
    expect((await ask(member, 100)).error.code).toBe('DEPOSIT_PENDING_EXISTS');
  });

  it('M12 of cancel and confirm at once exactly one happens, in every round', async () => {
    for (let round = 0; round < rounds(5, 10); round += 1) {
      const one = await buildMember(t);
      const { uuid } = (await ask(one, 100)).data;
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          t.call(index % 2 === 0 ? CANCEL : CONFIRM, { as: one, body: { uuid } }),
        ),
      );
      expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it('I1 I6 another member’s request is as unknown as a made-up one, in any brand', async () => {
    const { uuid } = (await ask(member, 100)).data;
    const strangers = [await buildMember(t), await buildMember(t, { brand: brands[1] ?? t.brand })];
    for (const stranger of strangers) {
      for (const key of [CANCEL, CONFIRM] as const) {
        const real = await t.call(key, { as: stranger, body: { uuid } });
        const madeUp = await t.call(key, { as: stranger, body: { uuid: uuidv7() } });
        expect([real.status, real.text]).toEqual([404, madeUp.text]);
      }
      const one = await t.call(ONE, { as: stranger, params: { uuid } });
      const none = await t.call(ONE, { as: stranger, params: { uuid: uuidv7() } });
      expect([one.status, one.text]).toEqual([404, none.text]);
      expect((await t.call(MY, { as: stranger })).data).toBeNull();
      expect((await t.call(LIST, { as: stranger, params: { uuid: member.id } })).status).toBe(404);
    }
  });

  it('API-119 M20 pages the history without gaps while rows are added', async () => {
    for (let index = 0; index < 7; index += 1) {
      const { uuid } = (await ask(member, 100 + index)).data;
      await t.call(CANCEL, { as: member, body: { uuid } });
      if (index % 2 === 0) t.clock.advance(1);
    }
    const all = (await t.call(LIST, { as: member, params: { uuid: member.id } })).data.history.map(
      ({ uuid }) => uuid,
    );
    const paged: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await t.call(LIST, {
        as: member,
        params: { uuid: member.id },
        query: { limit: '2', ...(cursor && { cursor }) },
      });
      paged.push(...page.data.history.map(({ uuid }) => uuid));
      cursor = page.meta.next;
      const { uuid } = (await ask(member, 50)).data;
      await t.call(CANCEL, { as: member, body: { uuid } });
    } while (cursor);
    expect(all).toHaveLength(7);
    expect(paged).toEqual(all);
  });

  it.each(['AAAA', 'eA', Buffer.from('zz.not-an-id').toString('base64url')])(
    '#118 the cursor %s is refused',
    async (cursor) => {
      const { error } = await t.call(LIST, { as: member, params: { uuid: member.id }, query: { cursor } });
      expect(error.code).toBe('CURSOR_INVALID');
    },
  );

  it('API-120 I4 shows everybody the latest deposits, names masked, and nothing of other brands', async () => {
    const named = await buildMember(t, { username: 'somchai89' });
    const { uuid } = (await ask(named, 100)).data;
    await t.db
      .updateTable('deposit_requests')
      .set({ status: 'SUCCESS', credited_amount: 10_037 })
      .where('id', '=', uuid)
      .execute();
    const feed = await t.call('GET /api/deposit');
    expect(feed.data[0]).toEqual({
      username: 'so***89',
      amount: 100.37,
      createdAt: expect.any(String) as string,
    });
    expect((await t.call('GET /api/deposit', { brand: brands[2] ?? t.brand })).data).toEqual([]);
    expect(await listed(named)).toEqual([100.37]);
  });

  it('D13 costs few queries', async () => {
    // What every call of a member costs before its handler runs.
    const credit = () =>
      t.call('POST /api/auth/user/getCredit/{username}', {
        as: member,
        params: { username: member.username },
        body: {},
      });
    const session = (await t.queries(credit)).length;
    const cost = async (work: () => Promise<unknown>) => (await t.queries(work)).length - session;
    expect(await cost(() => t.call(MY, { as: member }))).toBeLessThanOrEqual(1);
    expect(await cost(() => t.call(LIST, { as: member, params: { uuid: member.id } }))).toBeLessThanOrEqual(
      2,
    );
    expect(await cost(() => ask(member, 100, 'counted'))).toBeLessThanOrEqual(2);
    const uuid = (await t.call(MY, { as: member })).data?.uuid ?? '';
    expect(await cost(() => t.call(CONFIRM, { as: member, body: { uuid } }))).toBeLessThanOrEqual(2);
    expect((await t.queries(() => t.call('GET /api/deposit'))).length).toBeLessThanOrEqual(1);
  });

  it('D11 leaves a line in the audit trail for each step', async () => {
    const { uuid } = (await ask(member, 100)).data;
    await t.call(CONFIRM, { as: { ...member, ...(await openSession(t, member)) }, body: { uuid } });
    const lines = await t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', uuid)
      .orderBy('id')
      .execute();
    expect(lines).toEqual(
      ['deposit.request', 'deposit.transferred'].map((action) => ({ action, actor_id: member.id })),
    );
  });
});
