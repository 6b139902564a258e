import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from '#server/platform/id';
import { readBalance } from '#server/modules/ledger/accounts';
import { bahtToSatang } from '#core/money/money';
import { buildCompanyAccount, buildMember, type TestMember } from '#server/testing/builders';
import { uploadSlip } from '#server/testing/slips';
import type { TestApp } from '#server/testing/testApp';
import { connectedSandbox, type ConnectedSandbox } from '../protocols/testing/connectedSandbox';
import { writeMiniQr } from './slipImage';

describe('sandbox bank', () => {
  let world: ConnectedSandbox;
  let t: TestApp;
  let account: { id: string; bankName: string; bankId: string };
  let member: TestMember;
  beforeAll(async () => {
    world = await connectedSandbox();
    ({ t } = world);
    account = await buildCompanyAccount(t);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    member = await buildMember(t);
    await t.db
      .updateTable('members')
      .set({ created_at: new Date(0) })
      .where('id', '=', member.id)
      .execute();
  });

  const at = (url: string, host = 'bank.localhost:4400') => world.sandbox.inject({ url, headers: { host } });
  const orderOf = (amount: number, more: object = {}) => ({
    fromBank: member.bankName,
    fromAccount: member.bankId,
    fromName: member.name,
    toBank: account.bankName,
    toAccount: account.bankId,
    amount,
    ...more,
  });
  const pay = async (order: object) => {
    const response = await world.sandbox.inject({
      method: 'POST',
      url: '/transfers',
      headers: { host: 'bank.localhost' },
      payload: order,
    });
    return {
      status: response.statusCode,
      data: response.json<{ id: string; transRef: string; sendingBank: string; slip: string }>(),
    };
  };
  const payByForm = (fields: Record<string, string>) =>
    world.sandbox.inject({
      method: 'POST',
      url: '/transfers',
      headers: { host: 'bank.localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const ask = async (amount: number) =>
    (await t.call('POST /api/auth/deposit-request', { as: member, body: { amount } })).data;
  const balance = async () => (await readBalance(t.db, t.brand.id, member.id)).available;

  it('RTM-08 pays an open request to the satang, and the credit is there at once', async () => {
    const request = await ask(500);
    expect((await at('/')).payload).toContain(request.payAmount.toFixed(2));
    const { status, data } = await pay(orderOf(request.payAmount));
    expect([status, data.sendingBank]).toEqual([200, '004']);
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
    expect((await at(`/transfers/${data.id}`)).payload).toContain('เติมเครดิตแล้ว');
  });

  it('RTM-09 gives a slip that the site reads, verifies and credits', async () => {
    const { data } = await pay(orderOf(321.5));
    const slip = await at(data.slip);
    expect([slip.statusCode, slip.headers['content-type']]).toEqual([200, 'image/png']);
    const read = await uploadSlip(t, member, slip.rawPayload);
    expect(read.data).toMatchObject({ status: 'VERIFIED', amount: 321.5, transRef: data.transRef });
    await t.call('POST /api/auth/slip/confirm', { as: member, body: { slipUuid: read.data.slipUuid } });
    expect(await balance()).toBe(32_150);
    expect((await at(`/transfers/${data.id}`)).payload).toContain('เติมเครดิตแล้ว');
  });

  it('omits a quiet transfer from the feed, so that its slip can prove an open request', async () => {
    const request = await ask(700);
    const { data } = await pay(orderOf(request.payAmount, { quiet: true }));
    expect(await balance()).toBe(0);
    const read = await uploadSlip(t, member, (await at(data.slip)).rawPayload);
    await t.call('POST /api/auth/slip/confirm', { as: member, body: { slipUuid: read.data.slipUuid } });
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
    expect((await t.call('GET /api/auth/deposit-request/my', { as: member })).data).toBeNull();
  });

  it('pays by its form too, forgiving what people type', async () => {
    const { payAmount } = await ask(1500);
    const order = orderOf(0);
    const response = await payByForm({
      ...order,
      fromAccount: member.bankId.replace(/(...)/, '$1-'),
      amount: `1,${payAmount.toFixed(2).slice(1)}`,
    });
    expect(response.statusCode).toBe(303);
    expect(await balance()).toBe(bahtToSatang(payAmount));
  });

  it('shows errors in Thai and retains the input', async () => {
    const response = await payByForm({ ...orderOf(0), amount: 'ร้อยบาท' });
    expect(response.statusCode).toBe(422);
    expect(response.payload).toContain('ข้อมูลไม่ถูกต้อง');
    expect(response.payload).toContain(member.bankId);
  });

  it.each<[string, object]>([
    ['no amount', { amount: undefined }],
    ['a third decimal', { amount: 1.005 }],
    ['a text amount', { amount: '500' }],
    ['a negative amount', { amount: -1 }],
    ['an unknown bank', { fromBank: 'NOBANK' }],
    ['an account of letters', { fromAccount: 'abcdefgh' }],
    ['a field too many', { status: 'PAID' }],
    ['an account that nobody has', { toAccount: '1234560000' }],
  ])('refuses %s', async (_, change) => {
    expect((await pay({ ...orderOf(100), ...change })).status).toBe(422);
  });

  it('F shows hostile names as text, on pages and slips', async () => {
    const name = '<script>alert(1)</script>';
    const { data } = await pay(orderOf(10, { fromName: name }));
    const page = await at(`/transfers/${data.id}`);
    expect(page.payload).not.toContain('<script');
    expect((await at('/')).payload).not.toContain('<script');
    expect((await at(data.slip)).statusCode).toBe(200);
  });

  it('W1 every page has a strict policy and runs no script', async () => {
    const request = await ask(100);
    for (const url of ['/', `/pay?request=${request.uuid}`, `/pay?account=${account.id}`]) {
      const page = await at(url);
      expect(page.statusCode, url).toBe(200);
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      expect(page.payload).not.toMatch(/<script|style=|\son\w+=/);
    }
  });

  it.each(['/bank.css', '/icon.svg', '/fonts/sarabun-thai-400.woff2'])('serves %s', async (url) => {
    expect((await at(url)).statusCode).toBe(200);
  });

  it.each([
    '/pay',
    '/pay?request=x',
    `/pay?request=${uuidv7()}`,
    '/transfers/x',
    `/transfers/${uuidv7()}`,
    '/slips/x.png',
    '/fonts/../x',
    '/fonts/x.woff2',
  ])('answers %s with not found', async (url) => {
    expect((await at(url)).statusCode).toBe(404);
  });

  it('answers on its own host only', async () => {
    expect((await at('/', 'primary.localhost')).statusCode).toBe(404);
    expect((await at('/', 'mybank.localhost')).statusCode).toBe(404);
  });

  it('draws Thai with its own font: another name is another image', async () => {
    const slips = await Promise.all(
      ['กานดา', 'ญาดา'].map(
        async (fromName) => (await at((await pay(orderOf(5, { fromName }))).data.slip)).rawPayload,
      ),
    );
    const area = { left: 150, top: 420, width: 300, height: 50 };
    const [first, second] = await Promise.all(
      slips.map((slip) => sharp(slip).extract(area).greyscale().raw().toBuffer()),
    );
    const dark = first?.filter((shade) => shade < 100).length ?? 0;
    expect(dark).toBeGreaterThan(200);
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
  });

  it('F1 writes the mini-QR as the standard’s example', () => {
    expect(writeMiniQr('004', '013071152533APM07736')).toBe(
      '0041000600000101030040220013071152533APM077365102TH91048134',
    );
  });
});
