import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { heldAccount, memberAccount } from '#server/modules/ledger/accounts';
import { post } from '#server/modules/ledger/post';
import { buildMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';

describe('profile, credit and level', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());

  it('API-107 ENT-02 answers the complete profile with the address, in two queries', async () => {
    const member = await buildMember(t, { credit: 100_025, level: 3, name: 'วิภา สุขสันต์' });
    const address = {
      receiver: 'วิภา สุขสันต์',
      phone: '+66 81-234-5678',
      line: '1/2 ถ.สุขุมวิท',
      subdistrict: 'คลองเตย',
      district: 'คลองเตย',
      province: 'กรุงเทพฯ',
      postcode: '10110',
    };
    await t.call('PATCH /api/auth/address', { body: address, as: member });
    const detail = () =>
      t.call('GET /api/auth/user/detail/{uuid}', { params: { uuid: member.id.toUpperCase() }, as: member });
    const { data } = await detail();
    expect(data).toMatchObject({
      uuid: member.id,
      name: 'วิภา สุขสันต์',
      phone: member.phone,
      level: 3,
      user_pass: { username: member.username },
      user_bank: { bankId: member.bankId, bankName: 'KBANK' },
      user_credit: { point: 1000.25, level: 3 },
      user_address: { ...address, phone: '0812345678' },
    });
    expect((await t.queries(detail)).length).toBeLessThanOrEqual(2);
  });

  it('API-108 answers the short profile: no bank, no address', async () => {
    const member = await buildMember(t);
    const { data } = await t.call('GET /api/auth/user/{uuid}', { params: { uuid: member.id }, as: member });
    expect(Object.keys(data).sort()).toEqual(['level', 'name', 'phone', 'user_credit', 'user_pass', 'uuid']);
  });

  it('API-109 M14 answers what can be spent: what a withdrawal holds is not in it', async () => {
    const member = await buildMember(t, { credit: 123_450 });
    const credit = (body?: { balanceType: 'M' }) =>
      t.call('POST /api/auth/user/getCredit/{username}', {
        params: { username: member.username },
        ...(body && { body }),
        as: member,
      });
    expect((await credit({ balanceType: 'M' })).data).toEqual({
      username: member.username,
      balanceType: 'M',
      point: 1234.5,
      updatedAt: '2026-11-14T09:00:00.000+07:00',
    });
    await inTransaction(t.db, (trx) =>
      post(trx, {
        brandId: t.brand.id,
        kind: 'WITHDRAW_HOLD',
        reference: { type: 'WITHDRAWAL', id: uuidv7() },
        now: t.clock.now(),
        entries: [
          { account: memberAccount(member.id), amount: -100_000 },
          { account: heldAccount(member.id), amount: 100_000 },
        ],
      }),
    );
    expect((await credit()).data.point).toBe(234.5);
    expect((await t.queries(credit)).length).toBeLessThanOrEqual(1);
  });

  it('API-116 counts deposits of all time and of this Bangkok month', async () => {
    const member = await buildMember(t, { level: 1 });
    await t.db.updateTable('members').set({ deposit_total: 6_000_000 }).where('id', '=', member.id).execute();
    const month = { brand_id: t.brand.id, member_id: member.id };
    await t.db
      .insertInto('member_deposit_months')
      .values([
        { ...month, month: '2026-11-01', total: 1_200_000 },
        { ...month, month: '2026-10-01', total: 4_800_000 },
      ])
      .execute();
    const level = () =>
      t.call('GET /api/auth/user/level/{uuid}', { params: { uuid: member.id }, as: member });
    expect((await level()).data).toMatchObject({ level: 1, depositTotal: 60_000, depositMonth: 12_000 });
    expect((await t.queries(level)).length).toBeLessThanOrEqual(3);
    t.clock.set('2026-11-30T16:59:59.999Z');
    const late = await buildMember(t);
    expect((await level()).status).toBe(401);
    expect(
      (await t.call('GET /api/auth/user/level/{uuid}', { params: { uuid: late.id }, as: late })).data
        .depositMonth,
    ).toBe(0);
  });
});
