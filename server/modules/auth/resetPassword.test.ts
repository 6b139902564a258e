import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, buildMember, openSession, type TestMember } from '#server/testing/builders';
import { smsInbox } from '#server/testing/smsInbox';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrands } from '#server/testing/testBrands';

const NEW = 'ลืมแล้ว ตั้งใหม่ ดีกว่า';
const inbox = smsInbox();
const brands = testBrands().map((brand) => ({
  ...brand,
  hostnames: [`${brand.id}.example`],
  flags: { ...brand.flags, accountRecovery: true },
}));

describe('forgotten password', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ brands, ports: { sms: inbox }, config: { trustProxy: 1 } });
  });
  afterAll(() => t.close());

  let place = 0;
  /** Another address each time: limits per address have tests of their own. */
  const headers = () => ({ 'x-forwarded-for': `192.0.2.${(place += 1)}` });
  const e164 = ({ phone }: { phone: string }) => `+66${phone.slice(1)}`;
  const send = ({ phone }: { phone: string }, language?: 'th' | 'en') =>
    t.call('POST /api/user/password/code', {
      body: { phone, ...(language && { language }) },
      headers: headers(),
    });
  const reset = ({ phone }: { phone: string }, code: string, password = NEW, confirmPassword = password) =>
    t.call('POST /api/user/password/reset', {
      body: { phone, code, password, confirmPassword },
      headers: headers(),
    });
  const canLogIn = async ({ username }: TestMember, password: string) =>
    (await t.call('POST /api/auth/login', { body: { username, password }, headers: headers() })).status ===
    200;
  const statusOf = async (token: string) =>
    (await t.call('GET /api/auth/address/mine', { as: { token } })).status;

  it('A5 sets a new password and ends all sessions', async () => {
    const member = await buildMember(t);
    const { token: other } = await openSession(t, member);
    await send(member);
    expect((await reset(member, await inbox.codeTo(e164(member)))).data).toBeNull();
    expect([await statusOf(member.token), await statusOf(other)]).toEqual([401, 401]);
    expect([await canLogIn(member, NEW), await canLogIn(member, TEST_PASSWORD)]).toEqual([true, false]);
  });

  it('D11 leaves one audit line without code and password', async () => {
    const member = await buildMember(t);
    await send(member);
    const code = await inbox.codeTo(e164(member));
    await reset(member, code);
    const lines = await t.db.selectFrom('audit_log').selectAll().where('actor_id', '=', member.id).execute();
    expect(lines).toMatchObject([{ action: 'member.resetPassword', subject_id: member.id }]);
    expect(JSON.stringify(lines[0]?.detail)).toBe('{}');
    expect(t.logs.join('')).not.toContain(NEW);
  });

  it('A4 answers in the same way for nobody and for a suspended member, and sends them nothing', async () => {
    const suspended = await buildMember(t, { status: 'SUSPENDED' });
    const known = await send(await buildMember(t));
    const other = await buildMember(t);
    for (const somebody of [suspended, { phone: '0899999999' }]) {
      const sent = await send(somebody);
      expect([sent.status, sent.data]).toEqual([known.status, known.data]);
      expect((await send(somebody)).error.code).toBe('CODE_WAIT');
      expect((await reset(somebody, '123456')).error).toMatchObject({ code: 'CODE_WRONG', params: { n: 4 } });
    }
    await send(other);
    await inbox.codeTo(e164(other));
    for (const somebody of [suspended, { phone: '0899999999' }])
      expect(inbox.textsTo(e164(somebody))).toEqual([]);
  });

  it('a member of another brand with this number gets nothing', async () => {
    const [, second] = t.brands.all;
    const member = await buildMember(t, { brand: second! });
    const own = await buildMember(t);
    await send(member);
    await send(own);
    await inbox.codeTo(e164(own));
    expect(inbox.textsTo(e164(member))).toEqual([]);
  });

  it('a weak password is refused at its field, and the code stays valid', async () => {
    const member = await buildMember(t);
    await send(member);
    const code = await inbox.codeTo(e164(member));
    expect((await reset(member, code, NEW, 'something else')).error.errors).toHaveProperty('confirmPassword');
    for (let n = 0; n < 6; n += 1)
      expect((await reset(member, code, member.username)).error).toMatchObject({
        code: 'PASSWORD_COMMON',
        errors: { password: expect.any(String) as string },
      });
    expect((await reset(member, code)).status).toBe(200);
  });

  it('of parallel resets one succeeds', async () => {
    const member = await buildMember(t);
    await send(member);
    const code = await inbox.codeTo(e164(member));
    const answers = await Promise.all(['a', 'b', 'c'].map((end) => reset(member, code, `${NEW}-${end}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('the message names the brand in the language of the page, and binds the code to the site', async () => {
    const member = await buildMember(t);
    await send(member, 'en');
    const code = await inbox.codeTo(e164(member));
    const host = `${member.brand.id}.example`;
    expect(inbox.textsTo(e164(member))).toEqual([
      `Your ${member.brand.displayName} code is ${code}. Valid for 5 minutes. Never share it.\n\n@${host} #${code}`,
    ]);
  });
});
