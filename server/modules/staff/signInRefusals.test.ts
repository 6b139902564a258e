import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildStaff } from '#server/testing/builders';
import { CODE_SECONDS, visitProvider, type OpenIdProvider } from '#server/testing/openIdProvider';
import {
  BEGIN,
  FINISH,
  params,
  signInTools,
  type Claims,
  type SignInTools,
} from '#server/testing/signInTools';
import type { TestApp } from '#server/testing/testApp';

describe('a sign-in with an OpenID provider refuses', () => {
  let tools: SignInTools;
  let t: TestApp;
  let idp: OpenIdProvider;
  beforeAll(async () => {
    tools = await signInTools();
    ({ t, idp } = tools);
  });
  beforeEach(() => tools.reset());
  afterAll(() => tools.close());

  const configure: SignInTools['configure'] = (settings) => tools.configure(settings);
  const signIn: SignInTools['signIn'] = (...args) => tools.signIn(...args);
  const emailOf: SignInTools['emailOf'] = (staff) => tools.emailOf(staff);
  const codeOf = async (answer = signIn()) => (await answer).error.code;
  const begin = async () => (await t.call(BEGIN, { params })).data;
  const switchOff = async () => {
    const { id } = await buildStaff(t, 'admin');
    const off = { provider: params.providerId, staff_id: id, reason: 'x', created_at: t.clock.now() };
    await t.db
      .insertInto('provider_switches')
      .values(t.brands.all.map((brand) => ({ ...off, brand_id: brand.id })))
      .execute();
  };

  afterEach(() => void vi.useRealTimers());
  beforeEach(async () => void (await emailOf(await buildStaff(t, 'admin'))));

  it('A10 a cancelled sign-in', async () => {
    expect(await codeOf(signIn('cancel'))).toBe('SIGN_IN_CANCELLED');
  });

  it('A10 the answer to another sign-in, whose state differs', async () => {
    const [mine, other] = [await begin(), await begin()];
    const body = { flow: mine.flow, answer: await visitProvider(other.url) };
    expect((await t.call(FINISH, { params, body })).error.code).toBe('SIGN_IN_FAILED');
  });

  it('A10 a sign-in that began for another provider, that was forged, or that is ten minutes old', async () => {
    const { url, flow } = await begin();
    const answer = await visitProvider(url);
    const finish = (with_: string) => codeOf(t.call(FINISH, { params, body: { flow: with_, answer } }));
    expect(await finish(`B${flow.slice(1)}`)).toBe('SIGN_IN_EXPIRED');
    t.clock.advance(10 * 60_000);
    expect(await finish(flow)).toBe('SIGN_IN_EXPIRED');
  });

  it('A10 a code that was used, and one that has expired', async () => {
    const answered = async () => {
      const { url, flow } = await begin();
      return { flow, answer: await visitProvider(url) };
    };
    const body = await answered();
    expect((await t.call(FINISH, { params, body })).status).toBe(200);
    expect((await t.call(FINISH, { params, body })).error.code).toBe('SIGN_IN_EXPIRED');
    const late = await answered();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (CODE_SECONDS + 1) * 1000 });
    expect((await t.call(FINISH, { params, body: late })).error.code).toBe('SIGN_IN_EXPIRED');
  });

  it('A10 a wrong nonce, audience, issuer or signature', async () => {
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const forgeries: ((claims: Claims) => string)[] = [
      (claims) => idp.sign({ ...claims, nonce: 'another' }),
      (claims) => idp.sign({ ...claims, aud: 'another' }),
      (claims) => idp.sign({ ...claims, iss: 'https://another.example' }),
      (claims) => idp.sign(claims, stranger),
      (claims) => idp.sign(claims).replace(/[^.]+$/, ''),
    ];
    for (const one of forgeries) {
      tools.forge = one;
      expect(await codeOf()).toBe('SIGN_IN_FAILED');
    }
    tools.forge = (claims) => idp.sign(claims);
    expect((await signIn()).status).toBe(200);
  });

  it('A10 a token of clocks that differ by more than a minute', async () => {
    const shifted = (seconds: number) => (claims: Claims) => {
      const iat = Number(claims['iat']) + seconds;
      return idp.sign({ ...claims, iat, exp: iat + 1, nbf: iat });
    };
    tools.forge = shifted(-30);
    expect((await signIn()).status).toBe(200);
    tools.forge = shifted(30);
    expect((await signIn()).status).toBe(200);
    for (const seconds of [-600, 600]) {
      tools.forge = shifted(seconds);
      expect(await codeOf()).toBe('SIGN_IN_FAILED');
    }
  });

  it('A10 everything while the provider does not answer, and recovers with it', async () => {
    const { issuer } = idp;
    configure({ issuer: 'http://127.0.0.1:9/' });
    expect((await t.call(BEGIN, { params })).error.code).toBe('SIGN_IN_UNAVAILABLE');
    configure({ issuer });
    expect((await signIn()).status).toBe(200);
  });

  it('A10 a provider that is not configured, and one that is switched off', async () => {
    expect((await t.call(BEGIN, { params: { providerId: 'other' } })).status).toBe(404);
    await switchOff();
    expect((await t.call(BEGIN, { params })).status).toBe(404);
    configure({ passwords: false });
    expect((await t.call('GET /api/staff/sign-in')).data).toEqual({ localAccounts: true, providers: [] });
    await t.db.deleteFrom('provider_switches').execute();
    expect((await signIn()).status).toBe(200);
  });
});
