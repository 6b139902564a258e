import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import type { QueueKind, SignalCode } from '#schemas/api/shapes/queueItem';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time/durations';
import { uuidv7 } from '#server/platform/id';
import { buildBankLine, buildMember, buildStaff, type TestStaff } from '#server/testing/builders';
import { buildDepositItem, buildSlipItem, buildWithdrawalItem } from '#server/testing/queueTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrands } from '#server/testing/testBrands';
import { insertTurnover } from '#tests/access/insertProposals';
import { madeUpIds } from '#tests/access/objects';

describe('signals and evidence', () => {
  const [home, abroad] = testBrands() as [Brand, Brand];
  let t: TestApp;
  let staff: TestStaff;
  let local: TestStaff;
  beforeAll(async () => {
    t = await testApp({ brands: [home, abroad] });
    staff = await buildStaff(t, 'operator');
    local = await buildStaff(t, 'operator', home.id);
  });
  afterAll(() => t.close());

  const before = (ms: number) => new Date(t.clock.now().getTime() - ms);
  const read = async (kind: QueueKind, uuid: string, as = staff) =>
    (await t.call('GET /api/staff/queue/{kind}/{uuid}', { as, params: { kind, uuid } })).data;
  const signalsOf = async (kind: QueueKind, uuid: string, as = staff) =>
    new Map((await read(kind, uuid, as)).signals.map((signal) => [signal.code, signal]));
  const withSignal = async (kind: QueueKind, signal: SignalCode | 'none') =>
    (
      await t.call('GET /api/staff/queue/{kind}', { as: staff, params: { kind }, query: { signal } })
    ).data.map(({ uuid }) => uuid);
  /** A member who joined long ago and has deposited and withdrawn before. */
  const regular = async (input: Parameters<typeof buildMember>[1] = {}) => {
    const member = await buildMember(t, input);
    const joined = before(90 * DAY_MS);
    await t.db
      .updateTable('members')
      .set({ created_at: joined, deposit_total: 100 })
      .where('id', '=', member.id)
      .execute();
    await t.db
      .updateTable('member_banks')
      .set({ changed_at: joined })
      .where('member_id', '=', member.id)
      .execute();
    await buildWithdrawalItem(t, { member, status: 'SUCCESS', since: before(30 * DAY_MS) });
    return member;
  };
  const depositedToday = (member: { id: string; brand: Brand }, total: number) =>
    t.db
      .insertInto('member_deposit_days')
      .values({ brand_id: member.brand.id, member_id: member.id, day: '2026-11-14', total })
      .execute();

  it('DSK-12 an item of a regular member has no signals, and is listed as plain', async () => {
    const member = await regular();
    const plain = await buildWithdrawalItem(t, { member });
    const first = await buildWithdrawalItem(t, { member: await buildMember(t) });
    expect([...(await signalsOf('withdrawal', plain)).keys()]).toEqual([]);
    expect([...(await signalsOf('withdrawal', first)).keys()]).toEqual(['first-withdrawal', 'new-member']);
    expect(await withSignal('withdrawal', 'none')).toEqual([plain]);
    expect(await withSignal('withdrawal', 'first-withdrawal')).toEqual([first]);
  });

  it('DSK-12 play below what was deposited since the last paid withdrawal is named with both sums', async () => {
    const member = await regular();
    await depositedToday(member, 500_000);
    const id = await buildWithdrawalItem(t, { member });
    const signal = (await signalsOf('withdrawal', id)).get('little-play');
    expect(signal?.values).toEqual({
      deposited: 5_000,
      played: 0,
      at: expect.stringContaining('2026-10-15') as string,
    });
    const { evidence } = await read('withdrawal', id);
    expect(evidence.withdrawal?.since).toMatchObject({ deposited: 5_000, played: 0 });
    expect(evidence.withdrawal).toMatchObject({ manual: ['OFF'], approvedBy: null, own: false });
  });

  it('DSK-12 a changed bank account, turnover that is left and a suspension are named with their rows', async () => {
    const member = await regular();
    const changed = before(3 * HOUR_MS);
    await t.db
      .updateTable('member_banks')
      .set({ changed_at: changed })
      .where('member_id', '=', member.id)
      .execute();
    await t.db.updateTable('members').set({ status: 'SUSPENDED' }).where('id', '=', member.id).execute();
    const ids = { ...madeUpIds(), staff: staff.id };
    await insertTurnover(t, member, ids);
    const signals = await signalsOf('withdrawal', await buildWithdrawalItem(t, { member }));
    expect([...signals.keys()]).toEqual(['suspended', 'bank-account-changed', 'turnover-left']);
    const bank = await t.db
      .selectFrom('member_banks')
      .select('id')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(signals.get('bank-account-changed')?.proofs).toEqual([
      { type: 'bank-account-change', uuid: bank.id, brandId: home.id },
    ]);
    expect(signals.get('turnover-left')?.proofs).toEqual([
      { type: 'turnover', uuid: ids.turnover, brandId: home.id },
    ]);
  });

  it('DSK-06 the same account at another brand is named to those who may work there', async () => {
    const bankId = '8765432109';
    const member = await regular({ bankId });
    const other = await buildMember(t, { bankId, brand: abroad });
    const id = await buildWithdrawalItem(t, { member });
    const signal = (await signalsOf('withdrawal', id)).get('same-account-elsewhere');
    expect(signal?.values).toEqual({ count: 1, brands: [abroad.id] });
    expect(signal?.proofs).toEqual([{ type: 'member', uuid: other.id, brandId: abroad.id }]);
    expect((await signalsOf('withdrawal', id, local)).size).toBe(0);
  });

  it('DSK-12 a slip: another name, many in an hour, and the comparison marks what differs', async () => {
    const member = await regular({ name: 'สมชาย ใจดี' });
    const earlier = [
      await buildSlipItem(t, { member, since: before(20 * MINUTE_MS) }),
      await buildSlipItem(t, { member, since: before(10 * MINUTE_MS) }),
    ];
    const id = await buildSlipItem(t, {
      member,
      amount: 50_000,
      requested_amount: 55_000,
      reason: 'SLIP_WRONG_SENDER',
      sender_name: 'นาย วิชัย มั่นคง',
      sender_bank: '004',
      sender_account: 'xxx-x-x0000-x',
      sending_bank: '004',
      trans_ref: 'A1',
    });
    const signals = await signalsOf('slip', id);
    expect(signals.get('name-mismatch')?.values).toEqual({ name: 'สมชาย ใจดี', otherName: 'นาย วิชัย มั่นคง' });
    expect(signals.get('many-slips')?.values).toEqual({ count: 3 });
    expect(signals.get('many-slips')?.proofs.map(({ uuid }) => uuid)).toEqual([...earlier].reverse());
    const { evidence, summary } = await read('slip', id);
    expect([evidence.slip?.code, summary]).toEqual(['SLIP_WRONG_SENDER', 'SLIP_WRONG_SENDER']);
    const rows = new Map(evidence.slip?.comparison.map((row) => [row.field, row]));
    expect(rows.get('amount')).toEqual({
      field: 'amount',
      member: '550.00',
      bank: '500.00',
      expected: null,
      differs: true,
    });
    expect(rows.get('senderName')).toMatchObject({ expected: 'สมชาย ใจดี', differs: true });
    expect(rows.get('senderBank')).toMatchObject({ bank: 'KBANK', expected: 'KBANK', differs: false });
    expect(rows.get('time')?.differs).toBe(false);
  });

  it('DSK-12 a deposit: a waiting bank line is a signal and part of the evidence', async () => {
    const member = await regular();
    const id = await buildDepositItem(t, { member, amount: 70_000 });
    const { company_account_id: accountId } = await t.db
      .selectFrom('deposit_requests')
      .select('company_account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const sender = { ...member, name: 'วิชัย มั่นคง', bankId: '1112223334' };
    const line = await buildBankLine(t, { member: sender, amount: 70_000, accountId });
    const signals = await signalsOf('deposit', id);
    expect([...signals.keys()]).toEqual(['line-waiting']);
    expect(signals.get('line-waiting')?.proofs).toEqual([
      { type: 'bank-line', uuid: line, brandId: home.id },
    ]);
    const { evidence } = await read('deposit', id);
    expect(evidence.deposit?.lines).toMatchObject([{ uuid: line, sender: 'no', amountDiffers: false }]);
    expect(evidence.deposit?.receiver).toMatchObject({ uuid: accountId, dailyLimit: null });
  });

  it('DSK-13 evidence names the member with balances and accounts, and masks account numbers', async () => {
    const member = await regular({ credit: 20_000 });
    const id = await buildWithdrawalItem(t, { member });
    const former = '5554443332';
    // Only the change of an account may write it.
    const owner = new pg.Client({ connectionString: t.access.owner });
    await owner.connect();
    await owner.query(
      `INSERT INTO member_bank_changes (brand_id, id, member_id, bank_name, bank_id, account_name, created_at)
       VALUES ($1, $2, $3, 'SCB', $4, $5, $6)`,
      [home.id, uuidv7(), member.id, former, member.name, before(DAY_MS)],
    );
    await owner.end();
    const item = await t.call('GET /api/staff/queue/{kind}/{uuid}', {
      as: staff,
      params: { kind: 'withdrawal', uuid: id },
    });
    const { evidence } = item.data;
    expect(evidence.member).toMatchObject({ username: member.username, credit: 200, withdrawnTotal: 500 });
    expect(evidence.member?.accounts).toMatchObject([
      { bankName: member.bankName, until: null },
      { bankName: 'SCB', since: null },
    ]);
    expect(evidence.withdrawal?.earlier).toMatchObject([{ status: 'SUCCESS', amount: 500 }]);
    for (const number of [member.bankId, former]) expect(item.text).not.toContain(number);
  });
});
