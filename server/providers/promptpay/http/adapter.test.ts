import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promptPayPayload } from '#core/money/promptPay';
import { createAdapter } from '#server/testing/createAdapter';
import { localProvider, type LocalProvider } from '#server/testing/localProvider';
import { mapping } from '#server/testing/transferTools';
import { adapter } from './adapter';

const order = {
  reference: '7F3K9QX2M4T8W1ZB',
  amount: 50_037,
  expiresAt: new Date('2026-11-26T03:15:00Z'),
  to: { bankName: 'KBANK', bankId: '1234567890', promptPayId: null },
};
const payload = promptPayPayload('0812345678', 50_037);

describe('promptpay/http', () => {
  let server: LocalProvider;
  beforeAll(async () => {
    server = await localProvider();
  });
  afterAll(() => server.close());
  const gateway = (settings: object = {}) =>
    createAdapter(
      adapter,
      'promptpay',
      {
        create: {
          url: `${server.url}/qr`,
          headers: { authorization: 'Bearer {key}' },
          json: { ref: '{reference}', amount: '{amount}', expires: '{expires}' },
        },
        created: [{ at: '/code', in: ['OK'] }],
        payload: ['/qr'],
        reference: ['/id'],
        expires: ['/expires'],
        ...settings,
      },
      { key: 'secret-key' },
    );

  it('sends the order and reads code, reference and expiry', async () => {
    const account = { bank: 'SCB', number: '1112223334' };
    server.reply = () => ({ body: { code: 'OK', qr: payload, id: 'GW-1', expires: '2026-11-26 10:10' } });
    const service = gateway({ account });
    expect(service).toMatchObject({ receiver: { bankName: 'SCB', bankId: '1112223334' } });
    expect(await service.create(order)).toEqual({
      payload,
      reference: 'GW-1',
      expiresAt: new Date('2026-11-26T03:10:00Z'),
    });
    const [request] = server.requests;
    expect(request?.headers['authorization']).toBe('Bearer secret-key');
    expect(JSON.parse(String(request?.body))).toEqual({
      ref: order.reference,
      amount: 500.37,
      expires: '2026-11-26T10:15:00.000+07:00',
    });
    server.reply = () => ({ body: { code: 'OK', qr: payload } });
    expect(await service.create(order)).toEqual({ payload, reference: undefined, expiresAt: undefined });
  });

  it.each([
    ['a refusal', { body: { code: 'NO' } }],
    ['a failure', { status: 500 }],
    ['no code', { body: { code: 'OK' } }],
    ['a code with a wrong checksum', { body: { code: 'OK', qr: `${payload.slice(0, -4)}0000` } }],
    ['a code of another amount', { body: { code: 'OK', qr: promptPayPayload('0812345678', 50_000) } }],
    ['a reference that no payment can carry', { body: { code: 'OK', qr: payload, id: 'a b' } }],
  ])('%s is no code', async (_, reply) => {
    server.reply = () => reply;
    await expect(gateway().create(order)).rejects.toThrow();
  });

  it('reads the payment of a code', async () => {
    const status = {
      request: { url: `${server.url}/qr/{reference}`, headers: { authorization: '{key}' } },
      mapping: { ...mapping, items: '', only: [{ at: '/state', in: ['PAID'] }] },
      notFound: [{ status: [404] }],
    };
    const { poll } = gateway({ status });
    expect(poll?.everyMs).toBe(5_000);
    server.reply = () => ({ body: { state: 'OPEN' } });
    expect(await poll?.read('GW-1')).toEqual([{ reference: null, ignored: true }]);
    expect(server.requests.at(-1)?.url).toBe('/qr/GW-1');
    const from = { bank: '004', account: 'xxx-x-x7890-x', name: 'สมชาย ใจดี' };
    const paid = { ref: 'T1000000', amount: 500.37, time: '2026-11-26T10:05:00', from };
    server.reply = () => ({ body: { state: 'PAID', ...paid, to: { bank: 'SCB', account: '1112223334' } } });
    expect(await poll?.read('GW-1')).toMatchObject([{ transfer: { amount: 50_037, transRef: 'T1000000' } }]);
    server.reply = () => ({ status: 404 });
    expect(await poll?.read('GW-1')).toEqual([]);
    server.reply = () => ({ status: 503 });
    await expect(poll?.read('GW-1')).rejects.toThrow('503');
  });

  it('refuses settings that send no reference or an unknown variable', () => {
    const create = { url: server.url, json: { amount: '{amount}' } };
    expect(() => gateway({ create })).toThrow('{reference}');
    expect(() =>
      gateway({ create: { url: server.url, json: { to: '{phone}', ref: '{reference}' } } }),
    ).toThrow('{phone}');
  });
});
