import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdapter } from '#server/testing/createAdapter';
import { localProvider, type LocalProvider } from '#server/testing/localProvider';
import { readAnswer } from '../readAnswer';
import { adapter } from './adapter';

const QUESTION = { payload: 'QR of ABC123', sendingBank: '004', transRef: 'ABC123' };
const NEVER = new AbortController().signal;

/** The responses of three services as they document them, and the settings that fit each. */
const services = {
  SlipOK: {
    settings: (url: string) => ({
      request: {
        url: `${url}/api/line/apikey/123`,
        headers: { 'x-authorization': '{key}' },
        json: { data: '{payload}', log: true },
      },
      notFound: [{ status: [400], at: '/code', in: [1011] }],
      pending: [{ at: '/code', in: [1010] }],
      found: [
        { status: [200], at: '/data/success', in: [true] },
        { at: '/code', in: [1012] },
      ],
      transfer: {
        transRef: ['/data/transRef'],
        amount: ['/data/amount'],
        date: ['/data/transTimestamp'],
        sendingBank: ['/data/sendingBank'],
        sender: {
          name: ['/data/sender/name', '/data/sender/displayName'],
          bank: ['/data/sendingBank'],
          account: ['/data/sender/account/value'],
        },
        receiver: { name: ['/data/receiver/name'], account: ['/data/receiver/account/value'] },
      },
    }),
    sent: { headers: { 'x-authorization': 'secret-key' }, body: '{"data":"QR of ABC123","log":true}' },
    found: {
      success: true,
      data: {
        success: true,
        transRef: 'ABC123',
        transTimestamp: '2026-11-14T02:00:00.000Z',
        sendingBank: '004',
        amount: 500.25,
        sender: { displayName: 'นาย สมชาย ใ', account: { type: 'BANKAC', value: 'xxx-x-x3109-x' } },
        receiver: { name: 'บจก. ศาลา', account: { type: 'BANKAC', value: 'xxx-x-x9900-x' } },
      },
    },
    notFound: { status: 400, body: { code: 1011, message: 'QR Code หมดอายุ หรือไม่มีรายการอยู่จริง' } },
    pending: { status: 400, body: { code: 1010, message: 'กรุณารอการตรวจสอบสลิป' } },
  },
  EasySlip: {
    settings: (url: string) => ({
      request: {
        url: `${url}/api/v1/verify`,
        query: { payload: '{payload}' },
        headers: { authorization: 'Bearer {key}' },
      },
      notFound: [{ status: [404], at: '/message', in: ['slip_not_found'] }],
      pending: [{ at: '/message', in: ['slip_pending'] }],
      found: [{ at: '/status', in: [200] }],
      transfer: {
        transRef: ['/data/transRef'],
        amount: ['/data/amount/amount'],
        date: ['/data/date'],
        country: ['/data/countryCode'],
        sendingBank: ['/data/sender/bank/id'],
        sender: {
          name: ['/data/sender/account/name/th', '/data/sender/account/name/en'],
          bank: ['/data/sender/bank/id'],
          account: ['/data/sender/account/bank/account'],
        },
        receiver: {
          name: ['/data/receiver/account/name/th'],
          account: ['/data/receiver/account/bank/account'],
        },
      },
    }),
    sent: { headers: { authorization: 'Bearer secret-key' }, body: '' },
    found: {
      status: 200,
      data: {
        transRef: 'ABC123',
        date: '2026-11-14T09:00:00+07:00',
        countryCode: 'TH',
        amount: { amount: 500.25 },
        sender: {
          bank: { id: '004' },
          account: { name: { th: 'นาย สมชาย ใ' }, bank: { account: 'xxx-x-x3109-x' } },
        },
        receiver: { account: { name: { th: 'บจก. ศาลา' }, bank: { account: 'xxx-x-x9900-x' } } },
      },
    },
    notFound: { status: 404, body: { status: 404, message: 'slip_not_found' } },
    pending: { status: 404, body: { status: 404, message: 'slip_pending' } },
  },
  Slip2Go: {
    settings: (url: string) => ({
      request: {
        url: `${url}/api/verify-slip/qr-code/info`,
        headers: { authorization: 'Bearer {key}' },
        json: { payload: { qrCode: '{payload}' } },
      },
      notFound: [{ at: '/code', in: ['200404'] }],
      pending: [{ at: '/code', in: ['200503'] }],
      found: [{ at: '/code', in: ['200000', '200501'] }],
      transfer: {
        transRef: ['/data/transRef'],
        amount: ['/data/amount'],
        date: ['/data/dateTime'],
        sendingBank: ['/data/sender/bank/id'],
        sender: {
          name: ['/data/sender/account/name'],
          bank: ['/data/sender/bank/id'],
          account: ['/data/sender/account/bank/account'],
        },
        receiver: {
          name: ['/data/receiver/account/name'],
          account: ['/data/receiver/account/bank/account'],
        },
      },
    }),
    sent: {
      headers: { authorization: 'Bearer secret-key' },
      body: '{"payload":{"qrCode":"QR of ABC123"}}',
    },
    found: {
      code: '200000',
      data: {
        transRef: 'ABC123',
        dateTime: '2026-11-14T09:00:00+07:00',
        amount: '500.25',
        sender: {
          bank: { id: '004' },
          account: { name: 'นาย สมชาย ใ', bank: { account: 'xxx-x-x3109-x' } },
        },
        receiver: { account: { name: 'บจก. ศาลา', bank: { account: 'xxx-x-x9900-x' } } },
      },
    },
    notFound: { status: 200, body: { code: '200404', message: 'Slip not found' } },
    pending: { status: 200, body: { code: '200503', message: 'Bank is slow' } },
  },
} as const;

