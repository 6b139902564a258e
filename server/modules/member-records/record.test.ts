import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import {
  buildMember,
  buildStaff,
  openSession,
  type TestMember,
  type TestStaff,
} from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { buildOwner, type Owner } from '#tests/access/objects';

const PAGE = 'GET /api/staff/brand/{brandId}/member/{uuid}';
const NOTE = 'POST /api/staff/brand/{brandId}/member/{uuid}/note';
const UNPIN = 'POST /api/staff/brand/{brandId}/member/{uuid}/note/{noteUuid}/unpin';
const REVEAL = 'POST /api/staff/brand/{brandId}/member/{uuid}/reveal';

describe('the page of a member', () => {
  let t: TestApp;
  let operator: TestStaff;
  let owner: Owner;
  beforeAll(async () => {
    t = await testApp();
    operator = await buildStaff(t, 'operator');
    owner = await buildOwner(t, t.brand);
  });
  afterAll(() => t.close());

  const paramsOf = ({ brand, id }: TestMember) => ({ brandId: brand.id, uuid: id });
  const read = async (member: TestMember, as = operator) =>
    (await t.call(PAGE, { as, params: paramsOf(member) })).data;
  const audited = (action: string) =>
    t.db.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('id', 'desc').execute();

  it('DSK-31 shows balance, limits, accounts, sessions, open requests and totals, with numbers masked', async () => {
    const { member } = owner;
    const [friend, limit] = [
      { inviterId: member.id, username: 'friend01' },
      { period: 'DAY', amount: 500 } as const,
    ];
    await buildMember(t, friend);
    await t.call('POST /api/auth/responsible-play/limit', { as: member, body: limit });
    const data = await read(member);
    const { phone, bankId } = member;
    expect(data).toMatchObject({
      brandId: 'primary',
      member: { username: member.username, phone: `xxxxxx${phone.slice(-4)}`, status: 'ACTIVE' },
      warnings: [{ text: 'x', pinned: true }],
      balance: { credit: 1000, held: 0 },
      level: { level: 1 },
      account: { bankName: 'KBANK', bankId: expect.stringMatching(/^xxx-x-x\d{4}-x$/) as string },
      formerAccounts: [{ uuid: owner.ids.formerAccount }],
      referral: { friends: 1, latest: [{ username: 'friend01' }] },
      turnover: { open: 1 },
    });
    expect(data.play.limits.find(({ period }) => period === 'DAY')).toMatchObject({ amount: 500 });
    expect(data.requests.map(({ kind }) => kind).sort()).toEqual(
      ['adjustment', 'deposit', 'prize', 'reward', 'slip', 'withdrawal'].sort(),
    );
    expect(data.sessions.map(({ active }) => active)).toEqual([true, true]);
    for (const number of [phone, bankId]) expect(JSON.stringify(data)).not.toContain(number);
  });

  it('DSK-31 sums what was deposited, paid out and played', async () => {
    const member = await buildMember(t);
    const now = t.clock.now();
    const common = { brand_id: member.brand.id, member_id: member.id, created_at: now, completed_at: now };
    const account = { company_account_id: owner.ids.companyAccount, expires_at: now };
    for (const [n, amount] of [10_000, 25_050].entries())
      await t.db
        .insertInto('deposit_requests')
        .values({
          ...{ ...common, ...account, id: sql`gen_random_uuid()`, amount, pay_amount: amount + n },
          ...{ credited_amount: amount, status: 'SUCCESS' },
        })
        .execute();
    await t.db
      .insertInto('game_days')
      .values({
        ...{ brand_id: member.brand.id, member_id: member.id, id: sql`gen_random_uuid()` },
        ...{ day: '2026-01-01', rounds: 7, turnover: 9_000, win: 4_000 },
      })
      .execute();
    expect((await read(member)).totals).toMatchObject({
      deposits: { count: 2, amount: 350.5 },
      withdrawals: { count: 0, amount: 0, firstAt: null },
      play: { rounds: 7, bet: 90, win: 40, result: -50 },
      net: { deposits: 350.5, net: 350.5 },
    });
  });

  it('DSK-31 names who shares the bank account or a device, at brands where the caller may see members', async () => {
    const [, sibling = t.brand] = t.brands.all;
    const [one, other] = [
      await buildMember(t, { bankId: '5550001112' }),
      await buildMember(t, { bankId: '5550001112', brand: sibling }),
    ];
    const neighbour = await buildMember(t);
    const device = Buffer.alloc(32, 7);
    for (const member of [one, neighbour]) {
      const { sessionId } = await openSession(t, member);
      await t.db.updateTable('sessions').set({ device_hash: device }).where('id', '=', sessionId).execute();
    }
    const data = await read(one);
    expect(data.sameAccount).toMatchObject([{ brandId: 'sibling', username: other.username }]);
    expect(data.sameDevice).toMatchObject([{ username: neighbour.username }]);
    const local = await buildStaff(t, 'operator', 'primary');
    expect((await read(one, local)).sameAccount).toEqual([]);
  });

  it('DSK-33 notes never change; a pin is a warning until somebody removes it', async () => {
    const member = await buildMember(t);
    const params = paramsOf(member);
    const { data } = await t.call(NOTE, {
      as: operator,
      params,
      body: { text: ' โทรยืนยันแล้ว\nรอเอกสาร ', pinned: true },
    });
    expect(data).toMatchObject({ text: 'โทรยืนยันแล้ว\nรอเอกสาร', by: 'operator', pinned: true });
    await t.call(NOTE, { as: operator, params, body: { text: 'ทั่วไป' } });
    expect((await read(member)).warnings.map(({ uuid }) => uuid)).toEqual([data.uuid]);
    t.clock.advance(MINUTE_MS);
    const later = await buildStaff(t, 'operator');
    const unpin = () => t.call(UNPIN, { as: later, params: { ...params, noteUuid: data.uuid } });
    expect((await unpin()).data).toMatchObject({ text: data.text, pinned: false, unpinnedBy: 'operator' });
    expect((await unpin()).error.code).toBe('STATE_CHANGED');
    expect((await read(member)).warnings).toEqual([]);
    expect(await audited('member.unpinNote')).toMatchObject([{ actor_id: later.id, subject_id: member.id }]);
    for (const change of [sql`UPDATE member_notes SET text = 'y'`, sql`DELETE FROM member_notes`])
      await expect(change.execute(t.db)).rejects.toThrow(/permission denied/);
    const empty = await t.call(NOTE, { as: operator, params, body: { text: ' \n ' } });
    expect([empty.status, empty.error.code]).toEqual([400, 'FIELD_INVALID']);
  });

  it('DSK-34 reveals one number for a reason, which is audited with the number masked', async () => {
    const { member, ids } = owner;
    const params = paramsOf(member);
    const reveal = async (body: {
      field: 'PHONE' | 'BANK_ACCOUNT' | 'FORMER_BANK_ACCOUNT';
      accountUuid?: string;
    }) => t.call(REVEAL, { as: operator, params, body: { ...body, reason: 'โทรหาลูกค้า' } });
    expect((await reveal({ field: 'PHONE' })).data).toEqual({ value: member.phone });
    expect((await reveal({ field: 'BANK_ACCOUNT' })).data).toEqual({ value: member.bankId });
    const former = { field: 'FORMER_BANK_ACCOUNT', accountUuid: ids.formerAccount } as const;
    expect((await reveal(former)).data).toEqual({ value: member.bankId });
    expect((await reveal({ field: 'FORMER_BANK_ACCOUNT' })).status).toBe(404);
    const lines = await audited('member.reveal');
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatchObject({
      actor_id: operator.id,
      subject_id: member.id,
      detail: { field: 'PHONE', number: `xxxxxx${member.phone.slice(-4)}`, reason: 'โทรหาลูกค้า' },
    });
    const without = await t.call(REVEAL, { as: operator, params, unchecked: { body: { field: 'PHONE' } } });
    expect(without.status).toBe(400);
  });

  it('DSK-34 reveals nothing without the permission, and leaves no trace of a refused call', async () => {
    const { member } = owner;
    const before = (await audited('member.reveal')).length;
    const call = async (as: TestStaff) => {
      const body = { field: 'PHONE', reason: 'x' } as const;
      const { status, text } = await t.call(REVEAL, { as, params: paramsOf(member), body });
      expect(text).not.toContain(member.phone);
      return status;
    };
    for (const role of ['support', 'publisher'] as const)
      expect([role, await call(await buildStaff(t, role))]).toEqual([role, 403]);
    expect(await call(await buildStaff(t, 'operator', 'sibling'))).toBe(404);
    expect(await audited('member.reveal')).toHaveLength(before);
  });

  it('DSK-35 suspends and restores a member of any brand, each with a reason', async () => {
    const [, sibling = t.brand] = t.brands.all;
    const member = await buildMember(t, { brand: sibling });
    const act = (step: 'suspend' | 'restore') =>
      t.call(`POST /api/staff/brand/{brandId}/member/{uuid}/${step}` as const, {
        ...{ as: operator, brand: t.brand, params: paramsOf(member), body: { reason: `เหตุผล ${step}` } },
      });
    expect((await act('suspend')).data).toEqual({ uuid: member.id, status: 'SUSPENDED' });
    expect((await act('suspend')).error.code).toBe('STATE_CHANGED');
    expect((await read(member)).sessions.map(({ active }) => active)).toEqual([false]);
    expect((await act('restore')).data.status).toBe('ACTIVE');
    const [line] = await audited('member.restore');
    expect(line).toMatchObject({ brand_id: 'sibling', detail: { reason: 'เหตุผล restore' } });
  });
});
