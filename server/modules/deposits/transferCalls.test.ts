import type { AddressInfo } from 'node:net';
import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bahtToSatang } from '#core/money/money';
import { MINUTE_MS } from '#core/time/durations';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildCompanyAccount, buildMember, buildStaff, type TestMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import {
  itemFrom,
  linesOf,
  mapping,
  postTransfers,
  signedHeaders,
  transferSetup,
  type TransferAnswer,
  type TransferItem,
} from '#server/testing/transferTools';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { testBrands } from '#server/testing/testBrands';
import { administer } from '#server/testing/testDatabase';
import { takeTransfer } from './takeTransfer';

describe('POST /api/provider/<id>/transfers', () => {
  let t: TestApp;
  let origin: string;
  let account: Awaited<ReturnType<typeof buildCompanyAccount>>;
  let member: TestMember;
  const [, second = ''] = testBrands().map(({ id }) => id);

  beforeAll(async () => {
    const webhook = { adapter: 'webhook', settings: { mapping } };
    const own = {
      mapping: { ...mapping, only: [{ at: '/kind', in: ['IN'] }] },
      signature: { header: 'x-sign', prefix: 'sha256=' },
      acknowledgement: { resCode: '00' },
    };
    const providers = await transferSetup(
      { bank: webhook, other: webhook, gateway: { adapter: 'webhook', settings: own } },
      { [second]: ['other'] },
    );
    t = await testApp({ providers, connections: 40 });
    account = await buildCompanyAccount(t);
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    member = await buildMember(t);
    t.clock.advance(MINUTE_MS);
  });
  afterEach(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });

  const ask = async (as = member) =>
    (await t.call('POST /api/auth/deposit-request', { as, body: { amount: 500 } })).data;
  const itemOf = (payAmount: number, change: Partial<TransferItem> = {}): TransferItem => ({
    ...itemFrom(member, account, bahtToSatang(payAmount), t.clock.now()),
    ...change,
  });
  const send = (body: string, headers: Record<string, string>, id = 'bank') =>
    postTransfers(`${origin}/api/provider/${id}/transfers`, body, headers);
  const report = (items: readonly unknown[], id = 'bank') => {
    const body = JSON.stringify({ transfers: items });
    return send(body, signedHeaders(body, t.clock.now()), id);
  };
  const resultsOf = ({ body }: TransferAnswer) => body.data?.results.map(({ result }) => result);
  const balance = async (of = member) => (await readBalance(t.db, of.brand.id, of.id)).available;

  it('ST-20 S1 credits the request that a reported transfer pays, and answers repetitions alike', async () => {
    const request = await ask();
    const item = itemOf(request.payAmount);
    const answer = await report([item]);
    expect(answer).toMatchObject({ status: 200, body: { message: 'success' } });
    expect(answer.body.data?.results).toEqual([{ reference: item.ref, result: 'TAKEN' }]);
    const shown = await t.call('GET /api/auth/deposit-request/my/{uuid}', {
      as: member,
      params: { uuid: request.uuid },
    });
    expect(shown.data.status).toBe('SUCCESS');
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
    const again = await report([{ ...item, ref: item.ref.toLowerCase(), amount: 9_999 }]);
    expect([again.status, resultsOf(again)]).toEqual([200, ['KNOWN']]);
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
    const record = await t.db
      .selectFrom('provider_calls')
      .selectAll()
      .where('provider', '=', 'bank')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(record).toMatchObject({ direction: 'IN', port: 'transfers', result: 'OK', detail: '1 known' });
  });

  it('S1 of twenty reports at once, by two providers, one credits', async () => {
    const request = await ask();
    const item = itemOf(request.payAmount);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => report([item], n % 2 === 0 ? 'bank' : 'other')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers.flatMap(resultsOf).filter((result) => result === 'TAKEN')).toHaveLength(1);
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
  });

  it('S1 credits once what a feed inside the process and a call report at once', async () => {
    const request = await ask();
    const item = itemOf(request.payAmount);
    const transfer = {
      ...{ sendingBank: '004', transRef: item.ref, to: account, amount: bahtToSatang(request.payAmount) },
      sender: { bankName: 'KBANK', account: member.bankId, name: member.name },
      transferredAt: t.clock.now(),
    };
    await Promise.all([
      report([item]),
      takeTransfer(t.db, t.brands, transfer, t.clock.now()),
      report([item]),
    ]);
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
  });

  it('takes several transfers in any order, and the valid ones beside those that it refuses', async () => {
    const others = [await buildMember(t), await buildMember(t)] as const;
    const requests = [await ask(), await ask(others[0]), await ask(others[1])] as const;
    const late = itemOf(requests[0].payAmount);
    const early = itemFrom(others[0], account, bahtToSatang(requests[1].payAmount), t.clock.now());
    const third = itemFrom(others[1], account, bahtToSatang(requests[2].payAmount), t.clock.now());
    const items = [
      late,
      { ...early, time: early.time.replace('.000', '.001') },
      { ...itemOf(10), to: { bank: 'SCB', account: '9999999999' } },
      { ...itemOf(10), amount: '-5' },
      { ...itemOf(10), amount: 1.005 },
      { ...itemOf(10), time: 'yesterday' },
      { ...itemOf(10), from: { bank: 'NOBANK', account: '1', name: 'x' } },
      { ...itemOf(10), ref: 'not/a reference' },
      'nonsense',
      third,
    ];
    const answer = await report(items);
    expect([answer.status, answer.body.code]).toEqual([422, 'TRANSFERS_REFUSED']);
    expect(answer.body.data?.results.map(({ message = 'TAKEN' }) => message)).toEqual([
      'TAKEN',
      'TAKEN',
      'The receiving account is unknown.',
      'The amount is invalid.',
      'The amount is invalid.',
      'The date is invalid.',
      'The sending bank is missing or unknown.',
      'The reference is invalid.',
      'The reference is missing.',
      'TAKEN',
    ]);
    expect(await Promise.all([balance(), balance(others[0]), balance(others[1])])).toEqual(
      requests.map(({ payAmount }) => bahtToSatang(payAmount)),
    );
  });

  it.each([
    ['one satang too much', (pay: number) => ({ amount: (bahtToSatang(pay) + 1) / 100 })],
    ['another sender', () => ({ from: { bank: '004', account: '9999999999', name: 'มานะ อดทน' } })],
    ['a transfer of ten minutes before', () => ({ time: '2026-11-14T08:00:00+07:00' })],
  ])('S5 leaves %s to staff', async (_what, change) => {
    const request = await ask();
    const item = itemOf(request.payAmount, change(request.payAmount));
    expect(resultsOf(await report([item]))).toEqual(['TAKEN']);
    expect(await linesOf(t.db, item.ref)).toMatchObject([{ status: 'UNMATCHED' }]);
    expect(await balance()).toBe(0);
  });

  it('a call that is not signed, changed, replayed or ten minutes off changes nothing', async () => {
    const request = await ask();
    const item = itemOf(request.payAmount);
    const body = JSON.stringify({ transfers: [item] });
    const headers = signedHeaders(body, t.clock.now());
    const minutes = (n: number) => new Date(t.clock.now().getTime() + n * MINUTE_MS);
    const answers = [
      await send(body, { 'content-type': 'application/json' }),
      await send(body, signedHeaders(body, t.clock.now(), 'wrong')),
      await send(body.replace(item.ref, 'OTHER'), headers),
      await send(body, headers, 'gateway'),
      await send(body, signedHeaders(body, minutes(10))),
      await send(body, signedHeaders(body, minutes(-10))),
    ];
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual([
      [401, 'SIGNATURE_MISSING'],
      [401, 'SIGNATURE_WRONG'],
      [401, 'SIGNATURE_WRONG'],
      [401, 'SIGNATURE_MISSING'],
      [401, 'SIGNATURE_EXPIRED'],
      [401, 'SIGNATURE_EXPIRED'],
    ]);
    expect([await balance(), await linesOf(t.db, item.ref)]).toEqual([0, []]);
    expect((await send(body, headers)).status).toBe(200);
    t.clock.advance(6 * MINUTE_MS);
    expect((await send(body, headers)).body.code).toBe('SIGNATURE_EXPIRED');
  });

  it('answers invalid calls with 400, 404 and 413', async () => {
    const signed = (body: string, id?: string) => send(body, signedHeaders(body, t.clock.now()), id);
    const many = JSON.stringify({ transfers: Array.from({ length: 201 }, () => ({})) });
    const answers = [
      await signed('{"transfers":[],"transfers":[]}'),
      await signed('{"transfers":'),
      await signed(''),
      await signed('{"other":[]}'),
      await signed(many),
      await signed('{}', 'nobody'),
      await signed(`"${'x'.repeat(300_000)}"`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 404, 413]);
    expect(answers[3]?.body.message).toContain('/transfers');
    expect((await signed('{"transfers":[]}')).status).toBe(200);
  });

  it('ignores items that are not meant, and answers as the provider expects', async () => {
    const item = itemOf(10);
    const body = JSON.stringify({
      transfers: [
        { ...item, kind: 'OUT' },
        { ...item, kind: 'IN' },
      ],
    });
    const sign = `sha256=${createHmac('sha256', 'key-of-the-provider').update(body).digest('hex')}`;
    const answer = await send(body, { 'content-type': 'text/plain', 'x-sign': sign }, 'gateway');
    expect(answer).toEqual({ status: 200, body: { resCode: '00' } });
    expect(await linesOf(t.db, item.ref)).toHaveLength(1);
  });

  it('the receiving account decides the brand, which has to use the provider', async () => {
    const brand = t.brands.byId(second);
    if (!brand) throw new Error('A second brand is needed.');
    const theirs = await buildCompanyAccount(t, brand);
    const item = itemOf(10, { to: { bank: theirs.bankName, account: theirs.bankId } });
    expect(await report([item])).toMatchObject({ status: 422, body: { code: 'TRANSFERS_REFUSED' } });
    const body = JSON.stringify({ transfers: [item] });
    const headers = { ...signedHeaders(body, t.clock.now()), host: 'upstream' };
    const sent = await t.app.inject({
      method: 'POST',
      url: '/api/provider/other/transfers',
      headers,
      payload: body,
    });
    expect(sent.statusCode).toBe(200);
    expect((await linesOf(t.db, item.ref)).map(({ brand_id: id }) => id)).toEqual([second]);
  });

  it('a provider that is switched off has to report again', async () => {
    const { id: staffId } = await buildStaff(t, 'operator');
    const request = await ask();
    const item = itemOf(request.payAmount);
    await t.db
      .insertInto('provider_switches')
      .values({
        ...{ brand_id: t.brand.id, provider: 'bank', staff_id: staffId, reason: 'wrong amounts' },
        created_at: t.clock.now(),
      })
      .execute();
    const answer = await report([item]);
    expect([answer.status, resultsOf(answer), await balance()]).toEqual([503, ['RETRY'], 0]);
    await t.db.deleteFrom('provider_switches').execute();
    expect(resultsOf(await report([item]))).toEqual(['TAKEN']);
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
  });

  it('a transfer that cannot be stored is answered with 503, and the others are', async () => {
    const failing = itemOf(10, { from: { bank: '004', account: '1', name: 'fails' } });
    await administer(t.access, "ALTER TABLE bank_transfers ADD CHECK (sender_name <> 'fails')");
    const request = await ask();
    const item = itemOf(request.payAmount);
    const answer = await report([failing, item]);
    expect([answer.status, resultsOf(answer)]).toEqual([503, ['RETRY', 'TAKEN']]);
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
  });

  it('S1 credits once when the connection breaks between commit and answer', async () => {
    const request = await ask();
    const item = itemOf(request.payAmount);
    const body = JSON.stringify({ transfers: [item] });
    t.app.server.prependListener('request', (incoming, outgoing) => {
      if (incoming.headers['x-test-break'] !== undefined) outgoing.writeHead = () => outgoing.destroy();
    });
    const headers = { ...signedHeaders(body, t.clock.now()), 'x-test-break': '1' };
    await expect(send(body, headers)).rejects.toThrow();
    expect(resultsOf(await report([item]))).toEqual(['KNOWN']);
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
  });

  it('limits the signed calls of a provider', async () => {
    for (let n = 0; n < 1_200; n += 1) await report([], 'other');
    expect(await report([], 'other')).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect((await report([])).status).toBe(200);
    t.clock.advance(MINUTE_MS);
    expect((await report([], 'other')).status).toBe(200);
  });
});
