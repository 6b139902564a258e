import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '#server/platform/id';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildBankLine, buildCompanyAccount, buildMember, buildStaff } from '#server/testing/builders';
import type { TestMember, TestStaff } from '#server/testing/builders';
import { rounds } from '#server/testing/proving';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';

const APPROVE = 'POST /api/staff/deposit/{uuid}/approve';
const REJECT = 'POST /api/staff/deposit/{uuid}/reject';
const APPROVE_SLIP = 'POST /api/staff/slip/{uuid}/approve';
const REJECT_SLIP = 'POST /api/staff/slip/{uuid}/reject';

/** How often a race is repeated. */
const ROUNDS = rounds(5, 20);

describe('deposits and slips before staff', () => {
  let t: TestApp;
  let account: { id: string };
  let staff: readonly TestStaff[];
  beforeAll(async () => {
    t = await testApp({ connections: 40, ports: { transfers: null } });
    account = await buildCompanyAccount(t);
    staff = await Promise.all([buildStaff(t, 'operator'), buildStaff(t, 'admin')]);
  });
  afterEach(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });
  afterAll(() => t.close());

  const clerk = (n = 0) => {
    const found = staff[n % staff.length];
    if (!found) throw new Error('no staff');
    return found;
  };
  const request = async (as: TestMember, amount = 500) =>
    (await t.call('POST /api/auth/deposit-request', { as, body: { amount } })).data;
  const lineOf = (member: TestMember, payAmount: number, transRef?: string) =>
    buildBankLine(t, { member, amount: Math.round(payAmount * 100), accountId: account.id, transRef });
  const approve = (uuid: string, bankTransferId: string, n = 0) =>
    t.call(APPROVE, { as: clerk(n), params: { uuid }, body: { bankTransferId } });
  const approveSlip = (uuid: string, n = 0) => t.call(APPROVE_SLIP, { as: clerk(n), params: { uuid } });
  const credit = async (of: TestMember) => (await readBalance(t.db, of.brand.id, of.id)).available;
  const codesOf = (answers: readonly { status: number; error: { code: string } }[]) =>
    answers
      .map((answer) => (answer.status === 200 ? 'done' : `${answer.status} ${answer.error.code}`))
      .sort();

  /** A slip that the bank vouches for. Amounts in satang. */
  const slip = async (
    member: TestMember,
    status: 'PENDING_REVIEW' | 'VERIFIED',
    values: { amount?: number | null; transRef?: string } = {},
  ) => {
    const id = uuidv7();
    await t.db
      .insertInto('slips')
      .values({
        brand_id: member.brand.id,
        id,
        member_id: member.id,
        company_account_id: account.id,
        image_hash: randomBytes(32),
        file_name: `${id}.webp`,
        sending_bank: '004',
        trans_ref: values.transRef ?? randomBytes(8).toString('hex').toUpperCase(),
        amount: values.amount === undefined ? 50_000 : values.amount,
        transferred_at: t.clock.now(),
        status,
        created_at: t.clock.now(),
      })
      .execute();
    return id;
  };

  it('M13 two staff, twenty approvals each at once, credit a request once', async () => {
    const member = await buildMember(t);
    const { uuid, payAmount } = await request(member);
    const line = await lineOf(member, payAmount);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => approve(uuid, line, n)));
    expect(codesOf(answers)).toEqual([...Array.from({ length: 39 }, () => '409 STATE_CHANGED'), 'done']);
    expect(await credit(member)).toBe(Math.round(payAmount * 100));
    expect(
      (await t.call(REJECT, { as: clerk(), params: { uuid }, body: { reason: 'ไม่พบยอด' } })).error.code,
    ).toBe('STATE_CHANGED');
  });

  it('M13 D11 answers what was decided by whom, and writes the audit line with the ledger transaction', async () => {
    const member = await buildMember(t);
    const { uuid, payAmount } = await request(member);
    const { data } = await approve(uuid, await lineOf(member, payAmount));
    expect(data).toMatchObject({
      uuid,
      username: member.username,
      amount: payAmount,
      status: 'SUCCESS',
      decidedBy: clerk().email,
    });
    const row = await t.db
      .selectFrom('deposit_requests')
      .selectAll()
      .where('id', '=', uuid)
      .executeTakeFirstOrThrow();
    const lines = await t.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', uuid)
      .where('action', '=', 'deposit.approve')
      .execute();
    expect(lines).toMatchObject([
      { actor_kind: 'STAFF', actor_id: clerk().id, ledger_transaction_id: row.ledger_transaction_id },
    ]);
  });

  it('ST-20 rejects a request with the reason that its member reads, and credits nothing', async () => {
    const member = await buildMember(t);
    const { uuid, payAmount } = await request(member);
    const { data } = await t.call(REJECT, { as: clerk(), params: { uuid }, body: { reason: 'ไม่พบยอดโอน' } });
    expect(data).toMatchObject({ status: 'REJECTED', reason: 'ไม่พบยอดโอน' });
    expect((await approve(uuid, await lineOf(member, payAmount))).error.code).toBe('STATE_CHANGED');
    expect(await credit(member)).toBe(0);
    const { data: mine } = await t.call('GET /api/auth/deposit/{uuid}', {
      as: member,
      params: { uuid: member.id },
    });
    expect(mine.history).toMatchObject([{ uuid, status: 'REJECTED', reason: 'ไม่พบยอดโอน' }]);
  });

  it('M13 two staff, twenty approvals each at once, credit a slip once', async () => {
    const member = await buildMember(t);
    const id = await slip(member, 'PENDING_REVIEW');
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => approveSlip(id, n)));
    expect(codesOf(answers)).toEqual([...Array.from({ length: 39 }, () => '409 STATE_CHANGED'), 'done']);
    expect(await credit(member)).toBe(50_000);
  });

  it('S3 refuses to credit a slip that the bank has not confirmed, and ST-21 one that is not in the staff queue', async () => {
    const member = await buildMember(t);
    expect((await approveSlip(await slip(member, 'PENDING_REVIEW', { amount: null }))).error.code).toBe(
      'SLIP_WAITING',
    );
    expect((await approveSlip(await slip(member, 'VERIFIED'))).error.code).toBe('STATE_CHANGED');
    expect(await credit(member)).toBe(0);
  });

  it('S1 two slips of one transfer, of two members, pay once', async () => {
    const members = await Promise.all([buildMember(t), buildMember(t)]);
    const transRef = randomBytes(8).toString('hex').toUpperCase();
    const ids = await Promise.all(members.map((member) => slip(member, 'PENDING_REVIEW', { transRef })));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => approveSlip(ids[n % 2] ?? '', n)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const credits = await Promise.all(members.map(credit));
    expect(credits.sort()).toEqual([0, 50_000]);
  });

  it(`S1 a slip and the staff approval of the same transfer at once pay once in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const member = await buildMember(t);
      const { uuid, payAmount } = await request(member);
      const amount = Math.round(payAmount * 100);
      const transRef = randomBytes(8).toString('hex').toUpperCase();
      const id = await slip(member, 'VERIFIED', { amount, transRef });
      const confirm = () => t.call('POST /api/auth/slip/confirm', { as: member, body: { slipUuid: id } });
      const line = await lineOf(member, payAmount, transRef);
      const calls = [approve(uuid, line), confirm(), approve(uuid, line, 1), confirm()];
      await Promise.all(round % 2 === 0 ? calls : calls.reverse());
      expect(await credit(member)).toBe(amount);
    }
  }, 60_000);

  it('ST-21 rejects a slip with a reason, once', async () => {
    const member = await buildMember(t);
    const uuid = await slip(member, 'PENDING_REVIEW');
    const reject = () =>
      t.call(REJECT_SLIP, { as: clerk(), params: { uuid }, body: { reason: 'สลิปถูกแก้ไข' } });
    expect((await reject()).data).toMatchObject({
      uuid,
      slipUuid: uuid,
      status: 'REJECTED',
      reason: 'สลิปถูกแก้ไข',
      code: null,
    });
    expect((await reject()).error.code).toBe('STATE_CHANGED');
    expect((await approveSlip(uuid)).error.code).toBe('STATE_CHANGED');
    expect(await credit(member)).toBe(0);
  });

  it('lists by status, newest first, page by page', async () => {
    const fresh = await Promise.all([buildMember(t), buildMember(t), buildMember(t)]);
    const made: string[] = [];
    for (const member of fresh) {
      t.clock.advance(1_000);
      made.unshift((await request(member)).uuid);
    }
    const query = { status: 'PENDING', limit: '2' } as const;
    const first = await t.call('GET /api/staff/deposit', { as: clerk(), query });
    const second = await t.call('GET /api/staff/deposit', {
      as: clerk(),
      query: { ...query, cursor: first.meta.next ?? '' },
    });
    expect([...first.data, ...second.data].map(({ uuid }) => uuid).slice(0, 3)).toEqual(made);
    expect(new Set([...first.data, ...second.data].map(({ status }) => status))).toEqual(
      new Set(['PENDING']),
    );
    const slips = await t.call('GET /api/staff/slip', { as: clerk(), query: { status: 'REJECTED' } });
    expect(slips.data.every(({ status }) => status === 'REJECTED') && slips.data.length > 0).toBe(true);
    expect(
      (await t.call('GET /api/staff/slip', { as: clerk(), unchecked: { query: 'status=NONSENSE' } })).status,
    ).toBe(400);
    expect(
      (await t.call('GET /api/staff/deposit', { as: clerk(), query: { cursor: 'bm9uc2Vuc2U' } })).error.code,
    ).toBe('CURSOR_INVALID');
  });

  it('costs at most three queries a list with the session', async () => {
    for (const key of ['GET /api/staff/deposit', 'GET /api/staff/slip', 'GET /api/staff/withdraw'] as const) {
      expect((await t.queries(() => t.call(key, { as: clerk() }))).length).toBeLessThanOrEqual(2);
    }
  });
});
