import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '#server/platform/id';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildMember, buildStaff, type TestMember } from '#server/testing/builders';
import { withdrawalStaff } from '#server/testing/decideWithdrawal';
import { blockedConnections, eventually } from '#server/testing/eventually';
import { scriptedPayouts } from '#server/testing/scriptedPayouts';
import { testApp, type TestApp } from '#server/testing/testApp';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';

const ASK = 'POST /api/auth/withdraw/{uuid}';
const ALL = 'POST /api/auth/user/transfer/to/bank';
const RETRY = 'POST /api/auth/withdraw/retry';
const ONE = 'GET /api/auth/withdraw/my/{uuid}';
const OPEN = 'GET /api/auth/withdraw/withdraw-request/{uuid}';
const HISTORY = 'GET /api/auth/withdraw/withdraw-history/{uuid}';
const FEED = 'GET /api/withdraw/history';

describe('withdrawals of a member', () => {
  let t: TestApp;
  let staff: ReturnType<typeof withdrawalStaff>;
  beforeAll(async () => {
    t = await testApp({ ports: { payouts: scriptedPayouts() } });
    staff = withdrawalStaff(t, await buildStaff(t, 'operator'));
  });
  afterAll(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
    await t.close();
  });

  const ask = (member: TestMember, amount: number, key?: string) =>
    t.call(ASK, {
      as: member,
      params: { uuid: member.id },
      body: { amount },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const everything = (member: TestMember, account: { bankId?: string; bankName?: 'KBANK' | 'SCB' } = {}) =>
    t.call(ALL, {
      as: member,
      body: { uuid: member.id, bankId: member.bankId, bankName: 'KBANK', ...account },
    });
  const balanceOf = (member: TestMember) => readBalance(t.db, member.brand.id, member.id);
  const open = async (member: TestMember) =>
    (await t.call(OPEN, { as: member, params: { uuid: member.id } })).data;
  const history = (member: TestMember) => t.call(HISTORY, { as: member, params: { uuid: member.id } });
  /** Requests a withdrawal and pays it out, so that the next one is allowed. */
  const paid = async (member: TestMember, amount: number) => {
    const { data } = await ask(member, amount);
    await staff.approve(data.uuid);
    expect((await staff.complete(data.uuid)).data.status).toBe('SUCCESS');
    return data.uuid;
  };

  it('API-132 M12 reserves the amount and answers the pending withdrawal, the account masked', async () => {
    const member = await buildMember(t, { credit: 100_050 });
    const { data } = await ask(member, 400);
    expect(data).toMatchObject({ amount: 400, bankName: 'KBANK', status: 'PENDING', reason: null });
    expect(data.createdAt).toBe('2026-11-14T09:00:00.000+07:00');
    expect(data.bankId).toBe(`xxx-x-x${member.bankId.slice(5, 9)}-x`);
    expect(await balanceOf(member)).toEqual({ available: 60_050, held: 40_000 });
    expect(await open(member)).toEqual([data]);
  });

  it('API-132 D11 writes one audit line with the ledger transaction and no account number', async () => {
    const member = await buildMember(t, { credit: 50_000 });
    const { data } = await ask(member, 100);
    const lines = await t.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', data.uuid)
      .execute();
    const row = await t.db
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', data.uuid)
      .executeTakeFirstOrThrow();
    expect(lines).toMatchObject([
      {
        action: 'withdrawal.request',
        actor_kind: 'MEMBER',
        actor_id: member.id,
        ledger_transaction_id: row.hold_transaction_id,
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(member.bankId);
  });

  it('API-132 costs at most six queries: session, locks, context, ledger, withdrawal with audit, answer', async () => {
    const member = await buildMember(t, { credit: 100_000 });
    await paid(member, 100);
    const sent = await t.queries(() => ask(member, 100, 'count'));
    // The payout of the previous withdrawal runs in the background.
    expect(sent.filter((sql) => !sql.includes('SKIP LOCKED')).length).toBeLessThanOrEqual(6);
  });

  it('ST-22 lets one withdrawal be open, a failed one too, until it is paid or given back', async () => {
    const member = await buildMember(t, { credit: 100_000 });
    const { data } = await ask(member, 100);
    const refused = async () => (await ask(member, 100)).error;
    expect(await refused()).toMatchObject({ status: 409, code: 'WITHDRAW_PENDING_EXISTS' });
    await staff.approve(data.uuid);
    expect((await refused()).code).toBe('WITHDRAW_PENDING_EXISTS');
    await staff.fail(data.uuid);
    expect((await refused()).code).toBe('WITHDRAW_PENDING_EXISTS');
    expect(await open(member)).toMatchObject([{ uuid: data.uuid, status: 'FAILED', reason: 'ธนาคารปฏิเสธ' }]);
    await staff.refund(data.uuid);
    expect(await open(member)).toEqual([]);
    expect((await ask(member, 100)).status).toBe(200);
  });

  it('API-131 sends a failed one again, and none but a failed one', async () => {
    const member = await buildMember(t, { credit: 100_000 });
    const retry = (uuid: string, as = member) => t.call(RETRY, { as, body: { uuid } });
    const { data } = await ask(member, 100);
    expect((await retry(data.uuid)).error.code).toBe('STATE_CHANGED');
    await staff.approve(data.uuid);
    await staff.fail(data.uuid);
    const stranger = await buildMember(t);
    expect((await retry(data.uuid, stranger)).error).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await retry(data.uuid)).data).toMatchObject({ uuid: data.uuid, status: 'PENDING', reason: null });
    expect((await retry(data.uuid)).error.code).toBe('STATE_CHANGED');
    expect(await balanceOf(member)).toEqual({ available: 90_000, held: 10_000 });
  });

  it('API-114 withdraws the whole baht of the full balance', async () => {
    const member = await buildMember(t, { credit: 123_456 });
    expect((await everything(member)).data).toMatchObject({ amount: 1_234, status: 'PENDING' });
    expect(await balanceOf(member)).toEqual({ available: 56, held: 123_400 });
  });

  it('API-114 refuses an account that is not the own one, and too little', async () => {
    const member = await buildMember(t, { credit: 9_999 });
    const stranger = await buildMember(t);
    const wrong = await everything(member, { bankId: stranger.bankId });
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      errors: { bankId: 'เลขบัญชีไม่ถูกต้อง' },
    });
    expect((await everything(member, { bankName: 'SCB' })).error.code).toBe('VALIDATION');
    const foreign = await t.call(ALL, {
      as: member,
      body: { uuid: stranger.id, bankId: stranger.bankId, bankName: 'KBANK' },
    });
    expect(foreign.error.code).toBe('NOT_FOUND');
    expect((await everything(member)).error).toMatchObject({ code: 'WITHDRAW_MIN', params: { n: 100 } });
    expect(await balanceOf(member)).toEqual({ available: 9_999, held: 0 });
  });

  it('API-114 LVL-10 names the limit of the level that the full balance exceeds', async () => {
    const silver = await buildMember(t, { credit: 10_000_100 });
    expect((await everything(silver)).error).toMatchObject({
      code: 'WITHDRAW_LIMIT_DAY',
      params: { n: 100_000 },
    });
    const vip = await buildMember(t, { level: 5, credit: 10_000_100 });
    expect((await everything(vip)).error).toMatchObject({
      code: 'WITHDRAW_LIMIT_TX',
      message: 'ถอนได้สูงสุด 100,000 บาทต่อครั้ง',
    });
  });

  it('VAL-08 refuses less than the least and more than there is', async () => {
    const member = await buildMember(t, { credit: 15_000 });
    expect((await ask(member, 99)).error).toMatchObject({
      status: 422,
      code: 'WITHDRAW_MIN',
      message: 'ถอนขั้นต่ำ 100 บาท',
    });
    expect((await ask(member, 151)).error).toMatchObject({ status: 422, code: 'CREDIT_NOT_ENOUGH' });
    expect(await balanceOf(member)).toEqual({ available: 15_000, held: 0 });
    expect((await ask(member, 150)).status).toBe(200);
  });

  it('LVL-10 bounds vip by each withdrawal, and not by the day', async () => {
    const vip = await buildMember(t, { level: 6, credit: 40_000_000 });
    expect((await ask(vip, 100_001)).error).toMatchObject({
      code: 'WITHDRAW_LIMIT_TX',
      params: { n: 100_000 },
    });
    await paid(vip, 100_000);
    await paid(vip, 100_000);
    expect((await ask(vip, 100_000)).status).toBe(200);
  });

  it('LVL-10 M15 limits silver by the sum of the day, and returns the remaining amount', async () => {
    const member = await buildMember(t, { credit: 20_000_000 });
    await paid(member, 60_000);
    expect((await ask(member, 40_001)).error).toMatchObject({
      code: 'WITHDRAW_LIMIT_DAY',
      message: 'วันนี้ถอนได้อีก 40,000 บาท',
    });
    await paid(member, 40_000);
    expect((await ask(member, 100)).error).toMatchObject({ code: 'WITHDRAW_LIMIT_DAY', params: { n: 0 } });
  });

  it('LVL-10 M15 bounds silver by five a day; one that came back does not count', async () => {
    const member = await buildMember(t, { credit: 200_000 });
    for (let n = 0; n < 4; n += 1) await paid(member, 100);
    const { data } = await ask(member, 100);
    await staff.reject(data.uuid, true);
    await paid(member, 100);
    expect((await ask(member, 100)).error).toMatchObject({
      code: 'WITHDRAW_LIMIT_COUNT',
      message: 'วันนี้ถอนครบ 5 ครั้งแล้ว',
    });
  });

  it('API-129 pages the own history, newest first, and shows no stranger anything', async () => {
    const member = await buildMember(t, { credit: 100_000 });
    const first = await paid(member, 100);
    t.clock.advance(1_000);
    const second = await paid(member, 200);
    expect((await history(member)).data).toMatchObject([
      { uuid: second, amount: 200, status: 'SUCCESS' },
      { uuid: first, amount: 100, status: 'SUCCESS' },
    ]);
    const page = await t.call(HISTORY, { as: member, params: { uuid: member.id }, query: { limit: '1' } });
    const next = await t.call(HISTORY, {
      as: member,
      params: { uuid: member.id },
      query: { limit: '1', cursor: page.meta.next ?? '' },
    });
    expect([...page.data, ...next.data].map(({ uuid }) => uuid)).toEqual([second, first]);
    expect(next.meta.next).toBeNull();
    const stranger = await buildMember(t);
    for (const key of [HISTORY, OPEN] as const) {
      expect((await t.call(key, { as: stranger, params: { uuid: member.id } })).error.code).toBe('NOT_FOUND');
    }
    expect(
      (await t.call(ASK, { as: stranger, params: { uuid: member.id }, body: { amount: 100 } })).error.code,
    ).toBe('NOT_FOUND');
  });

  it('ST-24 returns one own withdrawal by id in every status, and no stranger’s', async () => {
    const member = await buildMember(t, { credit: 100_000 });
    const { data } = await ask(member, 100);
    const one = (as: TestMember, uuid: string = data.uuid) => t.call(ONE, { as, params: { uuid } });
    expect((await one(member)).data).toEqual(data);
    await staff.approve(data.uuid);
    expect((await one(member)).data.status).toBe('PROCESSING');
    await staff.complete(data.uuid);
    expect((await one(member)).data).toEqual({ ...data, status: 'SUCCESS' });
    const stranger = await buildMember(t);
    const [real, madeUp] = [await one(stranger), await one(stranger, uuidv7())];
    expect([real.status, real.text]).toEqual([404, madeUp.text]);
  });

  it('API-130 ROL-05 shows everybody the paid ones only, names masked', async () => {
    const member = await buildMember(t, { username: 'somchai99', credit: 100_000 });
    const { data: before } = await t.call(FEED);
    await paid(member, 777);
    await ask(member, 888);
    const { data, text } = await t.call(FEED);
    expect(data[0]).toEqual({
      username: 'so***99',
      amount: 777,
      createdAt: expect.stringContaining('+07:00') as string,
    });
    expect(data.length - before.length).toBe(before.length === 20 ? 0 : 1);
    expect(text).not.toContain('somchai99');
  });

  it('refuses a member that was suspended while the call was on its way', async () => {
    const member = await buildMember(t, { credit: 100_000 });
    const lock = await t.pool.connect();
    await lock.query('BEGIN');
    await lock.query('SELECT FROM member_banks WHERE member_id = $1 FOR UPDATE', [member.id]);
    const waiting = ask(member, 100);
    await eventually(() => blockedConnections(t)).toBe(1);
    await lock.query(`UPDATE members SET status = 'SUSPENDED' WHERE id = $1`, [member.id]);
    await lock.query('COMMIT');
    lock.release();
    expect((await waiting).error.code).toBe('USER_SUSPENDED');
    expect(await balanceOf(member)).toEqual({ available: 100_000, held: 0 });
  });
});
