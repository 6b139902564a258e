import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#core/time/durations';
import { uuidv7 } from '#server/platform/id';
import { buildMember, TEST_PASSWORD, type TestMember } from '#server/testing/builders';
import { smsInbox } from '#server/testing/smsInbox';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrands } from '#server/testing/testBrands';

const CODE = 'POST /api/auth/user/bank/code';
const CHANGE = 'POST /api/auth/user/bank/change';

const inbox = smsInbox();
const brands = testBrands().map((brand) => ({
  ...brand,
  flags: { ...brand.flags, changeBank: true },
  limits: { ...brand.limits, codesPerDay: 1_000, bankChangeHours: 24 },
}));

describe('change of the payout account', () => {
  let t: TestApp;
  let member: TestMember;
  let phone: string;
  /** What the bank says about every account. */
  let owner: string | null = null;
  let last = 2_000_000_000;
  beforeAll(async () => {
    const bankNames = { find: () => Promise.resolve(owner) };
    t = await testApp({ brands, ports: { sms: inbox, bankNames } });
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    t.clock.advance(HOUR_MS);
    owner = null;
    member = await buildMember(t, { credit: 1_000_00 });
    phone = `+66${member.phone.slice(1)}`;
    t.clock.advance(1_000);
  });

  const fresh = () => ({ bankName: 'SCB', bankId: String((last += 1)) }) as const;
  const request = (account: { bankName: 'SCB' | 'KBANK'; bankId: string }, password = TEST_PASSWORD) =>
    t.call(CODE, { as: member, body: { ...account, password, language: 'th' } });
  const change = (account: { bankName: 'SCB' | 'KBANK'; bankId: string }, code: string) =>
    t.call(CHANGE, { as: member, body: { ...account, code } });
  const current = async () =>
    (await t.call('GET /api/auth/user/detail/{uuid}', { as: member, params: { uuid: member.id } })).data
      .user_bank;
  const withdraw = () =>
    t.call('POST /api/auth/withdraw/{uuid}', {
      as: member,
      params: { uuid: member.id },
      body: { amount: 200 },
    });
  const other = (code: string) => (code === '000000' ? '000001' : '000000');

  it('A9 needs password and code, keeps the former account on record and halts withdrawals for a day', async () => {
    const account = fresh();
    const before = await current();
    expect((await request(account, 'wrong')).error).toMatchObject({
      code: 'PASSWORD_WRONG',
      errors: { password: expect.any(String) as string },
    });
    expect(inbox.textsTo(phone)).toEqual([]);
    expect((await request(account)).data).toEqual({ resendSeconds: 60, validSeconds: 300, attempts: 5 });
    const code = await inbox.codeTo(phone);
    expect(inbox.textsTo(phone)[0]).toContain(`เปลี่ยนบัญชีรับเงินเป็น SCB ลงท้าย ${account.bankId.slice(-4)}`);
    expect(inbox.textsTo(phone)[0]).not.toContain(account.bankId);
    expect((await change(account, other(code))).error).toMatchObject({
      code: 'CODE_WRONG',
      params: { n: 4 },
    });
    expect(await current()).toEqual(before);

    const { data } = await change(account, code);
    expect(data).toMatchObject({ bank: account, withdrawFrom: '2026-11-15T10:00:01.000+07:00' });
    expect(await current()).toEqual(data.bank);
    expect((await change(account, code)).error.code).toBe('CODE_EXPIRED');
    const former = await t.db
      .selectFrom('member_bank_changes')
      .select(['bank_name', 'bank_id'])
      .where('member_id', '=', member.id)
      .execute();
    expect(former).toEqual([{ bank_name: before.bankName, bank_id: before.bankId }]);
    const lines = await t.db
      .selectFrom('audit_log')
      .select(['actor_kind', 'detail'])
      .where('action', '=', 'member.changeBank')
      .where('subject_id', '=', member.id)
      .execute();
    const masked = `xxx-x-x${account.bankId.slice(5, 9)}-x`;
    expect(lines).toEqual([{ actor_kind: 'MEMBER', detail: { bank: 'SCB', account: masked } }]);

    expect((await withdraw()).error).toMatchObject({ code: 'WITHDRAW_BANK_CHANGED', params: { n: 24 } });
    t.clock.advance(24 * HOUR_MS - 1);
    member = { ...member, ...(await reopen()) };
    expect((await withdraw()).error).toMatchObject({ params: { n: 1 } });
    t.clock.advance(1);
    expect((await withdraw()).status).toBe(200);
    const [row] = await t.db
      .selectFrom('withdrawals')
      .select(['bank_name', 'bank_id', 'account_name'])
      .where('member_id', '=', member.id)
      .execute();
    expect(row).toEqual({ bank_name: 'SCB', bank_id: account.bankId, account_name: member.name });
  });

  const reopen = async () => {
    const body = { username: member.username, password: TEST_PASSWORD };
    return { token: (await t.call('POST /api/auth/login', { body })).data.token };
  };

  it('A9 a code confirms the account that it was requested for, and no other', async () => {
    const account = fresh();
    await request(account);
    const code = await inbox.codeTo(phone);
    expect((await change(fresh(), code)).error.code).toBe('CODE_WRONG');
    expect((await change({ ...account, bankName: 'KBANK' }, code)).error.code).toBe('CODE_WRONG');
    expect((await change(account, code)).status).toBe(200);
  });

  it('A9 refuses an account of somebody else, and one that a member has', async () => {
    owner = 'นาย สมศักดิ์ มั่งมี';
    expect((await request(fresh())).error.code).toBe('BANK_NAME_DIFFERS');
    owner = `นาย ${member.name}`;
    const neighbour = await buildMember(t);
    const taken = { bankName: neighbour.bankName as 'KBANK', bankId: neighbour.bankId };
    expect((await request(taken)).error.code).toBe('BANK_USED');
    expect((await request({ bankName: 'SCB', bankId: '12345678901' })).error.code).toBe('BANK_FORMAT');
    expect((await request(fresh())).status).toBe(200);
  });

  it('A9 of two members with a code for one account one gets it', async () => {
    const account = fresh();
    const first = member;
    await request(account);
    const code = await inbox.codeTo(phone);
    member = await buildMember(t);
    await request(account);
    const second = await inbox.codeTo(`+66${member.phone.slice(1)}`);
    const answers = await Promise.all([
      change(account, second),
      t.call(CHANGE, { as: first, body: { ...account, code } }),
    ]);
    expect(answers.map((answer) => (answer.status === 200 ? 'CHANGED' : answer.error.code)).sort()).toEqual([
      'BANK_USED',
      'CHANGED',
    ]);
  });

  it('A9 the database changes an account only with a code that was just used', async () => {
    await request(fresh());
    const { id } = await t.db
      .selectFrom('one_time_codes')
      .select('id')
      .where('phone_e164', '=', phone)
      .executeTakeFirstOrThrow();
    const now = t.clock.now();
    const attempt = sql`SELECT change_member_bank(
      ${t.brand.id}, ${member.id}, 'SCB', '1111111111', ${id}, ${uuidv7()}, ${now})`.execute(t.db);
    await expect(attempt).rejects.toThrow('a payout account changes only with a code');
  });

  it('A9 an open withdrawal stays with the former account', async () => {
    const { data } = await withdraw();
    const account = fresh();
    await request(account);
    expect((await change(account, await inbox.codeTo(phone))).status).toBe(200);
    const row = await t.db
      .selectFrom('withdrawals')
      .select('bank_id')
      .where('id', '=', data.uuid)
      .executeTakeFirstOrThrow();
    expect(row.bank_id).toBe(member.bankId);
  });

  it('sends another code after a minute', async () => {
    const account = fresh();
    await request(account);
    expect((await request(account)).error.code).toBe('CODE_WAIT');
    t.clock.advance(MINUTE_MS);
    expect((await request(account)).status).toBe(200);
  });
});

describe('a brand without the flag, or without SMS', () => {
  it('A9 does not change accounts', async () => {
    const [primary, sibling] = testBrands();
    if (!primary || !sibling) throw new Error('Two brands are needed.');
    const on = { ...sibling, flags: { ...sibling.flags, changeBank: true } };
    const t = await testApp({ brands: [primary, on], ports: { bankNames: null } });
    try {
      const body = { bankName: 'SCB', bankId: '2999999999', password: TEST_PASSWORD } as const;
      const off = await buildMember(t, { brand: primary });
      expect((await t.call(CODE, { as: off, body })).error.code).toBe('FEATURE_OFF');
      const without = await buildMember(t, { brand: on });
      expect((await t.call(CODE, { as: without, body })).error.code).toBe('CODE_UNAVAILABLE');
    } finally {
      await t.close();
    }
  });
});
