import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildMember, buildStaff, type TestMember, type TestStaff } from '#server/testing/builders';
import { scriptedGames } from '#server/testing/scriptedGames';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';

const LIST = 'GET /api/staff/game/transfer';
const QUERY = 'POST /api/staff/game/transfer/{uuid}/query';

describe('game transfers in the staff queue', () => {
  const house = scriptedGames('house');
  let t: TestApp;
  let staff: TestStaff;
  let member: TestMember;
  beforeAll(async () => {
    t = await testApp({
      brands: [testBrand('primary', { flags: { games: true } })],
      ports: { games: [house] },
    });
    staff = await buildStaff(t, 'operator');
  });
  afterAll(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
    await t.close();
  });
  beforeEach(async () => {
    house.answer = undefined;
    member = await buildMember(t, { credit: 50_000 });
  });

  const open = () =>
    t.call('POST /api/auth/user/opengame', {
      as: member,
      body: { type: 'slot', slot: 'JK', platform: 'AND' },
    });
  const listed = async (status?: 'PENDING' | 'DONE' | 'REFUSED') => {
    const { data } = await t.call(LIST, { as: staff, query: status ? { status } : {} });
    return data.filter(({ userUuid }) => userUuid === member.id);
  };
  const ask = (uuid: string) => t.call(QUERY, { as: staff, params: { uuid } });
  const spendable = async () => (await readBalance(t.db, t.brand.id, member.id)).available;

  it('M9 staff see pending transfers and can retry them; only the provider’s response ends one', async () => {
    house.answer = () => Promise.resolve({ status: 'UNKNOWN' });
    expect((await open()).error.code).toBe('SERVICE_UNAVAILABLE');
    const [waiting] = await listed('PENDING');
    expect(waiting).toMatchObject({ direction: 'IN', amount: 500, house: 'house', tries: 0, endedAt: null });
    const uuid = waiting?.uuid ?? '';
    expect((await ask(uuid)).data).toEqual(waiting);
    expect(await spendable()).toBe(0);
    house.answer = () => Promise.resolve({ status: 'REFUSED', reason: 'ปิดรับ' });
    expect((await ask(uuid)).data).toMatchObject({ status: 'REFUSED', reason: 'ปิดรับ', dueAt: null });
    expect(await spendable()).toBe(50_000);
    expect(await listed('PENDING')).toEqual([]);
    const lines = await t.db
      .selectFrom('audit_log')
      .select(['actor_kind', 'action'])
      .where('subject_id', '=', uuid)
      .execute();
    expect(lines).toEqual([{ actor_kind: 'STAFF', action: 'game.deposit.refused' }]);
  });

  it('M13 twenty concurrent retries end it once; an ended transfer is not retried', async () => {
    house.answer = () => Promise.resolve({ status: 'UNKNOWN' });
    await open();
    const [{ uuid } = { uuid: '' }] = await listed();
    house.answer = undefined;
    const all = await Promise.all(Array.from({ length: 20 }, () => ask(uuid)));
    expect(new Set(all.map(({ data }) => data.status))).toEqual(new Set(['DONE']));
    expect(house.wallets.get(member.id)).toBe(50_000);
    const asked = house.asked.length;
    expect((await ask(uuid)).data.status).toBe('DONE');
    expect(house.asked.length).toBe(asked);
  });

  it('a transfer of a disconnected provider cannot be retried', async () => {
    house.answer = () => Promise.resolve({ status: 'UNKNOWN' });
    await open();
    const [{ uuid } = { uuid: '' }] = await listed();
    await t.db
      .updateTable('game_wallets')
      .set({ provider: 'gone' })
      .where('member_id', '=', member.id)
      .execute();
    expect((await ask(uuid)).error.code).toBe('SERVICE_UNAVAILABLE');
    await t.db
      .updateTable('game_wallets')
      .set({ provider: 'house' })
      .where('member_id', '=', member.id)
      .execute();
    house.answer = undefined;
    expect((await ask(uuid)).data.status).toBe('DONE');
  });
});
