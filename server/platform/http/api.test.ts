import { request as httpRequest } from 'node:http';
import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callKeys, callSpecs } from '#schemas/api/contract';
import { successSchema } from '#schemas/api/envelope';
import { buildMember, type TestMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import type { AllHandlers } from './handlers';

const DEPOSIT = 'POST /api/auth/deposit-request';
const STATUS = 'GET /api/setting/operational/website';
const LEVEL = 'GET /api/auth/user/level/{uuid}';

describe('api', () => {
  let t: TestApp;
  let member: TestMember;
  const reached: unknown[] = [];
  const handlers: Partial<AllHandlers> = {
    [DEPOSIT]: ({ body }) => {
      reached.push(body);
      throw new Error('reached');
    },
    [LEVEL]: () => ({ level: 1, depositTotal: 0, depositMonth: 0, secret: 'x' }),
  };
  beforeAll(async () => {
    t = await testApp({ handlers });
    member = await buildMember(t);
  });
  afterAll(() => t.close());

  it.each(callKeys)('%s has a serializer, which only its first response compiles', (key) => {
    const schema: object = successSchema(callSpecs[key]);
    expect(fastJsonStringify(schema as Schema)).toBeTypeOf('function');
  });

  const send = (payload: string | Buffer, contentType = 'application/json') =>
    t.app.inject({
      method: 'POST',
      url: '/api/auth/deposit-request',
      headers: { authorization: `Bearer ${member.token}`, 'content-type': contentType },
      payload,
    });

  it.each(
    [
      '{"amount":0}',
      '{"amount":-1}',
      '{"amount":-0}',
      '{"amount":0.001}',
      '{"amount":100.005}',
      '{"amount":1e400}',
      '{"amount":"100"}',
      '{"amount":"100abc"}',
      '{"amount":" 100 "}',
      '{"amount":"0x64"}',
      '{"amount":"๑๐๐"}',
      '{"amount":"1,000"}',
      '{"amount":true}',
      '{"amount":[100]}',
      '{"amount":{"$gt":0}}',
      '{"amount":null}',
      '{}',
      '{"amount":NaN}',
      '{"amount":Infinity}',
      '{"amount":9007199254740993}',
      '{"amount":2147483648}',
      '{"amount":9223372036854775808}',
      '{"amount":100,"amount":1}',
      '{"amount":100,"__proto__":{"isAdmin":true}}',
      '{"amount":100,"constructor":{"prototype":{}}}',
      'null',
      '[]',
      '"x"',
      '',
      '{"amount":100,"level":6}',
      '{"amount":100,"memberId":"x"}',
      '{"amount":100,"brandId":"x"}',
      '{"amount":100,"status":"SUCCESS"}',
      '\ufeff{"amount":100}',
      '{"amount":100,"note":"\\u0000"}',
      '{"amount":100,"note":"\\ud800"}',
      '{"amount":100',
      `{"amount":${'['.repeat(10_000)}`,
      `{"amount":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    ].map((payload) => [payload.slice(0, 60), payload] as const),
  )('M5 I2 refuses the body %s cleanly', async (_start, payload) => {
    const response = await send(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      status: 400,
      code: expect.stringMatching(/^(VALIDATION|AMOUNT_INVALID|REQUIRED)$/),
    });
    expect(reached).toEqual([]);
  });

  it('rejects invalid UTF-8', async () => {
    const response = await send(Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d]));
    expect(response.json()).toMatchObject({ status: 400, code: 'VALIDATION' });
  });

  it('D13 rejects more than 256 KB', async () => {
    const response = await send(`{"amount":100,"x":"${'x'.repeat(300_000)}"}`);
    expect(response.json()).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'rejects the content type %s',
    async (type) => {
      expect((await send('amount=100', type)).json()).toMatchObject({
        status: 415,
        code: 'UNSUPPORTED_MEDIA_TYPE',
      });
    },
  );

  it('accepts a valid body', async () => {
    await send('{"amount":100.25}');
    expect(reached.splice(0)).toEqual([{ amount: 100.25 }]);
  });

  it('names the invalid field in Thai', async () => {
    const { error } = await t.call(DEPOSIT, { unchecked: { body: { amount: -5 } }, as: member });
    expect(error).toMatchObject({ code: 'AMOUNT_INVALID', errors: { amount: 'กรุณากรอกจำนวนเงินให้ถูกต้อง' } });
  });

  it('I3 fails a response with a field missing from the schema', async () => {
    const { error } = await t.call(LEVEL, { params: { uuid: member.id }, as: member });
    expect(error.code).toBe('GENERIC');
    expect(t.logs.some((line) => line.includes('does not match its schema'))).toBe(true);
  });

  it('answers unknown routes with JSON: 404, or 405 with the allowed methods', async () => {
    for (const url of [
      '/api/nope',
      '/api',
      '/api/auth/deposit-request/',
      '/api//deposit',
      '/api/%00',
      '/API/deposit',
    ]) {
      const response = await t.app.inject(url);
      expect([url, response.statusCode, response.json<{ code: string }>().code]).toEqual([
        url,
        404,
        'NOT_FOUND',
      ]);
    }
    const wrong = await t.app.inject({ method: 'DELETE', url: '/api/auth/deposit-request' });
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'POST']);
    expect((await t.app.inject('/api/%zz')).json()).toMatchObject({ status: 400, code: 'VALIDATION' });
  });

  it('14.2.2 prevents caching of responses and reveals nothing about the server', async () => {
    const { headers } = await t.call(STATUS);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
  });

  it('D12 serves metrics only to this machine', async () => {
    expect((await t.app.inject('/metrics')).payload).toContain('sala_http_request_seconds');
    expect(
      (await t.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode,
    ).toBe(404);
    expect((await t.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
    const viaProxy = { url: '/metrics', headers: { host: `${t.brand.id}.localhost` } };
    expect((await t.app.inject(viaProxy)).statusCode).toBe(404);
  });

  it('D8 rejects a header of 20 KB', async () => {
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = t.app.server.address() as AddressInfo;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      httpRequest({ port, path: '/livez', headers: { 'x-big': 'a'.repeat(20_000) } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(431);
    expect(t.app.server.requestTimeout).toBeGreaterThan(0);
    expect(t.app.server.timeout).toBeGreaterThan(0);
  });
});
