import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import { buildMember } from '#server/testing/builders';
import { smsInbox } from '#server/testing/smsInbox';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrands } from '#server/testing/testBrands';

const inbox = smsInbox();
const brands = testBrands().map((brand) => ({
  ...brand,
  flags: { ...brand.flags, verifyPhone: true },
  limits: { ...brand.limits, codesPerDay: 1_000 },
}));

describe('verification of a new phone number', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ brands, ports: { sms: inbox } });
  });
  afterAll(() => t.close());

  const send = (phone: string) => t.call('POST /api/user/phone/code', { body: { phone } });
  const verify = (phone: string, code: string) =>
    t.call('POST /api/user/phone/verify', { body: { phone, code } });
  const register = (phone: string, phoneTicket?: string) =>
    t.call('POST /api/user/register', {
      body: {
        phone,
        username: `u${phone.slice(2)}`,
        password: 'kf83-vn20-ทะเล',
        confirmPassword: 'kf83-vn20-ทะเล',
        name: 'สมหญิง ใจดี',
        bankName: 'KBANK',
        bankId: phone,
        ...(phoneTicket !== undefined && { phoneTicket }),
      },
    });

  it('PUB-02 registers with the ticket of the code, and not without', async () => {
    expect((await register('0811111111')).error.code).toBe('PHONE_UNVERIFIED');
    expect((await send('0811111111')).data).toEqual({ resendSeconds: 60, validSeconds: 300, attempts: 5 });
    const { data } = await verify('0811111111', await inbox.codeTo('+66811111111'));
    expect((await register('0822222222', data.phoneTicket)).error.code).toBe('PHONE_UNVERIFIED');
    t.clock.advance(30 * MINUTE_MS);
    expect((await register('0811111111', data.phoneTicket)).error.code).toBe('PHONE_UNVERIFIED');
    t.clock.advance(-1);
    expect((await register('0811111111', data.phoneTicket)).status).toBe(200);
  });

  it('sends nothing to a member, with the same answer', async () => {
    const { phone } = await buildMember(t);
    const answer = await send(phone);
    expect(answer.data).toEqual((await send('0833333333')).data);
    await inbox.codeTo('+66833333333');
    expect(inbox.textsTo(`+66${phone.slice(1)}`)).toEqual([]);
  });

  it('a code works once', async () => {
    await send('0844444444');
    const code = await inbox.codeTo('+66844444444');
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify('0844444444', code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await verify('0844444444', code)).error.code).toBe('CODE_EXPIRED');
  });

  it('parallel wrong attempts do not exceed five, and end the code', async () => {
    await send('0855555555');
    const code = await inbox.codeTo('+66855555555');
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify('0855555555', wrong)));
    const left = answers.flatMap(({ error }) => (error.code === 'CODE_WRONG' ? [error.params?.['n']] : []));
    expect(left.sort()).toEqual([1, 2, 3, 4]);
    expect((await verify('0855555555', code)).error.code).toBe('CODE_EXPIRED');
  });

  it('a code is valid for five minutes and stored as a hash', async () => {
    await send('0866666666');
    const code = await inbox.codeTo('+66866666666');
    const rows = await t.db.selectFrom('one_time_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    expect(t.logs.join('')).not.toContain(code);
    t.clock.advance(5 * MINUTE_MS);
    expect((await verify('0866666666', code)).error.code).toBe('CODE_EXPIRED');
  });

  it('another code is sent after a minute, and the earlier one ends', async () => {
    await send('0877777777');
    const first = await inbox.codeTo('+66877777777');
    t.clock.advance(MINUTE_MS - 1000);
    const early = await send('0877777777');
    expect([early.error.code, early.error.params, early.headers['retry-after']]).toEqual([
      'CODE_WAIT',
      { n: 1 },
      '1',
    ]);
    t.clock.advance(1000);
    expect((await send('0877777777')).status).toBe(200);
    const second = await inbox.codeTo('+66877777777', 2);
    if (first !== second) expect((await verify('0877777777', first)).error.code).toBe('CODE_WRONG');
    expect((await verify('0877777777', second)).status).toBe(200);
  });

  it('two requests at once send one code', async () => {
    const answers = await Promise.all([send('0888888888'), send('0888888888')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await inbox.codeTo('+66888888888');
  });
});
