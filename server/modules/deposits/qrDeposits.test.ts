import { beforeEach, describe, expect, it } from 'vitest';
import { bahtToSatang } from '#core/money/money';
import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import { uuidv7 } from '#server/platform/id';
import { buildCompanyAccount, buildMember, buildStaff, type TestMember } from '#server/testing/builders';
import { codeOf, orderOf, qrTools, type PaymentItem } from '#server/testing/qrTools';
import { newReference } from '#server/testing/slips';
import type { TestApp } from '#server/testing/testApp';
import { codeJobs } from './pollCodes';
import { cancelAbandoned } from './qrRequest';
import { expireRequests } from './transitionRequest';

describe('deposits by QR code', () => {
  const tools = qrTools();
  const { ask, read, paymentOf, report, balance, lineOf } = tools;
  let t: TestApp;
  let member: TestMember;
  beforeEach(() => {
    ({ t, member } = tools.current());
  });
  const post = (amount = 500, headers = {}) =>
    t.call('POST /api/auth/deposit-request/qr', { as: member, body: { amount }, headers });
  const rowOf = (uuid: string) =>
    t.db.selectFrom('deposit_requests').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow();
  const stranger = { bank: '004', account: '9999999999', name: 'นาย คนอื่น ไม่รู้จัก' };

  it('ST-20 makes a code whose payment is credited by its reference', async () => {
    const { gateway } = tools.current();
    const expiry = new Date(t.clock.now().getTime() + 5 * MINUTE_MS);
    gateway.reply = (request) => {
      const { body } = codeOf(orderOf(request));
      return { body: { ...body, expires: expiry.toISOString() } };
    };
    const made = await post();
    expect(made.data).toMatchObject({ status: 'PENDING', amount: 500, qr: { payload: null } });
    const request = await read(made.data.uuid);
    expect(new Date(request.expiredAt)).toEqual(expiry);
    expect(request.qr?.reference).toMatch(/^GW-[0-9A-Z]{16}$/);
    expect(request.qr?.payload).toContain(`${request.payAmount.toFixed(2)}6304`);
    const payment = paymentOf(request, { from: { bank: '014', account: '', name: '' } });
    // The provider shows nothing of the sender but another bank, which cannot be the member's.
    expect((await report(payment)).body.data?.results).toEqual([{ reference: payment.ref, result: 'TAKEN' }]);
    expect(await balance()).toBe(0);
    const own = paymentOf(request, { from: { bank: '004', account: '', name: '' } });
    await report(own);
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
    expect(await read(request.uuid)).toMatchObject({ status: 'SUCCESS', amount: request.payAmount });
    expect(await lineOf(own)).toMatchObject({ status: 'MATCHED', deposit_request_id: request.uuid });
    const calls = await t.db
      .selectFrom('provider_calls')
      .select(['provider', 'port', 'operation', 'result', 'subject_type'])
      .where('subject_id', '=', request.uuid)
      .execute();
    expect(calls).toEqual([
      {
        ...{ provider: 'gateway', port: 'promptpay', operation: 'create' },
        ...{ result: 'OK', subject_type: 'DEPOSIT' },
      },
    ]);
  });

  it('M6 answers a repeated request with the same bytes, from one order', async () => {
    const { gateway } = tools.current();
    const headers = { 'idempotency-key': 'same' };
    const answers = [await post(300, headers), await post(300, headers)];
    expect(answers[1]?.text).toBe(answers[0]?.text);
    expect(gateway.requests).toHaveLength(1);
    expect((await post(300)).error.code).toBe('DEPOSIT_PENDING_EXISTS');
    expect(gateway.requests).toHaveLength(1);
    expect((await post(0.5)).error.code).toBe('DEPOSIT_MIN');
  });

  it('S1 of twenty deliveries of one payment at once, one credits', async () => {
    const request = await ask();
    const payment = paymentOf(request);
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(payment)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const results = answers.flatMap(({ body }) => body.data?.results.map(({ result }) => result));
    expect(results.filter((result) => result === 'TAKEN')).toHaveLength(1);
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
    const again = paymentOf(request);
    await Promise.all([report(again), report(again)]);
    expect(await lineOf(again)).toMatchObject({
      status: 'UNMATCHED',
      payment_reference: request.qr?.reference,
    });
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
  });

  it('S1 requests of one amount at once stay apart, whoever pays first', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => buildMember(t)));
    const requests = await Promise.all(members.map((one) => ask(one)));
    expect(new Set(requests.map(({ payAmount }) => payAmount)).size).toBe(10);
    expect(new Set(requests.map(({ qr }) => qr?.reference)).size).toBe(10);
    const payments = requests.map((request, n) => paymentOf(request, {}, members[n]));
    await Promise.all([...payments].reverse().map((payment) => report(payment)));
    const balances = await Promise.all(members.map((one) => balance(one)));
    expect(balances).toEqual(requests.map(({ payAmount }) => bahtToSatang(payAmount)));
  });

  it.each(['EXPIRED', 'CANCELLED'] as const)(
    'credits a payment of a request that is %s, beside a newer one',
    async (status) => {
      const request = await ask();
      if (status === 'CANCELLED')
        await t.call('POST /api/auth/deposit-request/cancel', { as: member, body: { uuid: request.uuid } });
      t.clock.advance(20 * MINUTE_MS);
      await expireRequests(t.db, t.clock);
      expect((await rowOf(request.uuid)).status).toBe(status);
      const newer = await ask();
      await report(paymentOf(request));
      expect((await read(request.uuid)).status).toBe('SUCCESS');
      expect((await read(newer.uuid)).status).toBe('PENDING');
      await report(paymentOf(newer));
      expect(await balance()).toBe(bahtToSatang(request.payAmount) + bahtToSatang(newer.payAmount));
    },
  );

  it('leaves another amount, another sender and another account to staff', async () => {
    const request = await ask();
    const other = await buildCompanyAccount(t);
    const wrong: readonly PaymentItem[] = [
      paymentOf(request, { amount: 499 }),
      paymentOf(request, { from: stranger }),
      paymentOf(request, { to: { bank: other.bankName, account: other.bankId } }),
      paymentOf({ payAmount: request.payAmount }, { qr: 'UNKNOWN', from: stranger }),
    ];
    expect((await report(...wrong)).status).toBe(200);
    for (const payment of wrong) expect(await lineOf(payment)).toMatchObject({ status: 'UNMATCHED' });
    const operator = await buildStaff(t, 'operator');
    const lines = await t.call('GET /api/staff/bank-transfer', {
      as: operator,
      query: { status: 'UNMATCHED' },
    });
    const candidatesOf = ({ ref }: PaymentItem) =>
      lines.data.find(({ transRef }) => transRef === ref)?.candidates.map(({ uuid }) => uuid);
    expect(wrong.slice(0, 3).map(candidatesOf)).toEqual([[request.uuid], [request.uuid], [request.uuid]]);
    expect(await balance()).toBe(0);
    expect((await read(request.uuid)).status).toBe('PENDING');
  });

  const slipOf = (amount: number) =>
    t.db
      .insertInto('slips')
      .values({
        ...{ brand_id: t.brand.id, id: uuidv7(), member_id: member.id, file_name: 'none.jpg', amount },
        ...{ company_account_id: tools.current().account.id, image_hash: Buffer.from(newReference()) },
        ...{ sending_bank: '004', trans_ref: newReference(), transferred_at: t.clock.now() },
        ...{ status: 'VERIFIED', created_at: t.clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const confirm = async ({ payAmount }: { readonly payAmount: number }) => {
    const { id } = await slipOf(bahtToSatang(payAmount));
    return (await t.call('POST /api/auth/slip/confirm', { as: member, body: { slipUuid: id } })).data;
  };

  it('S1 a slip of a payment that the gateway reported by a reference of its own waits for staff', async () => {
    const request = await ask();
    await report(paymentOf(request));
    expect((await confirm(request)).status).toBe('PENDING_REVIEW');
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
  });

  it.each(['PENDING', 'EXPIRED'] as const)(
    'S1 a payment whose slip was credited, while the request was %s, waits for staff',
    async (status) => {
      const request = await ask();
      if (status === 'EXPIRED') {
        t.clock.advance(20 * MINUTE_MS);
        await expireRequests(t.db, t.clock);
      }
      expect((await confirm(request)).status).toBe('SUCCESS');
      const payment = paymentOf(request);
      await report(payment);
      expect(await lineOf(payment)).toMatchObject({ status: 'UNMATCHED' });
      expect(await balance()).toBe(bahtToSatang(request.payAmount));
    },
  );

  it('takes the next provider when the first fails, and without any cancels the request', async () => {
    const { gateway, second } = tools.current();
    gateway.reply = () => ({ status: 500 });
    const request = await ask();
    expect(await rowOf(request.uuid)).toMatchObject({ qr_provider: 'second', status: 'PENDING' });
    await t.call('POST /api/auth/deposit-request/cancel', { as: member, body: { uuid: request.uuid } });
    second.reply = () => ({ body: { code: 'NO' } });
    expect((await post()).error).toMatchObject({ code: 'DEPOSIT_QR_UNAVAILABLE', status: 409 });
    const { body } = codeOf({ ref: 'X', amount: 500 });
    // The reference of an earlier code.
    gateway.reply = () => ({ body: { ...body, qr: '', id: request.qr?.reference } });
    expect((await post()).error.code).toBe('DEPOSIT_QR_UNAVAILABLE');
    const rows = await t.db
      .selectFrom('deposit_requests')
      .select(['status', 'reason', 'qr_payload'])
      .where('member_id', '=', member.id)
      .where('qr_payload', 'is', null)
      .execute();
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ status: 'CANCELLED', reason: 'สร้าง QR ไม่สำเร็จ' });
  });

  it('cancels a request whose process ended before it had a code', async () => {
    const { gateway } = tools.current();
    const request = await ask();
    await t.db
      .updateTable('deposit_requests')
      .set({ qr_payload: null, qr_provider: null })
      .where('id', '=', request.uuid)
      .execute();
    await cancelAbandoned(t.db, t.clock.now());
    expect((await rowOf(request.uuid)).status).toBe('PENDING');
    t.clock.advance(3 * MINUTE_MS);
    await cancelAbandoned(t.db, t.clock.now());
    expect((await rowOf(request.uuid)).status).toBe('CANCELLED');
    expect(gateway.requests).toHaveLength(1);
  });

  it('S1 reads payments that the gateway does not report, once in several processes, late ones too', async () => {
    const { gateway, deps } = tools.current();
    const [request, later] = [await ask(), await ask(await buildMember(t))];
    const payment = paymentOf(request);
    gateway.requests.length = 0;
    gateway.reply = ({ url }) => ({
      body: { state: url.endsWith(request.qr?.reference ?? '-') ? 'PAID' : 'OPEN', ...payment },
    });
    const run = () => Promise.all([0, 1, 2].map(async () => codeJobs(deps)[0]?.run(deps)));
    await run();
    const urls = gateway.requests.map(({ url }) => url);
    for (const { qr } of [request, later])
      expect(urls.filter((url) => url === `/qr/${qr?.reference ?? ''}`)).toHaveLength(1);
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
    await report(payment);
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
    gateway.requests.length = 0;
    t.clock.advance(6 * MINUTE_MS);
    await run();
    expect(gateway.requests.map(({ url }) => url)).not.toContain(`/qr/${request.qr?.reference ?? ''}`);
    expect(gateway.requests.map(({ url }) => url)).toContain(`/qr/${later.qr?.reference ?? ''}`);
    t.clock.advance(2 * DAY_MS);
    gateway.requests.length = 0;
    await run();
    expect(gateway.requests).toEqual([]);
  });

  it('credits a code of our own by amount and sender, on an account with a PromptPay id', async () => {
    const { sibling } = tools.current();
    if (!sibling) throw new Error('There is no second brand.');
    const plain = await buildCompanyAccount(t, sibling);
    const receiver = await buildCompanyAccount(t, sibling, { order: 1 });
    member = await buildMember(t, { brand: sibling });
    const none = await t.call('POST /api/auth/deposit-request/qr', { as: member, body: { amount: 200 } });
    expect(none.error.code).toBe('DEPOSIT_CLOSED');
    await t.db
      .updateTable('company_accounts')
      .set({ promptpay_id: '0105560000000' })
      .where('id', '=', receiver.id)
      .execute();
    const request = await ask(member, 200);
    expect(request.bank).toMatchObject({ uuid: receiver.id });
    expect(plain.id).not.toBe(receiver.id);
    expect(request.qr?.payload).toContain('A00000067701011102130105560000000');
    const to = { bank: receiver.bankName, account: receiver.bankId };
    await report(paymentOf({ payAmount: request.payAmount }, { to }, member));
    expect(await balance(member)).toBe(bahtToSatang(request.payAmount));
  });
});
