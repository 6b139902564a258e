import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payOut } from '#server/modules/withdrawals/payOut';
import { buildMember, buildStaff } from '#server/testing/builders';
import { createAdapter } from '#server/testing/createAdapter';
import { withdrawalStaff } from '#server/testing/decideWithdrawal';
import { eventually } from '#server/testing/eventually';
import { jobDeps } from '#server/testing/jobDeps';
import { localProvider, type LocalProvider } from '#server/testing/localProvider';
import { testApp, type TestApp } from '#server/testing/testApp';
import { adapter } from './adapter';

const PAYOUT = {
  ...{ id: '1', reference: 'order-1', bankName: 'SCB', bankId: '1234567890', accountName: 'นาย สมชาย ใจดี' },
  amount: 30_050,
};
const NEVER = new Promise<never>(() => undefined);

describe('payouts/http', () => {
  let server: LocalProvider;
  beforeAll(async () => {
    server = await localProvider();
  });
  beforeEach(() => {
    server.requests.length = 0;
  });
  afterAll(() => server.close());
  const create = (change: object = {}) => {
    const headers = { authorization: 'Bearer {key}' };
    return createAdapter(
      adapter,
      'payouts',
      {
        pay: {
          url: `${server.url}/payouts`,
          headers: { ...headers, 'idempotency-key': '{reference}' },
          json: {
            reference: '{reference}',
            amount: '{amount}',
            bank: '{bankCode}',
            to: '{account}',
            name: '{name}',
          },
        },
        status: { url: `${server.url}/payouts/{reference}`, headers },
        isIdempotent: true,
        paid: [{ at: '/status', in: ['paid'] }],
        failed: [{ at: '/status', in: ['rejected'] }],
        pending: [{ at: '/status', in: ['queued'] }],
        notFound: [{ status: [404], at: '/code', in: ['unknown_reference'] }],
        reason: ['/message'],
        balance: { request: { url: `${server.url}/balance`, headers }, amount: ['/available'] },
        ...change,
      },
      { key: 'secret-key' },
    );
  };

  it('M12 sends the order with its reference and reads its result', async () => {
    const { pay } = create();
    server.reply = () => ({ status: 201, body: { status: 'queued' } });
    expect(await pay(PAYOUT)).toEqual({ status: 'PENDING' });
    const [request] = server.requests;
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer secret-key',
      'idempotency-key': 'order-1',
    });
    expect(JSON.parse(request?.body.toString() ?? '')).toEqual({
      ...{ reference: 'order-1', amount: 300.5, bank: '014', to: '1234567890', name: 'นาย สมชาย ใจดี' },
    });
    server.reply = () => ({ body: { status: 'paid' } });
    expect(await pay(PAYOUT)).toEqual({ status: 'PAID' });
    server.reply = () => ({ status: 422, body: { status: 'rejected', message: 'บัญชีปลายทางปิดแล้ว' } });
    expect(await pay(PAYOUT)).toEqual({ status: 'FAILED', reason: 'บัญชีปลายทางปิดแล้ว' });
  });

  it('M12 takes no response for a result that the settings do not list', async () => {
    const { pay, status } = create();
    for (const reply of [
      { status: 500 },
      { status: 400, body: { error: 'x' } },
      { body: {} },
      { body: 'paid' },
    ]) {
      server.reply = () => reply;
      await expect(pay(PAYOUT)).rejects.toThrow('HTTP');
      await expect(status?.(PAYOUT)).rejects.toThrow('HTTP');
    }
    server.reply = () => ({ status: 404, body: {} });
    await expect(status?.(PAYOUT)).rejects.toThrow('HTTP 404');
    server.reply = () => ({ status: 404, body: { code: 'unknown_reference' } });
    expect(await status?.(PAYOUT)).toEqual({ status: 'NOT_FOUND' });
  });

  it('reads the balance in satang', async () => {
    const { balance } = create();
    server.reply = () => ({ body: { available: '12,500.75' } });
    expect(await balance?.()).toBe(1_250_075);
    server.reply = () => ({ status: 503 });
    await expect(balance?.()).rejects.toThrow('HTTP 503');
  });

  it('refuses settings with which a payout could be lost or doubled', () => {
    expect(() => create({ pay: { url: `${server.url}/payouts` } })).toThrow('{reference}');
    expect(() => create({ status: undefined, isIdempotent: false })).toThrow('isIdempotent');
  });

  describe('behind a withdrawal', () => {
    let t: TestApp;
    beforeAll(async () => {
      t = await testApp({ ports: { payouts: null } });
    });
    afterAll(() => t.close());

    const setUp = async (isIdempotent: boolean) => {
      await t.db.updateTable('withdrawals').set({ payout_at: null }).execute();
      const member = await buildMember(t, { credit: 100_000 });
      const { data } = await t.call('POST /api/auth/withdraw/{uuid}', {
        as: member,
        params: { uuid: member.id },
        body: { amount: 300 },
      });
      const deps = jobDeps(t, { payouts: create({ isIdempotent }) });
      await withdrawalStaff(t, await buildStaff(t, 'operator')).approve(data.uuid);
      await eventually(() => triesOf(data.uuid)).toBe(1);
      const sweep = async () => {
        t.clock.advance(3_600_000);
        await payOut(deps);
        return statusOf(data.uuid);
      };
      return { id: data.uuid, sweep };
    };
    const row = (id: string) =>
      t.db
        .selectFrom('withdrawals')
        .select(['status', 'tries'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const statusOf = async (id: string) => (await row(id)).status;
    const triesOf = async (id: string) => (await row(id)).tries;
    const sent = () => server.requests.map(({ method, url }) => `${method} ${url}`);

    it('M9 M12 an unknown result stays unknown until the provider proves it', async () => {
      const { id, sweep } = await setUp(false);
      server.reply = () => ({ status: 502, body: '<html>' });
      expect(await sweep()).toBe('PROCESSING');
      server.reply = () => ({ status: 404, body: { code: 'unknown_reference' } });
      expect(await sweep()).toBe('PROCESSING');
      server.reply = () => ({ body: { status: 'queued' } });
      expect(await sweep()).toBe('PROCESSING');
      server.reply = () => ({ body: { status: 'paid' } });
      expect(await sweep()).toBe('SUCCESS');
      expect(sent()).toEqual(['POST /payouts', ...Array(3).fill(`GET /payouts/${id}`)]);
    });

    it('M9 repeats an order that an idempotent provider has not received, under the same reference', async () => {
      const { id, sweep } = await setUp(true);
      server.reply = () => NEVER;
      const hanging = sweep();
      await expect.poll(() => server.requests.length).toBe(1);
      server.reply = ({ method }) =>
        method === 'GET'
          ? { status: 404, body: { code: 'unknown_reference' } }
          : { body: { status: 'paid' } };
      // The first request still hangs, as after a crash: the next sweep proves the order.
      expect(await sweep()).toBe('SUCCESS');
      await server.close();
      await hanging;
      expect(sent()).toEqual(['POST /payouts', `GET /payouts/${id}`, 'POST /payouts']);
      const orders = await t.db
        .selectFrom('payout_orders')
        .selectAll()
        .where('withdrawal_id', '=', id)
        .execute();
      expect(orders).toMatchObject([{ reference: id, result: 'PAID' }]);
    });
  });
});
