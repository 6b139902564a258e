import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from '#server/platform/id';
import { readBalance } from '#server/modules/ledger/accounts';
import { bahtToSatang } from '#core/money/money';
import { holdWithdrawal } from '#server/modules/withdrawals/withdrawalPostings';
import { buildMember, giveCredit, type TestMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrands } from '#server/testing/testBrands';
import type { AllHandlers } from './handlers';

const WITHDRAW = 'POST /api/auth/withdraw/{uuid}';
const CANCEL = 'POST /api/auth/deposit-request/cancel';

/** A withdrawal with only a balance check, to test the mechanism around every money call. */
const withdraw: AllHandlers[typeof WITHDRAW] = ({ brand, member, body, now, money }) =>
  money(async (trx, { clientRef }) => {
    if (body.amount === 13) throw new Error('SELECT secrets FROM nowhere');
    const id = uuidv7();
    const amount = bahtToSatang(body.amount);
    await holdWithdrawal(trx, {
      brandId: brand.id,
      memberId: member.id,
      withdrawalId: id,
      amount,
      clientRef,
      now,
    });
    return {
      uuid: id,
      amount: body.amount,
      bankName: 'KBANK',
      bankId: 'xxx',
      status: 'PENDING',
      reason: null,
      createdAt: now.toISOString(),
    };
  });

describe('idempotency', () => {
  const brands = testBrands();
  let t: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    t = await testApp({ brands, handlers: { [WITHDRAW]: withdraw } });
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    member = await buildMember(t, { credit: 100_000 });
  });

  const send = (key: string | undefined, amount: number, as = member) =>
    t.call(WITHDRAW, {
      params: { uuid: as.id },
      body: { amount },
      as,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const available = async (of = member) => (await readBalance(t.db, of.brand.id, of.id)).available;

  it('M6 100 equal concurrent requests have one effect and the same bytes', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => send('one', 100)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(99);
    expect(await available()).toBe(90_000);
  });

  it('M6 replays a rejection, even when it would now succeed', async () => {
    const first = await send('big', 5_000);
    expect([first.status, first.error.code]).toEqual([422, 'CREDIT_NOT_ENOUGH']);
    await giveCredit(t, member, 1_000_000);
    const again = await send('big', 5_000);
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
  });

  it('M6 D10 replays an unexpected error without internals', async () => {
    const first = await send('broken', 13);
    expect([first.status, first.error.code]).toEqual([500, 'GENERIC']);
    expect(first.text).not.toMatch(/SELECT|secrets|at /);
    expect((await send('broken', 13)).text).toBe(first.text);
    expect(t.logs.some((line) => line.includes('SELECT secrets'))).toBe(true);
    expect(await available()).toBe(100_000);
  });

  it('M7 rejects the key with another body', async () => {
    await send('k', 100);
    const other = await send('k', 200);
    expect([other.status, other.error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await available()).toBe(90_000);
  });

  it('M7 separates the keys of members, brands and calls', async () => {
    const stranger = await buildMember(t, { credit: 100_000 });
    const abroad = await buildMember(t, { credit: 100_000, ...(brands[1] && { brand: brands[1] }) });
    const [mine, theirs, foreign] = await Promise.all([
      send('same', 100),
      send('same', 100, stranger),
      send('same', 100, abroad),
    ]);
    expect(new Set([mine, theirs, foreign].map(({ data }) => data.uuid)).size).toBe(3);
    const cancel = await t.call(CANCEL, {
      body: { uuid: member.id },
      as: member,
      headers: { 'idempotency-key': 'same' },
    });
    expect(cancel.error.code).not.toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('M8 runs a request without a key each time', async () => {
    await send(undefined, 100);
    await send(undefined, 100);
    expect(await available()).toBe(80_000);
  });

  it.each(['', ' '.repeat(256), 'a'.repeat(256), 'ไทย', 'a\tb'])('M8 rejects the key %j', async (key) => {
    const { status, error } = await send(key, 100);
    expect([status, error.code]).toEqual([400, 'IDEMPOTENCY_KEY_INVALID']);
    expect(await available()).toBe(100_000);
  });

  it('M8 rejects a duplicate even after its record was deleted', async () => {
    await send('old', 100);
    await t.db.deleteFrom('idempotency_keys').where('key', '=', 'old').execute();
    expect((await send('old', 100)).error.code).toBe('CONFLICT');
    expect(await available()).toBe(90_000);
  });

  it('D13 adds at most two queries to a money call: session and response', async () => {
    await send('warm', 1);
    const ledger = 1;
    expect((await t.queries(() => send('count', 1))).length).toBeLessThanOrEqual(2 + ledger);
  });
});
