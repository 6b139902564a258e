import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';

const ASK = 'POST /api/auth/withdraw/{uuid}';

/** Bad inputs, group A, by their numbers. */
describe('invalid amounts', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());

  it.each([
    ['1', '0'],
    ['2', '-1'],
    ['3', '-0'],
    ['4', '0.001'],
    ['5', '100.005'],
    ['whole baht only', '100.5'],
    ['7', '1e400'],
    ['8', '"100"'],
    ['11', '"0x64"'],
    ['12', '"๑๐๐"'],
    ['13', '"1,000"'],
    ['14', 'true'],
    ['15', '[100]'],
    ['16', '{"$gt":0}'],
    ['17', 'null'],
    ['19', 'NaN'],
    ['20', '9007199254740993'],
    ['21', '9223372036854775808'],
  ])('VAL-08 refuses bad amount %s: %s', async (_, amount) => {
    const member = await buildMember(t, { credit: 100_000 });
    const { status } = await t.call(ASK, {
      as: member,
      params: { uuid: member.id },
      unchecked: { body: `{"amount":${amount}}` },
    });
    expect(status).toBe(400);
    expect(await readBalance(t.db, t.brand.id, member.id)).toEqual({ available: 100_000, held: 0 });
  });

  it.each([
    ['18 missing', '{}'],
    ['22 duplicate key', '{"amount":100,"amount":1}'],
    ['23 prototype', '{"amount":100,"__proto__":{"isAdmin":true}}'],
    ['26 null', 'null'],
    ['26 list', '[]'],
    ['35 level', '{"amount":100,"level":6}'],
    ['35 status', '{"amount":100,"status":"SUCCESS"}'],
    ['35 brandId', '{"amount":100,"brandId":"x"}'],
    ['35 memberId', '{"amount":100,"memberId":"x"}'],
  ])('I2 refuses bad body %s', async (_, body) => {
    const member = await buildMember(t, { credit: 100_000 });
    const { status } = await t.call(ASK, { as: member, params: { uuid: member.id }, unchecked: { body } });
    expect(status).toBe(400);
    expect(await readBalance(t.db, t.brand.id, member.id)).toEqual({ available: 100_000, held: 0 });
  });

  it('takes 1e3 for the thousand that it is', async () => {
    const member = await buildMember(t, { credit: 100_000 });
    const { data } = await t.call(ASK, {
      as: member,
      params: { uuid: member.id },
      unchecked: { body: '{"amount":1e3}' },
    });
    expect(data.amount).toBe(1_000);
  });
});
