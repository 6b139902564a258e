import { sql } from 'kysely';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import { TEST_PASSWORD, buildMember, buildStaff } from '#server/testing/builders';
import { cheapPasswords } from '#server/testing/cheapPasswords';
import { logins } from '#server/testing/logins';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

/** Counts password comparisons; `after` may change data between the comparison and the next step. */
const looks = { count: 0, after: undefined as (() => Promise<void>) | undefined };
const passwords = cheapPasswords({
  look: async (...args) => {
    looks.count += 1;
    const same = await verify(...args);
    await looks.after?.();
    return same;
  },
});

const [brand, sibling] = [testBrand('primary'), testBrand('sibling')];

describe('log-in', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ brands: [brand, sibling], passwords, config: { trustProxy: 1 } });
  });
  afterAll(() => t.close());
  beforeEach(() => {
    looks.count = 0;
    looks.after = undefined;
  });

  const { newAddress, login, codeOf, guess } = logins(() => t);

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
    const changed = await cheapPasswords().hash('a quite different one');
    looks.after = async () => {
      await t.db.updateTable('members').set({ password_hash: changed }).where('id', '=', id).execute();
    };
    const before = await sessionsOf(id);
    expect(await codeOf(login(username))).toBe('AUTH_INVALID');
    expect(await sessionsOf(id)).toBe(before);
  });

  it('A5 answers USER_SUSPENDED to a suspended member for the right password only', async () => {
    const { username } = await buildMember(t, { status: 'SUSPENDED' });
    expect(await codeOf(login(username, 'wrong'))).toBe('AUTH_INVALID');
    const { status, error } = await login(username);
    expect([status, error.code]).toEqual([403, 'USER_SUSPENDED']);
  });

  it('A2 hashes a password again when the policy has risen', async () => {
    const { id, username } = await buildMember(t);
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(TEST_PASSWORD, { memoryCost: 32, timeCost: 1 });
    await t.db.updateTable('members').set({ password_hash: weak }).where('id', '=', id).execute();
    expect((await login(username)).status).toBe(200);
    const row = await t.db
      .selectFrom('members')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toContain('m=64,t=1,p=1');
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
    const other = await cheapPasswords().hash('the other brand 99');
    await t.db.updateTable('members').set({ password_hash: other }).where('id', '=', there.id).execute();
    expect((await login(name)).data.user.uuid).toBe(here.id);
    expect((await login(name, 'the other brand 99', newAddress(), sibling)).data.user.uuid).toBe(there.id);
    await guess(5, name);
    expect(await codeOf(login(name))).toBe('PROOF_REQUIRED');
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
