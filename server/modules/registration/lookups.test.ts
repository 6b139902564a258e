import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMember, type TestMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

const [brand, sibling] = [testBrand('primary'), testBrand('sibling')];
const PHONE = 'GET /api/user/checkPhone/{value}';
const USERNAME = 'GET /api/user/checkUsername/{value}';
const BANK = 'POST /api/user/checkBankId/{bankId}';
const NAME = 'POST /api/bank/name';

describe('look-ups of the registration form', () => {
  let t: TestApp;
  let member: TestMember;
  const asked: unknown[] = [];
  beforeAll(async () => {
    const find = (account: { readonly bankId: string }) => {
      asked.push(account);
      return Promise.resolve(account.bankId.endsWith('0000') ? null : 'นาย สมชาย ใจดี');
    };
    t = await testApp({ brands: [brand, sibling], ports: { bankNames: { find } } });
    member = await buildMember(t);
  });
  afterAll(() => t.close());
  beforeEach(() => {
    t.clock.advance(61_000);
  });

  it('API-154 VAL-02 A13 knows a phone in every spelling, in its brand only', async () => {
    const check = async (value: string, at = brand) =>
      (await t.call(PHONE, { params: { value }, brand: at })).data.available;
    const { phone } = member;
    for (const value of [phone, `+66${phone.slice(1)}`, `${phone.slice(0, 3)}-${phone.slice(3)}`])
      expect(await check(value)).toBe(false);
    expect([await check('0899999991'), await check(phone, sibling)]).toEqual([true, true]);
  });

  it.each(['081234567', '0712345678', '0212345678', '08123456789', 'abc', "' OR 1=1--"])(
    'VAL-06 110 %s is no phone',
    async (value) => {
      const { status } = await t.call(PHONE, { unchecked: { params: { value } } });
      expect(status).toBe(400);
    },
  );

  it('API-157 VAL-03 knows a username in any case, in its brand only', async () => {
    const check = async (value: string, at = brand) =>
      (await t.call(USERNAME, { params: { value }, brand: at })).data.available;
    expect([await check(member.username), await check(member.username.toUpperCase())]).toEqual([
      false,
      false,
    ]);
    expect([await check('nobody77'), await check(member.username, sibling)]).toEqual([true, true]);
  });

  it.each([
    'abc',
    'a'.repeat(21),
    'som chai',
    'สมชาย',
    '\u0430dmin',
    'ad\u200bmin',
    'som_chai',
    'ａｄｍｉｎ',
  ])('VAL-06 112 %s is no username', async (value) => {
    expect((await t.call(USERNAME, { unchecked: { params: { value } } })).status).toBe(400);
  });

  it('API-155 VAL-04 knows an account by bank and number, in its brand only', async () => {
    const check = async (bankName: 'KBANK' | 'SCB', at = brand) =>
      (await t.call(BANK, { params: { bankId: member.bankId }, body: { bankName }, brand: at })).data
        .available;
    expect([await check('KBANK'), await check('SCB'), await check('KBANK', sibling)]).toEqual([
      false,
      true,
      true,
    ]);
    const { error } = await t.call(BANK, { params: { bankId: member.bankId }, body: { bankName: 'GSB' } });
    expect([error.status, error.code]).toEqual([400, 'BANK_FORMAT']);
  });

  it('VAL-04 M17 knows an account with zeros in front of its number', async () => {
    const { bankId } = await buildMember(t, { bankName: 'LHB' });
    const check = async (value: string) =>
      (await t.call(BANK, { params: { bankId: value }, body: { bankName: 'LHB' } })).data.available;
    expect([await check(`00${bankId}`), await check(`${bankId}00`)]).toEqual([false, true]);
  });

  it('API-158 looks the name up at the bank, and answers when there is none', async () => {
    const ask = (bankId: string) => t.call(NAME, { body: { bankName: 'KBANK', bankId } });
    expect((await ask('0123456789')).data).toEqual({ name: 'นาย สมชาย ใจดี' });
    expect((await ask('0123450000')).error).toMatchObject({ status: 404, code: 'BANK_NAME_NOT_FOUND' });
    asked.splice(0);
    expect((await ask('012345678901')).error.code).toBe('BANK_FORMAT');
    expect(asked).toEqual([]);
  });

  it('2.4.1 limits look-ups of members and names per address and minute', async () => {
    const statuses = async (times: number, one: () => Promise<{ status: number }>) =>
      (await Promise.all(Array.from({ length: times }, one))).filter(({ status }) => status === 429).length;
    expect(await statuses(70, () => t.call(PHONE, { params: { value: '0899999991' } }))).toBe(10);
    expect(await statuses(70, () => t.call(USERNAME, { params: { value: 'nobody77' } }))).toBe(10);
    expect(
      await statuses(30, () => t.call(NAME, { body: { bankName: 'KBANK', bankId: '0123456789' } })),
    ).toBe(10);
    const { headers, error } = await t.call(PHONE, { params: { value: '0899999991' } });
    expect([error.code, headers['retry-after']]).toEqual(['RATE_LIMITED', '60']);
    t.clock.advance(60_000);
    expect((await t.call(PHONE, { params: { value: '0899999991' } })).status).toBe(200);
  });
});
