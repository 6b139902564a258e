import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '#schemas/api/errors';
import { callSpecs, type MemberAppCall, memberAppCalls } from '#schemas/api/contract';
import { initialState } from '#schemas/preview/state';
import { sampleCalls } from '#scenarios/testing/sampleCalls';
import { request } from '#core/contract/request';
import { completeBrands, testBrand } from '#server/testing/testBrands';
import { mockServer } from './mockServer';

const host = 'primary.localhost';
const deposit = { method: 'POST', url: '/api/auth/deposit-request', payload: { amount: 500 } } as const;
const started: FastifyInstance[] = [];
const start = async (brands = completeBrands()) => {
  const server = await mockServer(brands, initialState);
  started.push(server);
  return server;
};
let app: FastifyInstance;
beforeAll(async () => {
  app = await start();
});
afterAll(() => Promise.all(started.map((server) => server.close())));

async function logIn(server = app): Promise<string> {
  const payload = { username: 'demo01', password: 'x' };
  const answer = await server.inject({ method: 'POST', url: '/api/auth/login', headers: { host }, payload });
  return answer.json<{ data: { token: string } }>().data.token;
}

const as = (token: string, more: Record<string, string> = {}) => ({
  headers: { host, authorization: `Bearer ${token}`, ...more },
});

function send(key: MemberAppCall, token: string) {
  const { method, url, body } = request(key, sampleCalls[key] as never);
  return app.inject({
    method: method as 'GET',
    url,
    ...as(token),
    ...(body !== undefined && { payload: body as object }),
  });
}

describe('I11 the mock server', () => {
  it.each(memberAppCalls.filter((key) => callSpecs[key].upload === undefined))('answers %s', async (key) => {
    const answer = await send(key, await logIn());
    const { code } = answer.json<{ code?: ErrorCode }>();
    // Where the scenario has no such row, or none in the state that the call needs.
    const refusals = /\/my\b.*\{uuid\}$/.test(key) ? ['NOT_FOUND'] : (callSpecs[key].errors ?? []);
    expect([undefined, ...refusals]).toContain(code);
  });

  it.each(memberAppCalls.filter((key) => callSpecs[key].access === 'member'))(
    'wants a session for %s',
    async (key) => {
      expect((await send(key, 'x')).json()).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    },
  );

  it('refuses what the contract does not allow', async () => {
    const token = await logIn();
    const wrong = await app.inject({ ...deposit, payload: { amount: '500' }, ...as(token) });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { errors: { amount: expect.any(String) } }]);
    const more = await app.inject({ ...deposit, payload: { amount: 500, level: 6 }, ...as(token) });
    expect(more.statusCode).toBe(400);
    expect((await app.inject({ ...deposit, method: 'GET', ...as(token) })).statusCode).toBe(405);
    expect((await app.inject({ url: '/api/staff/deposit', ...as(token) })).json()).toMatchObject({
      code: 'NOT_FOUND',
    });
    const noImage = await app.inject({ method: 'POST', url: '/api/auth/slip/verify', ...as(token) });
    expect(noImage.statusCode).toBe(415);
  });

  it('ends a session with log-out, and knows it at its brand only', async () => {
    const token = await logIn();
    const list = async (at: string) =>
      (await app.inject({ url: '/api/auth/session/list', ...as(token, { host: at }) })).statusCode;
    expect([await list(host), await list('sibling.localhost')]).toEqual([200, 401]);
    await app.inject({ method: 'POST', url: '/api/auth/logout', ...as(token) });
    expect(await list(host)).toBe(401);
  });

  it('gives the first answer to an idempotency key again, and refuses another body', async () => {
    const fresh = await start();
    const keyed = as(await logIn(fresh), { 'idempotency-key': 'k1' });
    const [first, again] = [
      await fresh.inject({ ...deposit, ...keyed }),
      await fresh.inject({ ...deposit, ...keyed }),
    ];
    expect([first.statusCode, again.body]).toEqual([200, first.body]);
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    const other = await fresh.inject({ ...deposit, payload: { amount: 600 }, ...keyed });
    expect(other.json()).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('answers by the chosen scenario', async () => {
    const fresh = await start();
    const token = await logIn(fresh);
    const choose = (payload: string) =>
      fresh.inject({
        method: 'POST',
        url: '/',
        headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
    expect((await choose('deposit=LOST')).statusCode).toBe(400);
    expect((await choose('weather=rain')).statusCode).toBe(400);
    expect((await choose('site=maintenance&member=level-3')).statusCode).toBe(303);
    expect((await fresh.inject({ url: '/', headers: { host } })).body).toContain(
      '<option selected>maintenance',
    );
    expect((await fresh.inject({ url: '/api/auth/session/list', ...as(token) })).statusCode).toBe(401);
    expect(
      (await fresh.inject({ url: '/api/setting/operational/website', headers: { host } })).json(),
    ).toMatchObject({
      data: { websiteStatus: 'MA' },
    });
    await choose('site=offline');
    await expect(fresh.inject({ url: '/api/setting', headers: { host } })).rejects.toThrow();
  });

  it('answers only what the brand has switched on', async () => {
    const bare = await start([testBrand('primary', { flags: { wheel: false } })]);
    const answer = await bare.inject({ url: '/api/auth/wheel', ...as(await logIn(bare)) });
    expect(answer.json()).toMatchObject({ code: 'FEATURE_OFF' });
  });

  it('I9 lets pages of this machine call it when they name their brand', async () => {
    const call = (origin: string, brand?: string) =>
      app.inject({
        url: '/api/setting',
        headers: { host: 'localhost:4410', origin, ...(brand && { 'web-hostname': brand }) },
      });
    const local = await call('http://localhost:3000', 'sibling.localhost');
    expect([local.statusCode, local.headers['access-control-allow-origin']]).toEqual([
      200,
      'http://localhost:3000',
    ]);
    expect((await call('http://primary.localhost:3000', 'unknown.localhost')).json()).toMatchObject({
      code: 'HOST_UNKNOWN',
    });
    const foreign = await call('http://localhost.example', 'primary.localhost');
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });
});