describe('slips/http', () => {
  let server: LocalProvider;
  beforeAll(async () => {
    server = await localProvider();
  });
  beforeEach(() => {
    server.requests.length = 0;
  });
  afterAll(() => server.close());
  const create = (settings: unknown) => createAdapter(adapter, 'slips', settings, { key: 'secret-key' });

  describe.each(Object.entries(services))('as %s', (_name, service) => {
    it('S1 S6 sends the reference with its key and reads the transfer', async () => {
      server.reply = () => ({ body: service.found });
      const answer = await create(service.settings(server.url)).lookUp(QUESTION, NEVER);
      const [request] = server.requests;
      expect(request?.headers).toMatchObject(service.sent.headers);
      expect(request?.body.toString()).toBe(service.sent.body);
      expect(readAnswer(answer)).toEqual({
        result: 'FOUND',
        transfer: {
          transRef: 'ABC123',
          sendingBank: '004',
          amount: 50_025,
          domestic: true,
          at: new Date('2026-11-14T02:00:00.000Z'),
          sender: { name: 'นาย สมชาย ใ', bank: '004', account: 'xxx-x-x3109-x' },
          receiver: { name: 'บจก. ศาลา', bank: null, account: 'xxx-x-x9900-x' },
        },
      });
    });

    it('S7 distinguishes an unknown transfer, a slow bank and a failing service', async () => {
      const { lookUp } = create(service.settings(server.url));
      server.reply = () => service.notFound;
      expect(await lookUp(QUESTION, NEVER)).toEqual({ result: 'NOT_FOUND' });
      server.reply = () => ({ ...service.pending, headers: { 'retry-after': '30' } });
      expect(await lookUp(QUESTION, NEVER)).toEqual({ result: 'PENDING', retryAfterMs: 30_000 });
      server.reply = () => ({ status: 503, body: '<html>Bad gateway</html>' });
      expect(await lookUp(QUESTION, NEVER)).toEqual({ result: 'PROVIDER_ERROR', detail: 'HTTP 503' });
    });
  });

  it('S1 sends the image as a form file or as base64', async () => {
    server.reply = () => services.EasySlip.notFound;
    const { request, ...mapping } = services.EasySlip.settings(server.url);
    const { url, headers } = request;
    const image = () => Promise.resolve(Buffer.from('JPEG'));
    const byForm = create({ ...mapping, request: { url, headers, file: 'file', form: { log: 'true' } } });
    expect(await byForm.lookUp({ ...QUESTION, image }, NEVER)).toEqual({ result: 'NOT_FOUND' });
    const byJson = create({ ...mapping, request: { url, headers, json: { image: '{image}' } } });
    await byJson.lookUp({ ...QUESTION, image }, NEVER);
    const [form, json] = server.requests.map(({ body }) => body.toString());
    expect(form).toMatch(/name="log"\r\n\r\ntrue\r\n[^]*name="file"; filename="slip.jpg"[^]*JPEG/);
    expect(json).toBe(`{"image":"${Buffer.from('JPEG').toString('base64')}"}`);
    expect(await byJson.lookUp(QUESTION, NEVER)).toMatchObject({ result: 'PROVIDER_ERROR' });
  });

  it('S6 an incomplete or malformed transfer counts as no answer', async () => {
    const { lookUp } = create(services.SlipOK.settings(server.url));
    const { data } = services.SlipOK.found;
    for (const wrong of [{ amount: -1 }, { amount: 'many' }, { transRef: '' }, { transTimestamp: 'today' }]) {
      server.reply = () => ({ body: { data: { ...data, ...wrong } } });
      expect(readAnswer(await lookUp(QUESTION, NEVER))).toMatchObject({ result: 'WAIT' });
    }
  });

  it('S7 throws for a redirect, an answer without JSON and one without end', async () => {
    const { lookUp } = create(services.SlipOK.settings(server.url));
    server.reply = () => ({ status: 302, headers: { location: `${server.url}/elsewhere` } });
    await expect(lookUp(QUESTION, NEVER)).rejects.toThrow();
    expect(server.requests).toHaveLength(1);
    server.reply = () => ({ body: 'success' });
    await expect(lookUp(QUESTION, NEVER)).rejects.toThrow('HTTP 200 without valid JSON');
    server.reply = () => ({ body: `"${'x'.repeat(2 * 1024 * 1024)}"` });
    await expect(lookUp(QUESTION, NEVER)).rejects.toThrow('more than');
  });

  it('refuses settings that name no slip or an unknown variable', () => {
    const { request, ...mapping } = services.SlipOK.settings(server.url);
    expect(() => create({ ...mapping, request: { url: request.url } })).toThrow('names no slip');
    expect(() => create({ ...mapping, request: { ...request, json: { data: '{qr}' } } })).toThrow('{qr}');
  });
});
