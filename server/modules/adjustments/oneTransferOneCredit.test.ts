import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCredits } from '#server/modules/reconciliation/checkCredits';
import { uuidv7 } from '#server/platform/id';
import { bahtToSatang } from '#core/money/money';
import { HOUR_MS } from '#core/time/durations';
import { buildBankLine, buildMember, buildStaff } from '#server/testing/builders';
import type { TestMember, TestStaff } from '#server/testing/builders';
import { depositTools } from '#server/testing/depositTools';
import { rounds } from '#server/testing/proving';
import type { TestApp } from '#server/testing/testApp';

const APPROVE = 'POST /api/staff/deposit/{uuid}/approve';
const ADJUST = 'POST /api/staff/adjustment/{uuid}/approve';
const SLIP = 'POST /api/staff/slip/{uuid}/approve';
const reason = 'เห็นยอดในแอปธนาคาร';
const BAHT = 100;

/** One person may adjust 5,000 baht a day without approval. */
describe('one transfer is credited once', () => {
  const tools = depositTools(undefined, { adjustAlone: 5_000 * BAHT });
  const { ask, transferOf, take, confirm, confirmTransfer, balance, verifiedSlip, lineOf } = tools;
  let t: TestApp;
  let member: TestMember;
  let account: { readonly id: string };
  let first: TestStaff;
  let second: TestStaff;
  beforeEach(async () => {
    ({ t, member, account } = tools.current());
    first = await buildStaff(t, 'operator', t.brand.id);
    second = await buildStaff(t, 'operator', t.brand.id);
  });
  afterEach(async () => {
    expect(await checkCredits(t.db, t.brand.id)).toEqual([]);
  });

  const approve = (uuid: string, body: object, as = first) => t.call(APPROVE, { as, params: { uuid }, body });
  const without = { withoutTransfer: true, reason };
  const byHand = async (amount: number) => {
    const request = await ask(member, amount);
    await confirmTransfer(request.uuid);
    const { data } = await approve(request.uuid, without);
    return { request, data };
  };
  const slipRow = (id: string) =>
    t.db.selectFrom('slips').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('a slip of a transfer with a manual credit goes to staff and needs two people', async () => {
    const { request, data } = await byHand(1_500);
    expect(data).toMatchObject({ status: 'SUCCESS', waiting: null, near: [] });
    // The requested amount without the satang that distinguish requests.
    const transfer = transferOf(1_500);
    const slip = await verifiedSlip(transfer);
    const answer = await confirm(slip.id);
    expect(answer.data).toMatchObject({ status: 'PENDING_REVIEW', code: 'SLIP_CREDIT_NEAR' });
    expect(answer.data.reason).toContain('ยอดใกล้เคียงกัน');
    const { data: waiting } = await t.call('GET /api/staff/slip', {
      as: first,
      query: { status: 'PENDING_REVIEW' },
    });
    const shown = waiting.find(({ uuid }) => uuid === slip.id);
    expect(shown?.near).toMatchObject([{ kind: 'DEPOSIT', uuid: request.uuid, backed: false }]);
    const decide = (body: object, as: TestStaff) => t.call(SLIP, { as, params: { uuid: slip.id }, body });
    expect((await decide({}, second)).error.code).toBe('CREDIT_NEAR');
    expect((await decide({ anotherTransfer: true }, first)).error.code).toBe('SECOND_PERSON_NEEDED');
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
    const link = { as: second, params: { uuid: slip.id }, body: { creditUuid: request.uuid } };
    expect((await t.call('POST /api/staff/slip/{uuid}/link', link)).data.status).toBe('DUPLICATE');
    expect(await slipRow(slip.id)).toMatchObject({ reason: 'SLIP_LINKED', handled_by: second.id });
    expect(await take(transfer)).toBe('MATCHED');
    expect((await lineOf(transfer)).map(({ status }) => status)).toEqual(['LINKED']);
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
  });

  it('with an open bank line, an approval without it needs a second person', async () => {
    const request = await ask(member, 1_500);
    const transfer = transferOf(1_500);
    expect(await take(transfer)).toBe('UNMATCHED');
    await confirmTransfer(request.uuid);
    const { data } = await approve(request.uuid, without);
    expect(data).toMatchObject({ status: 'TRANSFERRED', near: [{ kind: 'LINE', amount: 1_500 }] });
    expect(data.waiting).not.toBeNull();
    const params = { uuid: data.waiting ?? '' };
    expect((await t.call(ADJUST, { as: first, params })).error.code).toBe('ADJUSTMENT_OWN');
    expect((await t.call(ADJUST, { as: second, params })).error.code).toBe('CREDIT_NEAR');
    expect(await balance()).toBe(0);
    const bankTransferId = data.near[0]?.uuid ?? '';
    expect((await approve(request.uuid, { bankTransferId })).data).toMatchObject({
      status: 'SUCCESS',
      bankTransferUuid: bankTransferId,
    });
    expect(await balance()).toBe(1_500 * BAHT);
    const slip = await verifiedSlip(transfer);
    expect((await confirm(slip.id)).error.code).toBe('SLIP_DUPLICATE');
    const late = await t.call(ADJUST, { as: second, params, body: { anotherTransfer: true } });
    expect(late.error.code).toBe('STATE_CHANGED');
    expect(await balance()).toBe(1_500 * BAHT);
  });

  it('a request near a credited slip needs a second person, who sees the slip’s credit', async () => {
    const request = await ask(member, 2_000);
    const slip = await verifiedSlip(transferOf(2_000));
    expect((await confirm(slip.id)).data.status).toBe('SUCCESS');
    await confirmTransfer(request.uuid);
    const { data } = await approve(request.uuid, without);
    expect(data).toMatchObject({
      status: 'TRANSFERRED',
      near: [{ uuid: slip.id, amount: 2_000, backed: true }],
    });
    expect(await balance()).toBe(2_000 * BAHT);
    const { data: adjustments } = await t.call('GET /api/staff/adjustment', {
      as: second,
      query: { status: 'PENDING' },
    });
    const waiting = adjustments.find(({ depositUuid }) => depositUuid === request.uuid);
    expect(waiting).toMatchObject({ kind: 'DEPOSIT', uuid: data.waiting, near: [{ uuid: slip.id }] });
    const params = { uuid: waiting?.uuid ?? '' };
    expect((await t.call(ADJUST, { as: second, params })).error.code).toBe('CREDIT_NEAR');
    expect((await approve(request.uuid, without, second)).error.code).toBe('DECISION_WAITING');
    const { data: rejected } = await t.call('POST /api/staff/adjustment/{uuid}/reject', {
      ...{ as: second, params, body: { reason: 'โอนครั้งเดียว' } },
    });
    expect(rejected.status).toBe('REJECTED');
    expect(await balance()).toBe(2_000 * BAHT);
  });

  it('an unconfirmed request is not credited without a line, and an approval names either a line or a reason', async () => {
    const request = await ask(member, 500);
    expect((await approve(request.uuid, without)).error.code).toBe('TRANSFER_NOT_CONFIRMED');
    expect((await approve(request.uuid, {})).error.code).toBe('TRANSFER_OR_REASON');
    expect((await approve(request.uuid, { withoutTransfer: true })).error.code).toBe('TRANSFER_OR_REASON');
    const bankTransferId = await buildBankLine(t, { member, amount: 500 * BAHT, accountId: account.id });
    expect((await approve(request.uuid, { bankTransferId, ...without })).error.code).toBe(
      'TRANSFER_OR_REASON',
    );
    expect((await approve(request.uuid, { bankTransferId: uuidv7() })).error.code).toBe('NOT_FOUND');
    const elsewhere = await buildBankLine(t, { member, amount: 500 * BAHT });
    expect((await approve(request.uuid, { bankTransferId: elsewhere })).error.code).toBe(
      'TRANSFER_OTHER_ACCOUNT',
    );
    expect(await balance()).toBe(0);
    expect((await approve(request.uuid, { bankTransferId })).data.status).toBe('SUCCESS');
    expect(await balance()).toBe(500 * BAHT);
    const next = await ask(member, 500);
    expect((await approve(next.uuid, { bankTransferId })).error.code).toBe('TRANSFER_USED');
  });

  it('an approval without a line counts towards the daily adjustment limit', async () => {
    const { data: one } = await byHand(3_000);
    expect(one.status).toBe('SUCCESS');
    const other = await buildMember(t);
    const body = {
      username: other.username,
      direction: 'ADD',
      amount: 1_500,
      kind: 'COMPENSATION',
      reason,
    } as const;
    expect((await t.call('POST /api/staff/adjustment', { as: first, body })).data.status).toBe('SUCCESS');
    const third = await buildMember(t);
    const request = await ask(third, 600);
    await confirmTransfer(request.uuid, third);
    const { data } = await approve(request.uuid, without);
    expect([data.status, data.near]).toEqual(['TRANSFERRED', []]);
    const params = { uuid: data.waiting ?? '' };
    expect((await t.call(ADJUST, { as: first, params })).error.code).toBe('ADJUSTMENT_OWN');
    const { data: agreed } = await t.call(ADJUST, { as: second, params });
    expect(agreed).toMatchObject({ status: 'SUCCESS', decidedBy: second.email, proposedBy: first.email });
    expect(await balance(third)).toBe(bahtToSatang(request.payAmount));
    const mine = await t.call('GET /api/auth/user/adjustment', { as: third });
    expect(mine.data).toEqual([]);
  });

  it('a late line of a manual credit stays open, is offered as a match, and is linked without a second credit', async () => {
    const { request } = await byHand(800);
    await ask(member, 800);
    const transfer = transferOf(request.payAmount);
    expect(await take(transfer)).toBe('UNMATCHED');
    const { data } = await t.call('GET /api/staff/bank-transfer', {
      as: first,
      query: { amount: String(request.payAmount) },
    });
    const line = data.find(({ transRef }) => transRef === transfer.transRef);
    expect(line?.candidates).toContainEqual(
      expect.objectContaining({ kind: 'DEPOSIT', uuid: request.uuid, username: member.username }),
    );
    const params = { uuid: line?.uuid ?? '' };
    const link = () =>
      t.call('POST /api/staff/bank-transfer/{uuid}/link', {
        as: first,
        params,
        body: { creditUuid: request.uuid },
      });
    const answers = await Promise.all(Array.from({ length: 10 }, link));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [done] = answers.filter(({ status }) => status === 200);
    expect(done?.data).toMatchObject({ status: 'LINKED', creditUuid: request.uuid, decidedBy: first.email });
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
    const again = transferOf(request.payAmount);
    expect(await take(again)).toBe('UNMATCHED');
    const twice = await t.db
      .selectFrom('bank_transfers')
      .select('id')
      .where('trans_ref', '=', again.transRef)
      .executeTakeFirstOrThrow();
    const refused = await t.call('POST /api/staff/bank-transfer/{uuid}/link', {
      ...{ as: first, params: { uuid: twice.id }, body: { creditUuid: request.uuid } },
    });
    expect(refused.error.code).toBe('CREDIT_NOT_NEAR');
  });

  it('an exact line of another open request waits while a manual credit near its amount has no line', async () => {
    await byHand(900);
    const next = await ask(member, 900);
    const transfer = transferOf(next.payAmount);
    expect(await take(transfer)).toBe('UNMATCHED');
    const line = await t.db
      .selectFrom('bank_transfers')
      .select('id')
      .where('trans_ref', '=', transfer.transRef)
      .executeTakeFirstOrThrow();
    expect((await approve(next.uuid, { bankTransferId: line.id })).error.code).toBe('CREDIT_NEAR');
    const body = { bankTransferId: line.id, anotherTransfer: true };
    expect((await approve(next.uuid, body)).error.code).toBe('SECOND_PERSON_NEEDED');
    expect((await approve(next.uuid, body, second)).data.status).toBe('SUCCESS');
    expect(
      (await t.call('GET /api/staff/bank-transfer', { as: second, query: { status: 'MATCHED' } })).data[0],
    ).toMatchObject({ uuid: line.id, creditUuid: next.uuid, candidates: [] });
  });

  it('an adjustment near a credit needs a second person, and a slip near an adjustment waits', async () => {
    const slip = await verifiedSlip(transferOf(700));
    await confirm(slip.id);
    const body = {
      username: member.username,
      direction: 'ADD',
      amount: 700,
      kind: 'CORRECTION',
      reason,
    } as const;
    const { data } = await t.call('POST /api/staff/adjustment', { as: first, body });
    expect(data).toMatchObject({ status: 'PENDING', near: [{ uuid: slip.id }] });
    expect((await t.call(ADJUST, { as: second, params: { uuid: data.uuid } })).error.code).toBe(
      'CREDIT_NEAR',
    );
    const other = await buildMember(t);
    await t.call('POST /api/staff/adjustment', { as: first, body: { ...body, username: other.username } });
    const late = await verifiedSlip(transferOf(700), other);
    expect((await confirm(late.id, other)).data.status).toBe('PENDING_REVIEW');
    expect(await balance(other)).toBe(700 * BAHT);
  });

  it('a slip whose amount or day differs from a manual credit is credited', async () => {
    await byHand(1_000);
    const far = await verifiedSlip(transferOf(1_002));
    expect((await confirm(far.id)).data.status).toBe('SUCCESS');
    t.clock.advance(25 * HOUR_MS);
    const late = await buildMember(t);
    const slip = await verifiedSlip(transferOf(1_000), late);
    expect((await confirm(slip.id, late)).data.status).toBe('SUCCESS');
  });

  it('a slip of a manual credit also waits at another brand that shares the account', async () => {
    const { request } = await byHand(750);
    const [, sibling] = t.brands.all;
    if (!sibling) throw new Error('The test needs a second brand.');
    const shared = await t.db
      .selectFrom('company_accounts')
      .selectAll()
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow();
    const id = uuidv7();
    await t.db
      .insertInto('company_accounts')
      .values({ ...shared, brand_id: sibling.id, id })
      .execute();
    const twin = await buildMember(t, { brand: sibling, bankId: member.bankId });
    const slip = await verifiedSlip(transferOf(request.payAmount), twin, id);
    expect((await confirm(slip.id, twin)).data.status).toBe('PENDING_REVIEW');
    expect(await balance(twin)).toBe(0);
    await t.db.updateTable('company_accounts').set({ status: 'RETIRED' }).where('id', '=', id).execute();
  });

  it('a line and a concurrent approval without it credit once, in every round', async () => {
    for (let round = 0; round < rounds(5, 20); round += 1) {
      const [one, clerk] = [await buildMember(t), await buildStaff(t, 'operator', t.brand.id)];
      const request = await ask(one, 300);
      await confirmTransfer(request.uuid, one);
      const sender = { bankName: one.bankName, account: one.bankId, name: one.name };
      const transfer = transferOf(request.payAmount, { sender });
      const slip = await verifiedSlip(transfer, one);
      const calls = [
        () => take(transfer),
        () => approve(request.uuid, without, clerk),
        () => confirm(slip.id, one),
      ];
      await Promise.all((round % 2 === 0 ? calls : calls.reverse()).map((call) => call()));
      expect(await balance(one)).toBe(transfer.amount);
    }
  }, 60_000);
});
