import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bahtToSatang } from '#core/money/money';
import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import type { PortTypes } from '#server/providers/kit/defineAdapter';
import type { TransferPoll } from '#server/providers/ports/transferSource';
import { readAnswer } from '#server/providers/slips/readAnswer';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildCompanyAccount, buildMember, buildStaff, type TestMember } from '#server/testing/builders';
import { testBrand } from '#server/testing/testBrands';
import { linesOf } from '#server/testing/transferTools';
import type { Order } from '../bank/order';
import { makeTransfer } from '../bank/sandboxTransfers';
import { withSandbox } from '../db/database';
import { connectedSandbox, type ConnectedSandbox } from './testing/connectedSandbox';

const NEVER = new AbortController().signal;

describe('the sandbox behind the adapters of the server', () => {
  let world: ConnectedSandbox;
  let account: Awaited<ReturnType<typeof buildCompanyAccount>>;
  let member: TestMember;
  beforeAll(async () => {
    world = await connectedSandbox({ brands: [testBrand('primary', { flags: { promptPay: true } })] });
    account = await buildCompanyAccount(world.t);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.fail({});
    world.clock.advance(MINUTE_MS);
    member = await buildMember(world.t);
  });

  const service = <P extends keyof PortTypes>(port: P, index = 0): PortTypes[P] => {
    const provider = world.connections.of(port, 'primary')[index];
    if (!provider) throw new Error(`There is no provider for ${port}.`);
    return provider.service;
  };
  const pay = async (amount: number, more: object = {}) => {
    const order = {
      ...{ fromBank: member.bankName, fromAccount: member.bankId, fromName: member.name, amount },
      ...{ toBank: account.bankName, toAccount: account.bankId, ...more },
    };
    const transfer = await makeTransfer(world.db, order as Order, world.clock.now());
    if (!transfer) throw new Error('The transfer was refused.');
    return transfer;
  };
  const ask = async () =>
    (await world.t.call('POST /api/auth/deposit-request', { as: member, body: { amount: 500 } })).data;
  const balance = async () => (await readBalance(world.t.db, 'primary', member.id)).available;

  it('S1 S7 verifies the slip of a transfer and knows no others', async () => {
    const transfer = await pay(321.5, { quiet: true });
    const question = { payload: '', sendingBank: transfer.sending_bank, transRef: transfer.trans_ref };
    expect(readAnswer(await service('slips').lookUp(question, NEVER))).toMatchObject({
      result: 'FOUND',
      transfer: { amount: 32_150, transRef: transfer.trans_ref, at: world.clock.now(), domestic: true },
    });
    const stranger = { ...question, transRef: 'NOSUCHTRANSFER' };
    expect(await service('slips').lookUp(stranger, NEVER)).toEqual({ result: 'NOT_FOUND' });
  });

  it('API-158 names the owner of an account, and none for 0000', async () => {
    const { find } = service('bankNames');
    expect(await find({ bankName: 'KBANK', bankId: '1234567890' })).toMatch(/^[ก-๙]+ [ก-๙]+$/);
    expect(await find({ bankName: 'KBANK', bankId: '1234560000' })).toBeNull();
  });

  it('M12 pays an order once for each reference, and none to a closed account', async () => {
    const { pay: payOut, status, balance: left } = service('payouts');
    const before = (await left?.()) ?? 0;
    const order = {
      ...{ id: randomUUID(), reference: randomUUID(), bankName: 'KBANK', bankId: '1234567890' },
      ...{ accountName: 'สมชาย ใจดี', amount: 30_050 },
    };
    expect(await status?.(order)).toEqual({ status: 'NOT_FOUND' });
    for (let n = 0; n < 3; n += 1) expect(await payOut(order)).toEqual({ status: 'PAID' });
    expect(await status?.(order)).toEqual({ status: 'PAID' });
    expect(await left?.()).toBe(before - 30_050);
    await expect(payOut({ ...order, amount: 99_900 })).rejects.toThrow('HTTP 409');
    const closed = { ...order, reference: randomUUID(), bankId: '1234560000' };
    expect(await payOut(closed)).toEqual({ status: 'FAILED', reason: 'บัญชีปลายทางปิดแล้ว' });
    expect(await status?.(closed)).toMatchObject({ status: 'FAILED' });
  });

  it('RTM-08 notifies the platform of a transfer, which credits its request', async () => {
    const { payAmount, uuid } = await ask();
    const transfer = await pay(payAmount);
    await world.protocols.deliverDue();
    expect(await balance()).toBe(bahtToSatang(payAmount));
    await world.protocols.deliverDue();
    const stored = await withSandbox(world.db)
      .selectFrom('sandbox_outbox')
      .select(['status', 'tries', 'answer'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(stored).toEqual({ status: 'DELIVERED', tries: 1, answer: '200' });
    expect(await linesOf(world.db, transfer.trans_ref)).toMatchObject([{ status: 'MATCHED' }]);
    const { data } = await world.t.call('GET /api/staff/brand/{brandId}/provider-call/{uuid}', {
      as: await buildStaff(world.t, 'operator'),
      params: { brandId: 'primary', uuid },
    });
    expect(data).toMatchObject([{ direction: 'IN', reference: transfer.trans_ref, detail: '1 taken' }]);
  });

  it('RTM-08 a scanned QR code is credited by its reference, also after it has expired', async () => {
    const { data: asked } = await world.t.call('POST /api/auth/deposit-request/qr', {
      as: member,
      body: { amount: 700 },
    });
    const { data } = await world.t.call('GET /api/auth/deposit-request/my/{uuid}', {
      as: member,
      params: { uuid: asked.uuid },
    });
    expect(data.qr?.payload).toContain(data.qr?.reference ?? 'no reference');
    world.clock.advance(DAY_MS);
    await pay(data.payAmount, { paymentReference: data.qr?.reference });
    await world.protocols.deliverDue();
    expect(await balance()).toBe(bahtToSatang(data.payAmount));
  });

  it('lists transfers in its statement, page by page, without quiet ones', async () => {
    world.clock.advance(MINUTE_MS);
    const from = world.clock.now();
    const paid = [];
    for (let n = 1; n <= 101; n += 1) paid.push(await pay(n));
    await pay(102, { quiet: true });
    const { read } = service('transfers', 1) as TransferPoll;
    const to = new Date(from.getTime() + MINUTE_MS);
    const first = await read({ cursor: null, from, to });
    const second = await read({ cursor: first.next, from, to });
    const amounts = [...first.items, ...second.items].map(
      (item) => 'transfer' in item && item.transfer.amount,
    );
    expect(amounts).toEqual(paid.map(({ amount }) => amount));
    expect([first.items.length, second.items.length, second.next]).toEqual([100, 1, null]);
    await withSandbox(world.db).deleteFrom('sandbox_outbox').execute();
  });

  it('delivers text messages and e-mail to the inbox, as text', async () => {
    await service('sms').send({ to: '+66812345678', text: 'รหัสของคุณคือ 123456 <script>' });
    const email = { subject: 'คำเชิญ', text: 'เปิดที่ https://studio.example/accept#1', html: '<p>เปิด</p>' };
    await service('email').send({ to: 'somchai@staff.example', ...email });
    const read = async (language: string) => (await fetch(`${world.url}/inbox?language=${language}`)).text();
    const page = await read('th');
    expect(page).toContain('รหัสของคุณคือ 123456 &#60;script&#62;');
    expect(page).toContain('+66812345678');
    expect(page).toContain('คำเชิญ');
    expect(page).toContain('<a href="https://studio.example/accept#1"');
    expect(page).toContain('กล่องข้อความ');
    expect(await read('en')).toContain('<h1>Inbox</h1>');
  });

  it('S7 refuses calls without the key or its signature', async () => {
    const paths = ['/api/names/KBANK/1234567890', '/api/balance', '/api/payouts/x', '/api/statement'];
    for (const path of paths) {
      const headers = { authorization: 'Bearer guess' };
      expect((await fetch(world.url + path, { headers })).status, path).toBe(401);
      expect((await fetch(world.url + path)).status, path).toBe(401);
    }
    for (const path of [
      'slips',
      'payouts',
      'sms',
      'qr',
      'games/balance',
      'games/transfer',
      'seamless/launch',
    ]) {
      const response = await fetch(`${world.url}/api/${path}`, { method: 'POST', body: '{}' });
      expect(response.status, path).toBe(401);
    }
  });
});
