import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/platform/db/transaction';
import { credit } from '#server/modules/deposits/credit';
import { uuidv7 } from '#server/platform/id';
import { readBalance } from '#server/modules/ledger/accounts';
import { movePoints, readPoints } from '#server/modules/prizes/prizePostings';
import { buildCompanyAccount, buildMember, buildStaff, type TestMember } from '#server/testing/builders';
import { prizeBrand } from '#server/testing/prizeTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';

const REWARDS = 'POST /api/auth/reward';
const REDEEM = 'POST /api/auth/reward/request';
const HISTORY = 'POST /api/auth/reward/request/history';

const brand = prizeBrand('shop');
const sibling = prizeBrand('other-shop');
const closed = prizeBrand('closed-shop', { flags: { reward: false } });
const home = {
  receiver: 'สมชาย ใจดี',
  phone: '0812345678',
  line: '99/9 หมู่ 1 ถ.สุขุมวิท',
  subdistrict: 'คลองเตย',
  district: 'คลองเตย',
  province: 'กรุงเทพมหานคร',
  postcode: '10110',
};

describe('rewards', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ brands: [brand, sibling, closed], connections: 30 });
  });
  afterEach(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });
  afterAll(() => t.close());

  const buildRich = async (points: number, of = brand) => {
    const member = await buildMember(t, { brand: of });
    await inTransaction(t.db, (trx) =>
      movePoints(trx, {
        brandId: of.id,
        memberId: member.id,
        kind: 'POINT_EARN',
        reference: { type: 'ADJUSTMENT', id: uuidv7() },
        points,
        now: t.clock.now(),
      }),
    );
    return member;
  };
  const shelf = async (member: TestMember, categoryId?: string) =>
    (await t.call(REWARDS, { as: member, body: categoryId === undefined ? {} : { categoryId } })).data;
  const find = async (member: TestMember, name: string) =>
    (await shelf(member)).flatMap(({ items }) => items).find((item) => item.name === name);
  const ask = (member: TestMember, rewardUuid: string, more: { addressUuid?: string } = {}, key?: string) =>
    t.call(REDEEM, {
      as: member,
      body: { userUuid: member.id, rewardUuid, quantity: 1, ...more },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const saveAddress = async (member: TestMember) =>
    (await t.call('PATCH /api/auth/address', { as: member, body: home })).data.uuid;
  const points = (member: TestMember) => readPoints(t.db, member.brand.id, member.id);
  const voucher = async (member: TestMember) => (await find(member, 'บัตรของขวัญ'))?.uuid ?? '';
  const mug = async (member: TestMember) => (await find(member, 'แก้วน้ำ'))?.uuid ?? '';

  it('API-140 ENT-19 lists categories with their rewards, or one of them', async () => {
    const member = await buildRich(1);
    const all = await shelf(member);
    expect(all.map(({ categoryId, items }) => [categoryId, items.length])).toEqual([
      ['gift', 2],
      ['credit', 1],
    ]);
    expect(all[0]?.items[0]).toMatchObject({ name: 'แก้วน้ำ', point: 300, stock: 3, physical: true });
    expect((await shelf(member, 'credit')).map(({ categoryId }) => categoryId)).toEqual(['credit']);
    expect(await shelf(member, 'zzz')).toEqual([]);
  });

  it('API-141 deducts the points and waits for staff', async () => {
    const member = await buildRich(250);
    const { data } = await ask(member, await voucher(member));
    expect(data).toMatchObject({ rewardName: 'บัตรของขวัญ', point: 200, status: 'PENDING', trackingNo: null });
    expect(await points(member)).toBe(50);
    expect((await t.call('GET /api/auth/reward/point', { as: member })).data).toEqual({ point: 50 });
    expect((await ask(member, await voucher(member))).error).toMatchObject({
      status: 422,
      code: 'POINT_NOT_ENOUGH',
    });
    const lines = await t.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', data.uuid)
      .execute();
    expect(lines).toHaveLength(1);
    expect(lines[0]?.ledger_transaction_id).not.toBeNull();
  });

  it('API-141 pays credit immediately', async () => {
    const member = await buildRich(500);
    const item = await find(member, 'เครดิต 50 บาท');
    expect((await ask(member, item?.uuid ?? '')).data).toMatchObject({ status: 'SUCCESS', point: 500 });
    expect((await readBalance(t.db, brand.id, member.id)).available).toBe(5_000);
    expect(await points(member)).toBe(0);
  });

  it('API-141 requires an address for goods, and accepts only the member’s own', async () => {
    const member = await buildRich(900);
    const uuid = await mug(member);
    expect((await ask(member, uuid)).error).toMatchObject({ status: 422, code: 'ADDRESS_REQUIRED' });
    const stranger = await saveAddress(await buildMember(t, { brand }));
    const own = await saveAddress(member);
    for (const addressUuid of [stranger, uuidv7()])
      expect((await ask(member, uuid, { addressUuid })).error.code).toBe('NOT_FOUND');
    expect((await ask(member, await voucher(member), { addressUuid: stranger })).error.code).toBe(
      'NOT_FOUND',
    );
    expect((await ask(member, uuid, { addressUuid: own })).status).toBe(200);
    expect((await find(member, 'แก้วน้ำ'))?.stock).toBe(2);
    expect(await points(member)).toBe(600);
  });

  it("I1 I6 rejects unknown rewards and another brand's, and hides other members' history", async () => {
    const member = await buildRich(1_000);
    const abroad = await buildRich(1_000, sibling);
    for (const uuid of [uuidv7(), await voucher(abroad)])
      expect((await ask(member, uuid)).error.code).toBe('NOT_FOUND');
    const foreign = await t.call(HISTORY, { as: member, body: { userUuid: abroad.id } });
    expect(foreign.error.code).toBe('NOT_FOUND');
    const shut = await buildRich(1_000, closed);
    const { rewardId } = await import('./presentReward');
    const item = closed.rewards.items.find(({ physical }) => !physical);
    expect((await ask(shut, rewardId(closed, item ?? { id: '' }))).error.code).toBe('FEATURE_OFF');
  });

  it('M19 gives the last two mugs to two of 40 concurrent requests, and deducts points only from them', async () => {
    const members = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const member = await buildRich(600);
        await saveAddress(member);
        return member;
      }),
    );
    const [first] = members;
    const uuid = first ? await mug(first) : '';
    const answers = await Promise.all(members.flatMap((member) => [ask(member, uuid), ask(member, uuid)]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const codes = answers.flatMap((answer) => (answer.status === 200 ? [] : [answer.error.code]));
    expect(new Set(codes)).toEqual(new Set(['OUT_OF_STOCK']));
    const left = (await Promise.all(members.map(points))).reduce((sum, each) => sum + each, 0);
    expect(left).toBe(20 * 600 - 2 * 300);
  });

  it('M1 M6 spends points once under 30 concurrent requests, and replays a repeated key', async () => {
    const member = await buildRich(650);
    const uuid = await voucher(member);
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(member, uuid)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await points(member)).toBe(50);
    const rich = await buildRich(1_000);
    const first = await ask(rich, uuid, {}, 'k');
    expect((await ask(rich, uuid, {}, 'k')).text).toBe(first.text);
    expect(await points(rich)).toBe(800);
    await t.db.deleteFrom('idempotency_keys').where('key', '=', 'k').execute();
    expect((await ask(rich, uuid, {}, 'k')).error.code).toBe('CONFLICT');
    expect(await points(rich)).toBe(800);
  });

  it('API-142 pages the history, newest first', async () => {
    const member = await buildRich(2_000);
    const uuid = await voucher(member);
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) ids.unshift((await ask(member, uuid)).data.uuid);
    const page = (number: number) =>
      t.call(HISTORY, { as: member, body: { userUuid: member.id, page: number, limit: 3 } });
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.flatMap(({ data }) => data.map((row) => row.uuid))).toEqual(ids);
    expect(pages.map(({ meta }) => meta.next)).toEqual(['2', '3', null]);
  });

  it('ST-23 B4 goes from PENDING through APPROVED and SHIPPED to SUCCESS, each transition once', async () => {
    const operator = { ...(await buildStaff(t, 'operator')), brand };
    const member = await buildRich(500);
    const { data } = await ask(member, await voucher(member));
    const params = { uuid: data.uuid };
    const as = operator;
    const ship = () =>
      t.call('POST /api/staff/reward/{uuid}/ship', { as, params, body: { trackingNo: 'TH0123456789' } });
    expect((await ship()).error.code).toBe('STATE_CHANGED');
    const approved = await Promise.all(
      Array.from({ length: 10 }, () => t.call('POST /api/staff/reward/{uuid}/approve', { as, params })),
    );
    expect(approved.filter(({ status }) => status === 200)).toHaveLength(1);
    const reject = () =>
      t.call('POST /api/staff/reward/{uuid}/reject', { as, params, body: { reason: 'หมด' } });
    expect((await reject()).error.code).toBe('STATE_CHANGED');
    expect((await ship()).data).toMatchObject({ status: 'SHIPPED', trackingNo: 'TH0123456789' });
    const done = await t.call('POST /api/staff/reward/{uuid}/complete', { as, params });
    expect(done.data).toMatchObject({ status: 'SUCCESS', decidedBy: operator.email });
    const { data: history } = await t.call(HISTORY, { as: member, body: { userUuid: member.id } });
    expect(history).toMatchObject([{ status: 'SUCCESS', trackingNo: 'TH0123456789' }]);
  });

  it('ST-23 concurrent rejections return points and stock once', async () => {
    const operator = { ...(await buildStaff(t, 'operator', sibling.id)), brand: sibling };
    const member = await buildRich(300, sibling);
    await saveAddress(member);
    const { data } = await ask(member, await mug(member));
    expect([await points(member), (await find(member, 'แก้วน้ำ'))?.stock]).toEqual([0, 2]);
    const { data: open } = await t.call('GET /api/staff/reward', { as: operator });
    expect(open).toMatchObject([
      { uuid: data.uuid, physical: true, address: expect.stringContaining('10110') },
    ]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        t.call('POST /api/staff/reward/{uuid}/reject', {
          as: operator,
          params: { uuid: data.uuid },
          body: { reason: 'ของหมด' },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await points(member), (await find(member, 'แก้วน้ำ'))?.stock]).toEqual([300, 3]);
  });

  it('RTM-15 deposits earn points, and small deposits lose nothing to rounding', async () => {
    const member = await buildMember(t, { brand });
    const account = await buildCompanyAccount(t, brand);
    const deposit = (amount: number) =>
      inTransaction(t.db, (trx) =>
        credit(trx, {
          brand,
          memberId: member.id,
          companyAccountId: account.id,
          amount,
          reference: { type: 'SLIP', id: uuidv7() },
          origin: { actor: { kind: 'SYSTEM' }, action: 'deposit.match', now: t.clock.now() },
        }),
      );
    for (const [amount, expected] of [
      [9_999, 0],
      [1, 1],
      [5_000, 1],
      [5_000, 2],
      [123_456, 14],
    ] as const) {
      await deposit(amount);
      expect([amount, await points(member)]).toEqual([amount, expected]);
    }
  });
});
