import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Calls } from '#schemas/api/contract';
import { banks } from '#schemas/common/banks';
import { buildMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

const REGISTER = 'POST /api/user/register';
type Body = Calls[typeof REGISTER]['body'];
const [brand, sibling] = [testBrand('primary'), testBrand('sibling')];

describe('registration', () => {
  let t: TestApp;
  let count = 0;
  beforeAll(async () => {
    t = await testApp({ brands: [brand, sibling] });
  });
  afterAll(() => t.close());
  beforeEach(() => {
    t.clock.advance(61_000);
  });

  /** A body with an unused phone, username and bank account. */
  const newcomer = (values: Partial<Body> = {}): Body => {
    count += 1;
    const own = String(count).padStart(4, '0');
    const password = values.password ?? 'kf83-vn20-ทะเล';
    return {
      phone: `081555${own}`,
      username: `new${own}`,
      password,
      confirmPassword: password,
      name: 'สมหญิง ใจดี',
      bankName: 'KBANK',
      bankId: `012345${own}`,
      ...values,
    };
  };
  const register = (values: Partial<Body> = {}, at = brand) =>
    t.call(REGISTER, { body: newcomer(values), brand: at });
  const memberOf = (username: string) =>
    t.db.selectFrom('members').selectAll().where('username', '=', username).executeTakeFirstOrThrow();
  const membersAndMoney = async () => [
    (await t.db.selectFrom('members').select('id').execute()).length,
    (await t.db.selectFrom('member_banks').select('id').execute()).length,
    (await t.db.selectFrom('ledger_accounts').select('id').execute()).length,
    (await t.db.selectFrom('sessions').select('id').execute()).length,
  ];

  it('API-153 ENT-05 makes a member with bank and wallet and logs in', async () => {
    const body = newcomer({
      username: 'NewComer99',
      phone: '+66 81-999-8888',
      name: 'นาย  สมชาย   ใจดี ',
      bankName: 'GSB',
      bankId: '001234567890',
    });
    const { data } = await t.call(REGISTER, { body });
    expect(data?.user).toMatchObject({
      name: 'นาย สมชาย ใจดี',
      phone: '0819998888',
      level: 1,
      user_pass: { username: 'newcomer99' },
      user_bank: { bankId: '001234567890', bankName: 'GSB' },
      user_credit: { point: 0, level: 1 },
      user_address: null,
      lastLoginAt: null,
    });
    expect(
      (await t.call('GET /api/auth/session/list', { as: { token: data?.token ?? '' } })).data,
    ).toHaveLength(1);
    const audit = await t.db
      .selectFrom('audit_log')
      .selectAll()
      .where('actor_id', '=', data?.user.uuid ?? '')
      .execute();
    expect(audit).toMatchObject([{ action: 'member.register' }]);
    expect(JSON.stringify(await memberOf('newcomer99'))).not.toContain(body.password);
  });

  it('PUB-03 PUB-04 stores team, marketing and kind of link', async () => {
    for (const source of ['regis', 'regiss'] as const) {
      const body = newcomer({ team: 'a1', marketing: 'fb', source });
      await t.call(REGISTER, { body });
      expect(await memberOf(body.username)).toMatchObject({
        team: 'a1',
        marketing: 'fb',
        source,
        inviter_id: null,
      });
    }
    const plain = newcomer();
    await t.call(REGISTER, { body: plain });
    expect(await memberOf(plain.username)).toMatchObject({ team: null, marketing: null, source: null });
  });

  it('API-156 VAL-05 puts the member under the inviter, of the same brand only', async () => {
    const inviter = await buildMember(t);
    const { aff_code: code } = await memberOf(inviter.username);
    expect(
      (await t.call('GET /api/user/inviter/{afCode}', { params: { afCode: code.toLowerCase() } })).data,
    ).toEqual({ name: 'สม***', code });
    const body = newcomer({ afCode: code.toLowerCase() });
    expect((await t.call(REGISTER, { body })).status).toBe(200);
    expect((await memberOf(body.username)).inviter_id).toBe(inviter.id);
    for (const [values, at] of [
      [{ afCode: 'NOBODY77' }, brand],
      [{ afCode: code }, sibling],
    ] as const) {
      expect((await register(values, at)).error).toMatchObject({ status: 404, code: 'INVITER_NOT_FOUND' });
    }
    expect(
      (await t.call('GET /api/user/inviter/{afCode}', { params: { afCode: code }, brand: sibling })).status,
    ).toBe(404);
  });

  it.each<[string, string, (taken: Body) => Partial<Body>]>([
    ['phone', 'PHONE_USED', (taken) => ({ phone: taken.phone })],
    ['phone', 'PHONE_USED', (taken) => ({ phone: `+66${taken.phone.slice(1)}` })],
    ['username', 'USERNAME_USED', (taken) => ({ username: taken.username.toUpperCase() })],
    ['username', 'USERNAME_USED', (taken) => ({ username: taken.phone })],
    ['bankId', 'BANK_USED', (taken) => ({ bankName: taken.bankName, bankId: taken.bankId })],
  ])('VAL-02 VAL-03 VAL-04 A13 says at %s what is taken: %s', async (field, code, take) => {
    const taken = newcomer();
    await t.call(REGISTER, { body: taken });
    const before = await membersAndMoney();
    const { error } = await register(take(taken));
    expect([error.status, error.code, Object.keys(error.errors ?? {})]).toEqual([409, code, [field]]);
    expect(await membersAndMoney()).toEqual(before);
  });

  it('I6 values taken in one brand are free in another', async () => {
    const body = newcomer();
    expect((await t.call(REGISTER, { body })).status).toBe(200);
    expect((await t.call(REGISTER, { body, brand: sibling })).status).toBe(200);
  });

  it('A13 of 15 registrations of one phone at once, each spelled its way, one becomes a member', async () => {
    const spellings = ['0815550999', '+66815550999', '66815550999', '081-555-0999', '๐๘๑๕๕๕๐๙๙๙'];
    const before = await membersAndMoney();
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) => register({ phone: spellings[n % 5] ?? '' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(14);
    const [members = 0, memberBanks = 0, accounts = 0, sessions = 0] = before;
    expect(await membersAndMoney()).toEqual([members + 1, memberBanks + 1, accounts + 2, sessions + 1]);
  });

  it.each([
    ['8 Thai letters', 'กขฃคฅฆงจ'],
    [
      '64 Thai letters, 192 bytes',
      Array.from({ length: 64 }, (_, n) => String.fromCodePoint(0x0e01 + ((n * 7) % 40))).join(''),
    ],
    [
      '128 characters',
      Array.from({ length: 128 }, (_, n) => String.fromCodePoint(0x61 + ((n * 7) % 26))).join(''),
    ],
    ['spaces inside and at the ends', ' ใจดี มีสุข 7 '],
    ['emoji', String.fromCodePoint(0x1f418, 0x1f35a, 0x1f336, 0x1f965, 0x1f6f6, 0x1f3dd, 0x1f31e, 0x1f419)],
  ])('A2 113 takes a password of %s and keeps it exact', async (_, password) => {
    const body = newcomer({ password });
    expect((await t.call(REGISTER, { body })).status).toBe(200);
    const login = async (typed: string) =>
      (await t.call('POST /api/auth/login', { body: { username: body.username, password: typed } })).status;
    expect([await login(password), await login(`${password} `.slice(-128))]).toEqual([200, 401]);
  });

  it('A2 takes น้ำ typed in either encoding as one password', async () => {
    const body = newcomer({ password: 'น้ำพริกปลาทู' });
    await t.call(REGISTER, { body });
    const decomposed = body.password.replace('\u0e33', '\u0e4d\u0e32');
    expect(decomposed).not.toBe(body.password);
    expect(
      (await t.call('POST /api/auth/login', { body: { username: body.username, password: decomposed } }))
        .status,
    ).toBe(200);
  });

  it.each([
    ['seven characters', 'x7-y8-z', 'PASSWORD_FORMAT'],
    ['129 characters', 'x7'.repeat(64) + 'y', 'PASSWORD_TOO_LONG', 'any other'],
    ['a common word', 'iloveyou99', 'PASSWORD_COMMON'],
    ['spaces only', '          ', 'PASSWORD_COMMON'],
    ['the brand', 'Primary2026', 'PASSWORD_COMMON'],
    ['the own phone', '0815557777', 'PASSWORD_COMMON'],
    ['the own username', 'Wanchai5!', 'PASSWORD_COMMON'],
  ])('A2 113 refuses a password of %s', async (_, password, code, confirmPassword = password) => {
    const before = await membersAndMoney();
    const { error } = await register({
      password,
      confirmPassword,
      username: 'wanchai5',
      phone: '0815557777',
    });
    expect([error.status, error.code]).toEqual([400, code]);
    expect(error.errors).toHaveProperty('password');
    expect(await membersAndMoney()).toEqual(before);
  });

  it('API-153 names the field of the second password when it differs', async () => {
    expect((await register({ confirmPassword: 'something else' })).error).toMatchObject({
      code: 'PASSWORD_MISMATCH',
      errors: { confirmPassword: 'รหัสผ่านไม่ตรงกัน' },
    });
  });

  it.each([
    ['KBANK', '123456789', 400],
    ['KBANK', '0123456781', 200],
    ['KBANK', '012345678901', 400],
    ['GSB', '0123456782', 400],
    ['GSB', '012345678902', 200],
    ['BAAC', '000000000012', 200],
    ['GHB', '01234567890123', 400],
    ['TISCO', '01234567890123', 200],
    ['TISCO', '0123456783', 400],
    ['HSBC', '012345678901234', 200],
    ['HSBC', '0123456789012345', 400],
    ['SCB', '01234a6789', 400],
    ['SCB', '012-345678', 400],
    ['SCB', '๐๑๒๓๔๕๖๗๘๙', 400],
    ['TRUEMONEY', '0812345678', 400],
  ] as const)('VAL-06 111 a %s account %s answers %i', async (bankName, bankId, status) => {
    const { status: got, text } = await register({ bankName, bankId });
    expect(got).toBe(status);
    if (status === 400)
      expect(JSON.parse(text)).toMatchObject({
        code: 'BANK_FORMAT',
        errors: { bankId: 'เลขบัญชีไม่ถูกต้องสำหรับธนาคารที่เลือก' },
      });
  });

  it('VAL-06 every bank of the list can be registered', async () => {
    for (const [bankName, { lengths }] of Object.entries(banks)) {
      const { status } = await register({
        bankName: bankName as keyof typeof banks,
        bankId: '9876543210987654'.slice(0, lengths[0]),
      });
      expect([bankName, status]).toEqual([bankName, 200]);
      t.clock.advance(10_000);
    }
  });
});

describe('registration of a brand that differs', () => {
  it('CON-04 takes the wallet where the flag is on, by its phone number; closed registration is not there', async () => {
    const [wallet, closed] = [testBrand('wallet'), testBrand('closed')];
    const t = await testApp({
      brands: [
        { ...wallet, flags: { ...wallet.flags, trueWallet: true } },
        { ...closed, flags: { ...closed.flags, register: false } },
      ],
    });
    const body = {
      phone: '0815550001',
      username: 'walleter',
      password: 'kf83-vn20-ทะเล',
      confirmPassword: 'kf83-vn20-ทะเล',
      name: 'สมหญิง ใจดี',
      bankName: 'TRUEMONEY',
      bankId: '0815550001',
    } as const;
    expect((await t.call(REGISTER, { body: { ...body, bankId: '0215550001' } })).error.code).toBe(
      'BANK_FORMAT',
    );
    expect((await t.call(REGISTER, { body })).data?.user.user_bank.bankName).toBe('TRUEMONEY');
    expect((await t.call(REGISTER, { body: { ...body, bankName: 'KBANK' }, brand: closed })).error.code).toBe(
      'FEATURE_OFF',
    );
    await t.close();
  });
});
