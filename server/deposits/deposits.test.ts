import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction';
import { AppError } from '#server/http/appError';
import { uuidv7 } from '#server/id';
import { readBalance } from '#server/ledger/accounts';
import { bahtToSatang } from '#server/ledger/money';
import type { IncomingTransfer } from '#server/ports/bank/bankFeed';
import { buildCompanyAccount, buildMember, buildStaff } from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import { newReference } from '#server/testing/slips';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { approveRequest } from './approveRequest';
import { settleSlip } from './settleSlip';
import { takeTransfer } from './takeTransfer';

const MINUTE = 60_000;

describe('deposits become credit', () => {
  const brands = [testBrand('primary'), testBrand('sibling')] as const;
  let t: TestApp;
  let account: { id: string; bankName: string; bankId: string };
  let staffId: string;
  let member: TestMember;
  beforeAll(async () => {
    t = await testApp({ connections: 40, brands });
    account = await buildCompanyAccount(t);
    staffId = (await buildStaff(t, 'operator')).id;
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    member = await buildMember(t);
    t.clock.advance(MINUTE);
  });
  afterEach(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });

  const ask = async (as = member, amount = 500) =>
    (await t.call('POST /api/auth/deposit-request', { as, body: { amount } })).data;
  const transferOf = (payAmount: number, change: Partial<IncomingTransfer> = {}): IncomingTransfer => ({
    sendingBank: '004',
    transRef: newReference(),
    to: account,
    sender: { bankName: member.bankName, account: member.bankId, name: member.name },
    amount: bahtToSatang(payAmount),
    transferredAt: t.clock.now(),
    ...change,
  });
  const take = (transfer: IncomingTransfer) => takeTransfer(t.db, t.brands, transfer, t.clock.now());
  const balance = async (of = member) => (await readBalance(t.db, of.brand.id, of.id)).available;
  const by = () => ({
    actor: { kind: 'STAFF', id: staffId } as const,
    action: 'deposit.approve',
    now: t.clock.now(),
  });
  const approve = (uuid: string) => inTransaction(t.db, (trx) => approveRequest(trx, t.brand, uuid, by()));
  const requestRow = (uuid: string) =>
    t.db.selectFrom('deposit_requests').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow();
  const lineOf = (transfer: IncomingTransfer) =>
    t.db
      .selectFrom('bank_transfers')
      .select(['status', 'deposit_request_id'])
      .where('trans_ref', '=', transfer.transRef)
      .execute();
  const codeOf = (error: unknown) => (error instanceof AppError ? error.code : error);

  /** A slip that the bank has vouched for. */
  const verifiedSlip = async (transfer: IncomingTransfer, of = member) =>
    t.db
      .insertInto('slips')
      .values({
        brand_id: of.brand.id,
        id: uuidv7(),
        member_id: of.id,
        company_account_id: account.id,
        image_hash: Buffer.from(transfer.transRef),
        file_name: 'none.jpg',
        sending_bank: transfer.sendingBank,
        trans_ref: transfer.transRef,
        amount: transfer.amount,
        transferred_at: transfer.transferredAt,
        status: 'VERIFIED',
        created_at: t.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  const confirm = (slipId: string, as = member) =>
    t.call('POST /api/auth/slip/confirm', { as, body: { slipUuid: slipId } });

  it('ST-20 credits the request that a transfer pays to the satang, and keeps the whole trail', async () => {
    const request = await ask();
    const transfer = transferOf(request.payAmount);
    expect(await take(transfer)).toBe('MATCHED');
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
    const row = await requestRow(request.uuid);
    expect(row).toMatchObject({ status: 'SUCCESS', credited_amount: transfer.amount, handled_by: null });
    expect(await lineOf(transfer)).toEqual([{ status: 'MATCHED', deposit_request_id: request.uuid }]);
    const claim = await t.db
      .selectFrom('transfer_claims')
      .selectAll()
      .where('trans_ref', '=', transfer.transRef)
      .executeTakeFirst();
    expect(claim).toMatchObject({ paid_id: request.uuid, ledger_transaction_id: row.ledger_transaction_id });
    const line = await t.db
      .selectFrom('audit_log')
      .selectAll()
      .where('ledger_transaction_id', '=', row.ledger_transaction_id)
      .execute();
    expect(line).toMatchObject([{ action: 'deposit.matched', actor_kind: 'SYSTEM' }]);
  });

  it('S1 takes a transfer once, however often the bank reports it', async () => {
    const request = await ask();
    const transfer = transferOf(request.payAmount);
    const taken = await Promise.all(Array.from({ length: 30 }, () => take(transfer)));
    expect(taken.filter((result) => result === 'MATCHED')).toHaveLength(1);
    expect(await balance()).toBe(transfer.amount);
    const second = await ask();
    expect(
      await take({
        ...transfer,
        transRef: transfer.transRef.toLowerCase(),
        amount: bahtToSatang(second.payAmount),
      }),
    ).toBe('KNOWN');
    expect(await balance()).toBe(transfer.amount);
  });

  it('credits a confirmed request long after its time', async () => {
    const request = await ask();
    await t.call('POST /api/auth/deposit-request/confirm/transfer', {
      as: member,
      body: { uuid: request.uuid },
    });
    t.clock.advance(29 * MINUTE);
    expect(await take(transferOf(request.payAmount))).toBe('MATCHED');
  });

  it('credits a transfer that was made in time and reported late', async () => {
    const request = await ask();
    const made = new Date(Date.parse(request.expiredAt) - 1_000);
    t.clock.set(new Date(Date.parse(request.expiredAt) + 1_000));
    expect(await take(transferOf(request.payAmount, { transferredAt: made }))).toBe('MATCHED');
  });

  it.each<[string, (payAmount: number) => Partial<IncomingTransfer>]>([
    ['another amount', (payAmount) => ({ amount: bahtToSatang(payAmount) + 1 })],
    [
      'a transfer of before the request',
      () => ({ transferredAt: new Date(t.clock.now().getTime() - 3 * MINUTE) }),
    ],
    [
      'a transfer of after its time',
      () => ({ transferredAt: new Date(t.clock.now().getTime() + 16 * MINUTE) }),
    ],
    [
      'S5 another person’s account',
      () => ({ sender: { bankName: 'KBANK', account: '9999999999', name: 'สมชาย ใจดี' } }),
    ],
    ['S5 another bank', () => ({ sender: { bankName: 'SCB', account: member.bankId, name: 'สมชาย ใจดี' } })],
    ['S5 another name', () => ({ sender: { bankName: 'KBANK', account: 'xxx', name: 'มานะ อดทน' } })],
  ])('leaves %s to staff', async (_, change) => {
    const request = await ask();
    const transfer = transferOf(request.payAmount, change(request.payAmount));
    expect(await take(transfer)).toBe('UNMATCHED');
    expect(await lineOf(transfer)).toEqual([{ status: 'UNMATCHED', deposit_request_id: null }]);
    expect([await balance(), (await requestRow(request.uuid)).status]).toEqual([0, 'PENDING']);
  });

  it('M13 S1 of feed, staff and the member’s own clicks at once, one credits, twenty times over', async () => {
    for (let round = 0; round < 20; round += 1) {
      const one = await buildMember(t);
      const request = await ask(one);
      const transfer = transferOf(request.payAmount, {
        sender: { bankName: one.bankName, account: one.bankId, name: one.name },
      });
      await Promise.allSettled([
        ...Array.from({ length: 4 }, () => take(transfer)),
        ...Array.from({ length: 4 }, () => approve(request.uuid)),
        t.call('POST /api/auth/deposit-request/confirm/transfer', { as: one, body: { uuid: request.uuid } }),
        t.call('POST /api/auth/deposit-request/cancel', { as: one, body: { uuid: request.uuid } }),
      ]);
      const { status } = await requestRow(request.uuid);
      expect(await balance(one)).toBe(status === 'CANCELLED' ? 0 : transfer.amount);
      expect(['SUCCESS', 'CANCELLED']).toContain(status);
    }
  }, 60_000);

  it('M13 forty approvals of two staff credit once', async () => {
    const request = await ask();
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => approve(request.uuid)));
    const refused = results
      .filter((result) => result.status === 'rejected')
      .map(({ reason }) => codeOf(reason));
    expect(refused).toEqual(Array.from({ length: 39 }, () => 'STATE_CHANGED'));
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
    expect((await requestRow(request.uuid)).handled_by).toBe(staffId);
  });

  it('S1 an approval takes the transfer that staff saw with it, so its slip pays nothing', async () => {
    const request = await ask(member, 611);
    const transfer = transferOf(request.payAmount, {
      sender: { bankName: null, account: 'xxx', name: 'MR SOMCHAI' },
    });
    expect(await take(transfer)).toBe('UNMATCHED');
    const before = await verifiedSlip(transfer);
    await approve(request.uuid);
    expect(await lineOf(transfer)).toEqual([{ status: 'MATCHED', deposit_request_id: request.uuid }]);
    for (const slip of [before, await verifiedSlip(transfer)])
      expect((await confirm(slip.id)).error.code).toBe('SLIP_DUPLICATE');
    expect(await balance()).toBe(transfer.amount);
  });

  it('S1 a slip ends the open request that it pays; neither staff nor feed credit it again', async () => {
    const request = await ask();
    const transfer = transferOf(request.payAmount);
    const slip = await verifiedSlip(transfer);
    expect((await confirm(slip.id)).data).toMatchObject({ status: 'SUCCESS', amount: request.payAmount });
    expect(await requestRow(request.uuid)).toMatchObject({
      status: 'SUCCESS',
      channel: 'SLIP',
      credited_amount: transfer.amount,
    });
    await expect(approve(request.uuid)).rejects.toMatchObject({ code: 'STATE_CHANGED' });
    expect(await take(transfer)).toBe('MATCHED');
    expect(await balance()).toBe(transfer.amount);
  });

  it('S1 one slip against the approval of its own request, at once, credits once, twenty times over', async () => {
    for (let round = 0; round < 20; round += 1) {
      const one = await buildMember(t);
      const request = await ask(one);
      const transfer = transferOf(request.payAmount);
      const slip = await verifiedSlip(transfer, one);
      await Promise.allSettled([
        approve(request.uuid),
        confirm(slip.id, one),
        approve(request.uuid),
        confirm(slip.id, one),
      ]);
      expect(await balance(one)).toBe(transfer.amount);
      // Asked again, the slip that came second goes to a person, who may know better.
      await confirm(slip.id, one);
      expect(await balance(one)).toBe(transfer.amount);
      const { status } = await t.db
        .selectFrom('slips')
        .select('status')
        .where('id', '=', slip.id)
        .executeTakeFirstOrThrow();
      expect(['SUCCESS', 'PENDING_REVIEW']).toContain(status);
    }
  }, 60_000);

  it('S1 a slip after a nameless approval of the same amount goes to staff, who alone may credit it too', async () => {
    const request = await ask();
    await approve(request.uuid);
    const slip = await verifiedSlip(transferOf(request.payAmount));
    expect((await confirm(slip.id)).data).toMatchObject({
      status: 'PENDING_REVIEW',
      reason: 'สลิปนี้ถูกใช้งานแล้ว',
    });
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
    const sent = await t.db
      .selectFrom('slips')
      .selectAll()
      .where('id', '=', slip.id)
      .executeTakeFirstOrThrow();
    await inTransaction(t.db, (trx) =>
      settleSlip(trx, { brand: t.brand, slip: sent, from: ['PENDING_REVIEW'], by: by() }),
    );
    expect(await balance()).toBe(2 * bahtToSatang(request.payAmount));
  });

  it('S1 an approval that took another transfer of the same amount leaves the slip to staff too', async () => {
    const request = await ask(member, 622);
    await take(
      transferOf(request.payAmount, {
        sender: { bankName: 'SCB', account: '1112223334', name: 'มานะ อดทน' },
      }),
    );
    await approve(request.uuid);
    const slip = await verifiedSlip(transferOf(request.payAmount));
    expect((await confirm(slip.id)).data.status).toBe('PENDING_REVIEW');
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
  });

  it('S1 a member who pays one request twice is credited twice, when the bank itself told of the first', async () => {
    const request = await ask();
    await take(transferOf(request.payAmount));
    const slip = await verifiedSlip(transferOf(request.payAmount));
    expect((await confirm(slip.id)).data.status).toBe('SUCCESS');
    expect(await balance()).toBe(2 * bahtToSatang(request.payAmount));
  });

  it('S1 a feed line that waits for staff is done once its slip is credited', async () => {
    const transfer = transferOf(321);
    expect(await take(transfer)).toBe('UNMATCHED');
    const slip = await verifiedSlip(transfer);
    expect((await confirm(slip.id)).data.status).toBe('SUCCESS');
    expect(await lineOf(transfer)).toEqual([{ status: 'MATCHED', deposit_request_id: slip.id }]);
    const history = await t.call('GET /api/auth/deposit/{uuid}', { as: member, params: { uuid: member.id } });
    expect(history.data.history).toMatchObject([
      { uuid: slip.id, amount: 321, channel: 'SLIP', status: 'SUCCESS' },
    ]);
  });

  it('S1 I7 one transfer pays in one brand only, also where two brands share an account', async () => {
    await t.db
      .insertInto('company_accounts')
      .values({
        brand_id: brands[1].id,
        id: uuidv7(),
        bank_name: account.bankName,
        bank_id: account.bankId,
        account_name: 'บจก. ศาลา',
        opened_at: new Date(0),
        created_at: t.clock.now(),
      })
      .execute();
    const other = await buildMember(t, { brand: brands[1] });
    await t.db
      .updateTable('member_banks')
      .set({ bank_id: member.bankId })
      .where('member_id', '=', other.id)
      .execute();
    const mine = await ask();
    const theirs = await ask(other);
    await t.db
      .updateTable('deposit_requests')
      .set({ pay_amount: bahtToSatang(mine.payAmount) })
      .where('id', '=', theirs.uuid)
      .execute();
    const transfer = transferOf(mine.payAmount);
    await take(transfer);
    expect([await balance(), await balance(other)].sort((a, b) => a - b)).toEqual([0, transfer.amount]);
    expect((await lineOf(transfer)).map(({ status }) => status)).toEqual(['MATCHED', 'MATCHED']);
  });

  it('LVL-09 LVL-11 raises the level by deposits, never past a disabled one, never down', async () => {
    const { levels } = t.brand;
    const levelOf = async (id: string) =>
      (await t.db.selectFrom('members').select('level').where('id', '=', id).executeTakeFirstOrThrow()).level;
    const pay = async (amount: number) => {
      const slip = await verifiedSlip(transferOf(amount));
      expect((await confirm(slip.id)).status).toBe(200);
    };
    await pay(levels['1'].nextLevelAmount - 1);
    expect(await levelOf(member.id)).toBe(1);
    await pay(1);
    expect(await levelOf(member.id)).toBe(2);
    await pay(9_000_000);
    const highest = ([1, 2, 3, 4, 5, 6] as const).find((key) => levels[key].disabled);
    expect(await levelOf(member.id)).toBe(highest === undefined ? 6 : highest - 1);
    await t.db.updateTable('members').set({ level: 6 }).where('id', '=', member.id).execute();
    await pay(1);
    expect(await levelOf(member.id)).toBe(6);
  });

  it('D13 credits in at most eight queries', async () => {
    // The very first deposit also opens the member's accounts in the ledger.
    await approve((await ask()).uuid);
    const request = await ask();
    const slip = await verifiedSlip(transferOf(request.payAmount));
    const session =
      (await t.queries(() => t.call('GET /api/auth/configuration/list', { as: member }))).length - 1;
    const queries = await t.queries(() => confirm(slip.id));
    expect(queries.length - session).toBeLessThanOrEqual(8);
    const second = await ask();
    expect((await t.queries(() => approve(second.uuid))).length).toBeLessThanOrEqual(8);
  });

  it('D11 no account number of a payer reaches the audit trail', async () => {
    const request = await ask();
    await take(transferOf(request.payAmount));
    const lines = await t.db.selectFrom('audit_log').select('detail').execute();
    expect(JSON.stringify(lines)).not.toContain(member.bankId);
    expect(t.logs.join('\n')).not.toContain(member.bankId);
  });
});
