import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import { TEST_PASSWORD, buildMember } from '#server/testing/builders';
import { logins, answerChallenge, type LoginBody } from '#server/testing/logins';
import { cheapPasswords } from '#server/testing/cheapPasswords';
import { testApp, type TestApp } from '#server/testing/testApp';

/** Counts comparisons of a password. */
const looks = { count: 0 };
const passwords = cheapPasswords({
  look: (...args) => {
    looks.count += 1;
    return verify(...args);
  },
});

describe('throttle of log-ins', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ passwords, config: { trustProxy: 1 } });
  });
  afterAll(() => t.close());
  beforeEach(() => {
    looks.count = 0;
  });

  const { newAddress, login, send, withProof, codeOf, guess } = logins(() => t);
  const fails = async (times: number, username: string, ip?: string) => {
    expect(await guess(times, username, ip)).toEqual(Array.from({ length: times }, () => 'AUTH_INVALID'));
  };

  it('A3 of 200 concurrent wrong passwords at most five are compared', async () => {
    const member = await buildMember(t);
    const answers = await Promise.all(Array.from({ length: 200 }, () => login(member.username, 'wrong')));
    expect(looks.count).toBe(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(195);
  });

  it('A3 counts every spelling of an account as one', async () => {
    const member = await buildMember(t);
    const names = [
      member.username,
      member.username.toUpperCase(),
      member.phone,
      `+66${member.phone.slice(1)}`,
      ` ${member.username}`,
    ];
    for (const name of names) expect(await codeOf(login(name, 'wrong'))).toBe('AUTH_INVALID');
    for (const name of names) expect(await codeOf(login(name))).toBe('PROOF_REQUIRED');
    expect(looks.count).toBe(5);
  });

  it('A3 A4 an unknown name needs the same proof of work as a known one', async () => {
    const { username } = await buildMember(t);
    for (const name of [username, 'nobody88']) {
      await fails(5, name);
      const { status, error, headers } = await login(name.toUpperCase());
      expect([status, error.code, error.params?.['bits'], headers['retry-after']]).toEqual([
        429,
        'PROOF_REQUIRED',
        15,
        undefined,
      ]);
      expect(Object.keys(error.params ?? {})).toEqual(['challenge', 'bits']);
    }
  });

  it('A3 strangers from everywhere do not lock the owner out, at a new device and a new address', async () => {
    const { username } = await buildMember(t);
    await Promise.all(Array.from({ length: 40 }, () => login(username, 'wrong')));
    const owner = await withProof({ username, password: TEST_PASSWORD });
    expect(owner.status).toBe(200);
    await fails(5, username);
  });

  it('A3 the owner logs in from a known device at once, also from a new address, despite guesses by strangers', async () => {
    const { username } = await buildMember(t);
    const { data } = await login(username);
    await Promise.all(Array.from({ length: 40 }, () => login(username, 'wrong')));
    expect(await codeOf(login(username))).toBe('PROOF_REQUIRED');
    const body = { username, password: TEST_PASSWORD, device: data.device ?? '' };
    const again = await send(body);
    expect([again.status, again.data.device]).toEqual([200, data.device]);
    // A stranger at the same address, which members of one mobile network share, does not either.
    const shared = newAddress();
    for (let n = 0; n < 20; n += 1) await fails(1, `shared${String(n)}`, shared);
    expect(await codeOf(login(username, TEST_PASSWORD, shared))).toBe('PROOF_REQUIRED');
    expect((await send(body, shared)).status).toBe(200);
  });

  it('A3 a known device has five guesses of its own, for its own accounts only', async () => {
    const [owner, other] = [await buildMember(t), await buildMember(t)];
    const device = (await login(owner.username)).data.device ?? '';
    const guess = (username: string) => send({ username, password: 'wrong', device });
    const codes = [];
    for (let n = 0; n < 6; n += 1) codes.push((await guess(owner.username)).error.code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'AUTH_INVALID'), 'PROOF_REQUIRED']);
    await fails(5, other.username);
    expect((await guess(other.username)).error.code).toBe('PROOF_REQUIRED');
    await send(
      { username: other.username, password: TEST_PASSWORD, device },
      await knownAddress(other.username),
    );
    expect((await guess(other.username)).error.code).toBe('AUTH_INVALID');
  });

  it('A3 a guessing stranger does not lock the member out of a known address', async () => {
    const { username } = await buildMember(t);
    const home = newAddress();
    expect((await login(username, TEST_PASSWORD, home)).status).toBe(200);
    await fails(5, username);
    expect(await codeOf(login(username))).toBe('PROOF_REQUIRED');
    expect((await login(username, TEST_PASSWORD, home)).status).toBe(200);
    await fails(5, username, home);
    expect(await codeOf(login(username, TEST_PASSWORD, home))).toBe('PROOF_REQUIRED');
  });

  it('A3 6.3.1 proof of work allows at most three guesses at an account per half minute', async () => {
    const { username } = await buildMember(t);
    await fails(5, username);
    const body = { username, password: 'wrong' };
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push(await withProof(body));
    expect(answers.map(({ error }) => error.code)).toEqual([
      'AUTH_INVALID',
      'AUTH_INVALID',
      'AUTH_INVALID',
      'LOGIN_THROTTLED',
      'LOGIN_THROTTLED',
    ]);
    expect(looks.count).toBe(8);
    const last = answers.at(-1);
    expect(Number(last?.headers['retry-after'])).toBeLessThanOrEqual(30);
    expect((await login(username)).error.params?.['bits']).toBe(16);
    t.clock.advance(30_000);
    expect((await withProof({ username, password: TEST_PASSWORD })).status).toBe(200);
  });

  it('A3 a proof counts once, for one name, for three minutes, and only when the work was done', async () => {
    const { username } = await buildMember(t);
    const { username: other } = await buildMember(t);
    await fails(5, username);
    await fails(5, other);
    const challenge = async () => answerChallenge((await login(username)).error);
    const sendProof = async (proof: LoginBody['proof'], name = username) =>
      (await send({ username: name, password: 'wrong', ...(proof && { proof }) })).error.code;
    const proof = await challenge();
    expect(await sendProof({ ...proof, counter: proof.counter + 1 })).toBe('PROOF_REQUIRED');
    expect(await sendProof({ challenge: 'made-up', counter: proof.counter })).toBe('PROOF_REQUIRED');
    expect(await sendProof(proof, other)).toBe('PROOF_REQUIRED');
    const codes = await Promise.all(Array.from({ length: 8 }, () => sendProof(proof)));
    expect(codes.filter((code) => code === 'AUTH_INVALID')).toHaveLength(1);
    const late = await challenge();
    t.clock.advance(3 * MINUTE_MS);
    expect(await sendProof(late)).toBe('PROOF_REQUIRED');
  });

  it('A3 15 quiet minutes forget everything', async () => {
    const { username } = await buildMember(t);
    await fails(5, username);
    expect(await codeOf(login(username))).toBe('PROOF_REQUIRED');
    t.clock.advance(15 * MINUTE_MS);
    await fails(5, username);
  });

  it.each([
    ['address', (n: number) => `1.2.3.${String(n)}, 10.99.0.1`],
    ['line of IPv6 with all its addresses', (n: number) => `2001:db8:1:2::${n.toString(16)}`],
  ])('A3 one %s gets 20 failures over all names, whatever it forwards', async (_, from) => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => login(`guess${String(n)}`, 'wrong', from(n))),
    );
    expect(answers.filter(({ status }) => status === 401 || status === 503)).toHaveLength(20);
    expect(looks.count).toBeLessThanOrEqual(20);
  });

  it('A3 an own account does not wash an address', async () => {
    const ip = newAddress();
    const { username } = await buildMember(t);
    for (let n = 0; n < 19; n += 1) await fails(1, `wash${String(n)}`, ip);
    expect((await login(username, TEST_PASSWORD, ip)).status).toBe(200);
    await fails(1, 'wash19', ip);
    expect(await codeOf(login('wash20', 'wrong', ip))).toBe('PROOF_REQUIRED');
  });

  /** An address from which this member has logged in. */
  async function knownAddress(username: string): Promise<string> {
    const ip = newAddress();
    expect((await withProof({ username, password: TEST_PASSWORD }, ip)).status).toBe(200);
    return ip;
  }
});
