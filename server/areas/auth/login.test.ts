import { sql } from 'kysely';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePasswords } from '#server/password';
import { TEST_PASSWORD, buildMember, buildStaff } from '#server/testing/builders';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

/** Counts looks at a password; `after` may change the world between a look and what follows. */
const looks = { count: 0, after: undefined as (() => Promise<void>) | undefined };
const passwords = makePasswords(async (...args) => {
  looks.count += 1;
  const same = await verify(...args);
  await looks.after?.();
  return same;
});

const LOGIN = 'POST /api/auth/login';
const MINUTE_MS = 60_000;
const [brand, sibling] = [testBrand('primary'), testBrand('sibling')];

describe('log-in', () => {
  let t: TestApp;
  let lastAddress = 0;
  beforeAll(async () => {
    t = await testApp({ brands: [brand, sibling], passwords, config: { trustProxy: 1 } });
  });
  afterAll(() => t.close());
  beforeEach(() => {
    looks.count = 0;
    looks.after = undefined;
  });

  /** An address that no other test uses. */
  const newAddress = () => {
    lastAddress += 1;
    return `10.0.${String(lastAddress >> 8)}.${String(lastAddress & 255)}`;
  };
  const login = (username: string, password = TEST_PASSWORD, ip = newAddress(), at = brand) =>
    t.call(LOGIN, { body: { username, password }, headers: { 'x-forwarded-for': ip }, brand: at });
  const codeOf = async (answer: ReturnType<typeof login>) => (await answer).error.code;
  const waitOf = async (answer: ReturnType<typeof login>) => {
    const { error, headers } = await answer;
    expect(error.code).toBe('LOGIN_THROTTLED');
    expect(headers['retry-after']).toBe(String(error.params?.['n']));
    return error.params?.['n'];
  };
  const fails = async (times: number, username: string, ip?: string) => {
    for (let n = 0; n < times; n += 1)
      expect(await codeOf(login(username, 'wrong', ip))).toBe('AUTH_INVALID');
  };

  it('API-101 A6 opens a session with the profile and the log-in before', async () => {
    const member = await buildMember(t, { credit: 123_450, level: 2 });
    const { data } = await login(member.username);
    expect(data.user).toMatchObject({
      uuid: member.id,
      phone: member.phone,
      level: 2,
      user_pass: { username: member.username },
      user_bank: { bankId: member.bankId, bankName: member.bankName },
      user_credit: { point: 1234.5, level: 2 },
      user_address: null,
    });
    const first = t.clock.now().getTime();
    t.clock.advance(60 * MINUTE_MS);
    const again = await login(member.username);
    expect(new Date(again.data.user.lastLoginAt ?? '').getTime()).toBe(first);
    const later = await t.call('GET /api/auth/user/detail/{uuid}', {
      params: { uuid: member.id },
      as: { token: again.data.token, brand },
    });
    expect(later.data.lastLoginAt).toBe(again.data.user.lastLoginAt);
  });

  it('A13 takes the username in any case and the phone in any spelling', async () => {
    const member = await buildMember(t);
    const { phone } = member;
    const thai = phone.replace(/\d/g, (digit) => String.fromCharCode('๐'.charCodeAt(0) + Number(digit)));
    const spelled = [
      phone,
      `+66${phone.slice(1)}`,
      `66${phone.slice(1)}`,
      `0066${phone.slice(1)}`,
      `${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`,
      thai,
    ];
    for (const name of [member.username.toUpperCase(), ` ${member.username} `, ...spelled]) {
      expect([name, (await login(name)).data.user.uuid]).toEqual([name, member.id]);
    }
    expect(await codeOf(login(`x${phone}`))).toBe('AUTH_INVALID');
  });

  it('A13 a username that reads like a phone wins over the phone', async () => {
    const member = await buildMember(t);
    const namesake = await buildMember(t, { username: member.phone });
    expect((await login(member.phone)).data.user.uuid).toBe(namesake.id);
  });

  it('A4 an unknown name and a wrong password get the same bytes for the same work', async () => {
    const member = await buildMember(t);
    const tried = async (name: string) => {
      looks.count = 0;
      let answer: Awaited<ReturnType<typeof login>> | undefined;
      const queries = await t.queries(async () => {
        answer = await login(name, 'wrong');
      });
      return { status: answer?.status, text: answer?.text, looks: looks.count, queries };
    };
    const wrong = await tried(member.username);
    expect(wrong).toMatchObject({ status: 401, looks: 1 });
    expect(await tried('nobody77')).toEqual(wrong);
    expect(await tried('0899999999')).toEqual(wrong);
  });

  it('A3 200 wrong passwords at once get at most five looks', async () => {
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
    for (const name of names) expect(await codeOf(login(name))).toBe('LOGIN_THROTTLED');
    expect(looks.count).toBe(5);
  });

  it('A3 an unknown name waits like a known one', async () => {
    await fails(5, 'nobody88');
    expect(await waitOf(login('NOBODY88'))).toBe(1);
  });

  it('A3 each further failure costs a longer wait, told in seconds, and a success starts afresh', async () => {
    const { username } = await buildMember(t);
    await fails(5, username);
    for (const seconds of [1, 2, 4, 8]) {
      expect(await waitOf(login(username))).toBe(seconds);
      t.clock.advance(seconds * 1000);
      if (seconds < 8) await fails(1, username);
    }
    expect((await login(username)).status).toBe(200);
    await fails(5, username);
  });

  it('A3 no wait is longer than 15 minutes, and 15 quiet minutes forget everything', async () => {
    const { username } = await buildMember(t);
    await fails(5, username);
    let longest = 0;
    for (let n = 0; n < 14; n += 1) {
      const seconds = Number(await waitOf(login(username)));
      longest = Math.max(longest, seconds);
      t.clock.advance(seconds * 1000);
      await fails(1, username);
    }
    expect(longest).toBe(900);
    t.clock.advance(30 * MINUTE_MS);
    await fails(5, username);
  });

  it('A3 a stranger who keeps guessing does not lock the member out of a known place', async () => {
    const { username } = await buildMember(t);
    const home = newAddress();
    expect((await login(username, TEST_PASSWORD, home)).status).toBe(200);
    await fails(5, username);
    expect(await codeOf(login(username))).toBe('LOGIN_THROTTLED');
    expect((await login(username, TEST_PASSWORD, home)).status).toBe(200);
    await fails(5, username, home);
    expect(await codeOf(login(username, TEST_PASSWORD, home))).toBe('LOGIN_THROTTLED');
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
    expect(await codeOf(login('wash20', 'wrong', ip))).toBe('LOGIN_THROTTLED');
  });

  it('A14 sends a flood away with Retry-After and counts nothing that was not looked at', async () => {
    const members = await Promise.all(Array.from({ length: 60 }, () => buildMember(t)));
    const answers = await Promise.all(members.map(({ username }) => login(username)));
    const away = answers.filter(({ status }) => status === 503);
    expect(away.length).toBeGreaterThan(0);
    expect(away[0]?.headers['retry-after']).toBe('2');
    expect(away.length + answers.filter(({ status }) => status === 200).length).toBe(60);
    const counted = await t.db
      .selectFrom('login_throttles')
      .select('failures')
      .where(
        'key',
        'in',
        members.map(({ id }) => id),
      )
      .execute();
    expect(counted.map(({ failures }) => failures)).toEqual(Array.from({ length: 60 }, () => 0));
  });

  it('A5 does not open a session with a password that was changed meanwhile', async () => {
    const { id, username } = await buildMember(t);
    const changed = await makePasswords().hash('a quite different one');
    looks.after = async () => {
      await t.db.updateTable('members').set({ password_hash: changed }).where('id', '=', id).execute();
    };
    const before = await sessionsOf(id);
    expect(await codeOf(login(username))).toBe('AUTH_INVALID');
    expect(await sessionsOf(id)).toBe(before);
  });

  it('A5 tells a suspended member so, for the right password only', async () => {
    const { username } = await buildMember(t, { status: 'SUSPENDED' });
    expect(await codeOf(login(username, 'wrong'))).toBe('AUTH_INVALID');
    const { status, error } = await login(username);
    expect([status, error.code]).toEqual([403, 'USER_SUSPENDED']);
  });

  it('A2 hashes a password again when the policy has risen', async () => {
    const { id, username } = await buildMember(t);
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(TEST_PASSWORD, { memoryCost: 8_192, timeCost: 1 });
    await t.db.updateTable('members').set({ password_hash: weak }).where('id', '=', id).execute();
    expect((await login(username)).status).toBe(200);
    const row = await t.db
      .selectFrom('members')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toContain('m=19456,t=2,p=1');
    expect((await login(username)).status).toBe(200);
  });

  it('A1 nothing in the database is a token or a password', async () => {
    const { username } = await buildMember(t);
    const { data } = await login(username);
    const tables = (await t.db.introspection.getTables()).map(({ name }) => name);
    const texts = await Promise.all(
      tables.map(async (name) =>
        (
          await sql<{ text: string }>`SELECT r::text AS text FROM ${sql.table(name)} r`.execute(t.db)
        ).rows.map((row) => row.text),
      ),
    );
    const dump = texts.flat().join('\n');
    expect(dump).not.toContain(data.token);
    expect(dump).not.toContain(TEST_PASSWORD);
    const candidates = [...new Set(dump.match(/[A-Za-z0-9_-]{32,}/g))].slice(-200);
    for (const token of candidates) {
      expect((await t.call('GET /api/auth/session/list', { as: { token, brand } })).status).toBe(401);
    }
  });

  it('I6 the same username in two brands is two accounts with two passwords and two counters', async () => {
    const name = 'samename1';
    const here = await buildMember(t, { username: name });
    const there = await buildMember(t, { username: name, brand: sibling });
    const other = await makePasswords().hash('the other brand 99');
    await t.db.updateTable('members').set({ password_hash: other }).where('id', '=', there.id).execute();
    expect((await login(name)).data.user.uuid).toBe(here.id);
    expect((await login(name, 'the other brand 99', newAddress(), sibling)).data.user.uuid).toBe(there.id);
    await fails(5, name);
    expect(await codeOf(login(name))).toBe('LOGIN_THROTTLED');
    const { data } = await login(name, 'the other brand 99', newAddress(), sibling);
    expect((await t.call('GET /api/auth/session/list', { as: { token: data.token, brand } })).status).toBe(
      401,
    );
  });

  it('ROL-04 a staff account opens no member session', async () => {
    const staff = await buildStaff(t, 'admin');
    expect(await codeOf(login(staff.email))).toBe('AUTH_INVALID');
  });

  async function sessionsOf(memberId: string): Promise<number> {
    return (await t.db.selectFrom('sessions').select('id').where('member_id', '=', memberId).execute())
      .length;
  }
});
