import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import { uuidv7 } from '#server/platform/id';
import { buildCompanyAccount, buildMember, type TestMember } from '#server/testing/builders';
import { testBrand } from '#server/testing/testBrands';
import { testApp, type TestApp } from '#server/testing/testApp';

const OPEN = 'GET /api/auth/user/open-requests';

describe('open requests', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ brands: [testBrand('primary'), testBrand('sibling')] });
    await buildCompanyAccount(t);
  });
  afterAll(() => t.close());

  const read = (as: TestMember) => t.call(OPEN, { as });
  const slip = (of: TestMember, status: 'VERIFYING' | 'SUCCESS' | 'REJECTED', tookMinutes = 0) => {
    const created_at = new Date(t.clock.now().getTime() - tookMinutes * MINUTE_MS);
    const completed_at = status === 'SUCCESS' ? t.clock.now() : null;
    const image = { image_hash: Buffer.from(uuidv7()), file_name: 'slip.png' };
    return t.db
      .insertInto('slips')
      .values({
        brand_id: of.brand.id,
        id: uuidv7(),
        member_id: of.id,
        status,
        created_at,
        completed_at,
        ...image,
      })
      .execute();
  };

  it('lists a deposit, a slip and a withdrawal, newest first, and nobody else sees them', async () => {
    const member = await buildMember(t, { credit: 100_000 });
    expect((await read(member)).data).toEqual([]);
    const deposit = await t.call('POST /api/auth/deposit-request', { as: member, body: { amount: 500 } });
    t.clock.advance(1000);
    await slip(member, 'VERIFYING');
    t.clock.advance(1000);
    const withdrawal = await t.call('POST /api/auth/withdraw/{uuid}', {
      as: member,
      params: { uuid: member.id },
      body: { amount: 300 },
    });
    const { data } = await read(member);
    expect(data).toMatchObject([
      { kind: 'WITHDRAWAL', uuid: withdrawal.data.uuid, amount: 300, status: withdrawal.data.status },
      { kind: 'SLIP', amount: null, status: 'VERIFYING' },
      { kind: 'DEPOSIT', uuid: deposit.data.uuid, amount: deposit.data.payAmount, status: 'PENDING' },
    ]);
    expect((await read(await buildMember(t))).data).toEqual([]);
  });

  it('omits final requests and an unpaid one after its time', async () => {
    const member = await buildMember(t);
    await t.call('POST /api/auth/deposit-request', { as: member, body: { amount: 500 } });
    await slip(member, 'REJECTED');
    expect((await read(member)).data).toHaveLength(1);
    t.clock.advance((t.brand.limits.depositMinutes + 1) * MINUTE_MS);
    expect((await read(member)).data).toEqual([]);
  });

  it('lists three at most', async () => {
    const member = await buildMember(t);
    for (let n = 0; n < 5; n++) await slip(member, 'VERIFYING');
    expect((await read(member)).data).toHaveLength(3);
  });

  it('measures the usual time from the latest successes of the same brand and kind', async () => {
    const brand = testBrand('sibling');
    const member = await buildMember(t, { brand });
    await slip(member, 'VERIFYING');
    const usual = async () => (await read(member)).data[0]?.usualMinutes;
    for (const minutes of [1, 2, 3.4, 60]) await slip(member, 'SUCCESS', minutes);
    expect(await usual()).toBeNull();
    await slip(member, 'SUCCESS', 50);
    expect(await usual()).toBe(4);
    await slip(await buildMember(t), 'SUCCESS', 600);
    for (let n = 0; n < 3; n++) await slip(await buildMember(t), 'SUCCESS', 600);
    expect(await usual()).toBe(4);
  });
});
