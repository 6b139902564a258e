import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Calls } from '#schemas/api/contract';
import { DAY_MS } from '#core/time/durations';
import { buildCompanyAccount, TEST_PASSWORD } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

const REGISTER = 'POST /api/user/register';
const BIRTH = 'POST /api/auth/responsible-play/birth-date';
type Body = Calls[typeof REGISTER]['body'];
const legal = { operatorId: 'house' };
const [brand, sibling, stranger, older] = [
  testBrand('primary', { legal }),
  testBrand('sibling', { legal }),
  testBrand('stranger'),
  testBrand('older', { legal: { minimumAge: 21 } }),
];

describe('who may become a member', () => {
  let t: TestApp;
  let count = 0;
  beforeAll(async () => {
    t = await testApp({ brands: [brand, sibling, stranger, older] });
    await buildCompanyAccount(t);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    t.clock.set('2026-11-14T09:00:00+07:00');
    await t.db.deleteFrom('rate_counters').execute();
  });

  const newcomer = (values: Partial<Body> = {}): Body => {
    count += 1;
    const own = String(count).padStart(4, '0');
    return {
      phone: `081666${own}`,
      username: `new${own}`,
      password: TEST_PASSWORD,
      confirmPassword: TEST_PASSWORD,
      name: `นาย คนที่ ${'กขคงจฉชซฌญ'[count % 10] ?? ''}${'ดตถทธนบปผฝ'[Math.floor(count / 10)] ?? ''}`,
      bankName: 'KBANK',
      bankId: `098765${own}`,
      birthDate: '2549-01-31',
      ...values,
    };
  };
  const register = (body: Body, at = brand) => t.call(REGISTER, { body, brand: at });
  const codeOf = async (body: Body, at = brand) => {
    const answer = await register(body, at);
    return answer.status === 200 ? 'OK' : answer.error.code;
  };

  it.each([
    ['2549-11-14', 'OK'],
    ['2006-11-14', 'OK'],
    ['2549-11-15', 'AGE_UNDER'],
    ['2006-11-15', 'AGE_UNDER'],
    ['2569-01-01', 'AGE_UNDER'],
    ['2547-02-29', 'OK'],
    ['2548-02-29', 'BIRTH_DATE_FORMAT'],
    ['2006-02-31', 'BIRTH_DATE_FORMAT'],
    ['2570-01-01', 'BIRTH_DATE_FORMAT'],
    ['1890-01-01', 'BIRTH_DATE_FORMAT'],
    ['14/11/2549', 'BIRTH_DATE_FORMAT'],
  ])('R7 born %s: %s', async (birthDate, code) => {
    const answer = await register(newcomer({ birthDate }));
    if (code === 'OK') expect(answer.status).toBe(200);
    else expect(answer.error).toMatchObject({ code, errors: { birthDate: expect.any(String) as string } });
  });

  it('R7 a day of Bangkok decides, and the age of the brand', async () => {
    t.clock.set('2026-11-14T16:59:59.999Z');
    expect(await codeOf(newcomer({ birthDate: '2549-11-15' }))).toBe('AGE_UNDER');
    t.clock.set('2026-11-14T17:00:00Z');
    expect(await codeOf(newcomer({ birthDate: '2549-11-15' }))).toBe('OK');
    // A leap-day child is 21 on 1 March.
    t.clock.set('2025-02-28T12:00:00+07:00');
    expect(await codeOf(newcomer({ birthDate: '2547-02-29' }), older)).toBe('AGE_UNDER');
    t.clock.set('2025-03-01T00:00:00+07:00');
    expect(await codeOf(newcomer({ birthDate: '2547-02-29' }), older)).toBe('OK');
  });

  it('R7 API-153 a member without a date of birth deposits and plays only after giving it', async () => {
    const body = newcomer();
    delete (body as Partial<Record<keyof Body, unknown>>).birthDate;
    const token = (await register(body)).data?.token ?? '';
    const requestDeposit = () =>
      t.call('POST /api/auth/deposit-request', { as: { token }, body: { amount: 100 } });
    const submit = (birthDate: string) => t.call(BIRTH, { as: { token }, body: { birthDate } });
    expect((await requestDeposit()).error.code).toBe('BIRTH_DATE_NEEDED');
    expect((await submit('2552-01-01')).error.code).toBe('AGE_UNDER');
    expect((await requestDeposit()).error.code).toBe('BIRTH_DATE_NEEDED');
    expect((await submit('2540-05-20')).data.birthDateNeeded).toBe(false);
    expect((await requestDeposit()).status).toBe(200);
    expect((await submit('2540-05-20')).error.code).toBe('STATE_CHANGED');
  });

  it('R1 takes the limit that a newcomer chooses', async () => {
    const token = (await register(newcomer({ depositLimit: 2_000 }))).data?.token ?? '';
    const { data } = await t.call('GET /api/auth/responsible-play', { as: { token } });
    expect(data.limits[0]).toMatchObject({ period: 'DAY', amount: 2_000, used: 0 });
  });

  it.each<[string, (of: Body) => Partial<Body>]>([
    ['phone', ({ phone }) => ({ phone })],
    ['phone, spelt otherwise', ({ phone }) => ({ phone: `+66 ${phone.slice(1, 3)}-${phone.slice(3)}` })],
    ['account', ({ bankId }) => ({ bankId })],
    ['name and birth date', ({ name, birthDate = '' }) => ({ name, birthDate })],
    [
      'name without title, and birth date',
      ({ name }) => ({ name: name.replace('นาย ', ''), birthDate: '2006-01-31' }),
    ],
  ])('R8 nobody who is excluded or banned comes back with the same %s', async (_, same) => {
    for (const bar of ['excluded', 'banned'] as const) {
      const body = newcomer();
      const { token = '', user } = (await register(body)).data ?? {};
      expect(await codeOf(newcomer(same(body)), stranger)).toBe('OK');
      if (bar === 'excluded')
        await t.call('POST /api/auth/responsible-play/self-exclusion', {
          as: { token },
          body: { months: 6, password: TEST_PASSWORD },
        });
      else
        await t.db
          .updateTable('members')
          .set({ status: 'SUSPENDED' })
          .where('id', '=', user?.uuid ?? '')
          .execute();
      t.clock.advance(61_000);
      for (const at of [brand, sibling])
        expect(await codeOf(newcomer(same(body)), at)).toBe('REGISTER_REFUSED');
    }
  });

  it('R8 a name alone or a birthday alone excludes nobody', async () => {
    const body = newcomer();
    const { token = '' } = (await register(body)).data ?? {};
    await t.call('POST /api/auth/responsible-play/time-out', { as: { token }, body: { days: 42 } });
    expect(await codeOf(newcomer({ name: body.name, birthDate: '2530-05-05' }))).toBe('OK');
    expect(await codeOf(newcomer())).toBe('OK');
    t.clock.advance(42 * DAY_MS);
    expect(await codeOf(newcomer({ name: body.name }))).toBe('OK');
  });
});
