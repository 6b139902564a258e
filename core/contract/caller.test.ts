import { describe, expect, expectTypeOf, it } from 'vitest';
import { CallError, createCaller } from './caller';
import { type HttpRequest, type RequestArgs, request } from './request';

const uuid = '01936f2e-7c1a-7000-8000-0123456789ab';

describe('API-06 the request of a call', () => {
  it('has method, filled path, query and body apart', () => {
    const sent = request('POST /api/staff/brand/{brandId}/draft/discard', {
      params: { brandId: 'a/b ก' },
      body: { version: 3 },
    });
    expect(sent).toEqual({
      call: 'POST /api/staff/brand/{brandId}/draft/discard',
      method: 'POST',
      url: '/api/staff/brand/a%2Fb%20%E0%B8%81/draft/discard',
      body: { version: 3 },
    });
    const listed = request('GET /api/staff/withdraw', { query: { status: 'PENDING', limit: '20' } });
    expect(listed).toMatchObject({ method: 'GET', url: '/api/staff/withdraw?status=PENDING&limit=20' });
    expect(listed).not.toHaveProperty('body');
  });

  it('leaves out parts that are undefined, and needs none where the call has none', () => {
    expect(request('GET /api/staff/withdraw', { query: undefined }).url).toBe('/api/staff/withdraw');
    expect(request('GET /api/setting').url).toBe('/api/setting');
  });

  it('M6 carries the key of a money call, and the form of an upload instead of a body', () => {
    const form = { slip: 'bytes' };
    expect(
      request('POST /api/auth/deposit-request', { body: { amount: 100 } }, { idempotencyKey: 'k' }).headers,
    ).toEqual({ 'Idempotency-Key': 'k' });
    expect(request('POST /api/auth/slip/verify', {}, { form }).body).toBe(form);
  });

  it('types the arguments', () => {
    expectTypeOf<object>().toExtend<RequestArgs<'GET /api/setting'>>();
    expectTypeOf<RequestArgs<'GET /api/auth/user/{uuid}'>>().toExtend<{ params: { uuid: string } }>();
    expectTypeOf<{ body: { amount: number } }>().toExtend<RequestArgs<'POST /api/auth/deposit-request'>>();
    // @ts-expect-error -- the path has a parameter
    expect(request('GET /api/auth/user/{uuid}').url).toContain('undefined');
    // @ts-expect-error -- the call has no body
    expect(request('GET /api/setting', { body: {} }).body).toEqual({});
  });
});

describe('API-06 the reply of a call', () => {
  const reply = (status: number, text: string) => {
    const sent: HttpRequest[] = [];
    const call = createCaller((one, _options: object) => {
      sent.push(one);
      return Promise.resolve({ status, text });
    });
    return { call, sent };
  };
  const args = { params: { uuid } };

  it('hands on data and meta', async () => {
    const { call, sent } = reply(
      200,
      '{"status":200,"message":"success","data":[],"meta":{"limit":20,"next":null}}',
    );
    const answer = await call('GET /api/staff/withdraw', {}, {});
    expect(answer.data).toEqual([]);
    expect(answer.meta).toEqual({ limit: 20, next: null });
    expect(() => answer.error).toThrow('should have failed');
    expect(sent.map(({ url }) => url)).toEqual(['/api/staff/withdraw']);
  });

  it('names code, message and fields of a refusal', async () => {
    const envelope = { status: 409, code: 'CONFLICT', message: 'ซ้ำ', errors: { phone: 'เบอร์ซ้ำ' } };
    const answer = await reply(409, JSON.stringify(envelope)).call('GET /api/auth/user/{uuid}', args, {});
    expect(answer.error).toEqual(envelope);
    expect(() => answer.data).toThrow(CallError);
    expect(() => answer.data).toThrow('409 CONFLICT: ซ้ำ\n  เบอร์ซ้ำ');
  });

  it('returns text that is no envelope, and throws when its data is read', async () => {
    const answer = await reply(502, '<html>').call('GET /api/auth/user/{uuid}', args, {});
    expect(answer.text).toBe('<html>');
    expect(() => answer.data).toThrow('answered 502 without JSON: <html>');
  });
});
