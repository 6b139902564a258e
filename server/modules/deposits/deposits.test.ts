import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import { bahtToSatang } from '#core/money/money';
import { MINUTE_MS } from '#core/time/durations';
import type { IncomingTransfer } from '#server/providers/ports/bankFeed';
import { buildMember } from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import { depositTools } from '#server/testing/depositTools';
import { rounds } from '#server/testing/proving';
import type { TestApp } from '#server/testing/testApp';

/** How often a race is repeated. */
const ROUNDS = rounds(5, 20);

describe('requests become credit', () => {
  const tools = depositTools();
  const { ask, transferOf, take, approve, balance, requestRow, lineOf } = tools;
  let t: TestApp;
  let account: ReturnType<typeof tools.current>['account'];
  let staffId: string;
  let member: TestMember;
  beforeEach(() => {
    ({ t, account, staffId, member } = tools.current());
  });
  const codeOf = (error: unknown) => (error instanceof AppError ? error.code : error);

  it('ST-20 credits the request that a transfer pays to the satang, with a complete trail', async () => {
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
    t.clock.advance(29 * MINUTE_MS);
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
      () => ({ transferredAt: new Date(t.clock.now().getTime() - 3 * MINUTE_MS) }),
    ],
    [
      'a transfer of after its time',
      () => ({ transferredAt: new Date(t.clock.now().getTime() + 16 * MINUTE_MS) }),
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

  it(`M13 S1 of feed, staff and the member’s own clicks at once, one credits in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
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

  it('S1 I7 one transfer pays in one brand only, also where two brands share an account', async () => {
    await t.db
      .insertInto('company_accounts')
      .values({
        brand_id: (t.brands.all[1] ?? t.brand).id,
        id: uuidv7(),
        bank_name: account.bankName,
        bank_id: account.bankId,
        account_name: 'บจก. ศาลา',
        opened_at: new Date(0),
        created_at: t.clock.now(),
      })
      .execute();
    const other = await buildMember(t, { brand: t.brands.all[1] ?? t.brand, bankId: member.bankId });
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

  it('D11 no account number of a payer reaches the audit trail', async () => {
    const request = await ask();
    await take(transferOf(request.payAmount));
    const lines = await t.db.selectFrom('audit_log').select('detail').execute();
    expect(JSON.stringify(lines)).not.toContain(member.bankId);
    expect(t.logs.join('\n')).not.toContain(member.bankId);
  });
});
