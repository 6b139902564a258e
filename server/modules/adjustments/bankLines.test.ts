import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time/durations';
import { checkCredits } from '#server/modules/reconciliation/checkCredits';
import { readOpenItems } from '#server/modules/reconciliation/openItems';
import {
  buildBankLine,
  buildMember,
  buildStaff,
  type TestMember,
  type TestStaff,
} from '#server/testing/builders';
import { depositTools } from '#server/testing/depositTools';
import { rounds } from '#server/testing/proving';
import type { TestApp } from '#server/testing/testApp';

const LIST = 'GET /api/staff/bank-transfer';
const ADJUST = 'POST /api/staff/adjustment/{uuid}/approve';
const BAHT = 100;
const reason = 'สมาชิกโอนจากบัญชีภรรยา';

type Step = 'match' | 'link' | 'credit' | 'refund';

/** One person may adjust 1,000 baht a day without approval. */
/** How often a race is repeated. */
const ROUNDS = rounds(5, 20);

describe('unmatched bank lines', () => {
  const tools = depositTools(undefined, { adjustAlone: 1_000 * BAHT });
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

  const line = (baht: number, of: TestMember = member, more: object = {}) =>
    buildBankLine(t, { member: of, amount: Math.round(baht * BAHT), accountId: account.id, ...more });
  const decide = (step: Step, uuid: string, body: object, as = first) =>
    t.call(`POST /api/staff/bank-transfer/{uuid}/${step}`, { as, params: { uuid }, body: body as never });
  const agree = (uuid: string | null, body: object = {}, as = second) =>
    t.call(ADJUST, { as, params: { uuid: uuid ?? '' }, body });
  const trailOf = async (id: string) =>
    (
      await t.db.selectFrom('audit_log').select('action').where('subject_id', '=', id).orderBy('id').execute()
    ).map(({ action }) => action);

  it('are listed by status, amount, days and account, with candidate matches', async () => {
    const at = new Date('2026-10-05T23:30:00+07:00');
    const old = await line(431.25, member, { at });
    const elsewhere = await buildBankLine(t, { member, amount: 43_125, at });
    const list = async (query: object) =>
      (await t.call(LIST, { as: first, query })).data.map(({ uuid }) => uuid);
    expect(await list({ amount: '431.25', account: account.id })).toEqual([old]);
    expect(await list({ from: '2026-10-05', to: '2026-10-05', account: account.id })).toEqual([old]);
    expect(await list({ from: '2026-10-06', to: '2026-10-07' })).toEqual([]);
    expect(await list({ amount: '431.25', status: 'UNMATCHED' })).toEqual([elsewhere, old]);
    expect(await list({ amount: '431.25', status: 'REFUNDED' })).toEqual([]);
    expect((await t.call(LIST, { as: first, unchecked: { query: 'amount=1e3' } })).status).toBe(400);
    const request = await ask(member, 640);
    const near = await line(640);
    const [row] = (await t.call(LIST, { as: first, query: { amount: '640' } })).data;
    expect(row).toMatchObject({ uuid: near, status: 'UNMATCHED', creditUuid: null, decidedBy: null });
    expect(row?.candidates).toMatchObject([
      { kind: 'REQUEST', uuid: request.uuid, username: member.username, amount: request.payAmount },
    ]);
  });

  it('are matched to a request, which is credited with the transferred amount', async () => {
    const request = await ask(member, 500);
    const id = await line(505);
    const { data } = await decide('match', id, { depositUuid: request.uuid });
    expect(data).toMatchObject({ status: 'MATCHED', creditUuid: request.uuid, decidedBy: first.email });
    expect(await balance()).toBe(505 * BAHT);
    expect((await decide('refund', id, { reason })).error.code).toBe('TRANSFER_USED');
  });

  it('are credited to a member as a deposit, with level and history', async () => {
    const id = await line(5_000);
    const { data } = await decide('credit', id, { username: member.username, reason });
    expect(data).toMatchObject({ status: 'MATCHED', waiting: null });
    expect(await balance()).toBe(5_000 * BAHT);
    const history = await t.call('GET /api/auth/deposit/{uuid}', { as: member, params: { uuid: member.id } });
    expect(history.data.history).toMatchObject([
      { uuid: data.creditUuid, amount: 5_000, channel: 'BANK', status: 'SUCCESS' },
    ]);
    const nobody = await decide('credit', await line(100), { username: 'nobody-here', reason });
    expect(nobody.error.code).toBe('NOT_FOUND');
  });

  it('from another sender count towards the daily limit, and need a second person above it', async () => {
    const stranger = await buildMember(t);
    const small = await decide('credit', await line(600, stranger), { username: member.username, reason });
    expect(small.data.status).toBe('MATCHED');
    const id = await line(500, stranger);
    const { data } = await decide('credit', id, { username: member.username, reason });
    expect(data.status).toBe('UNMATCHED');
    expect((await decide('credit', id, { username: member.username, reason })).error.code).toBe(
      'DECISION_WAITING',
    );
    expect((await agree(data.waiting, {}, first)).error.code).toBe('ADJUSTMENT_OWN');
    expect(await balance()).toBe(600 * BAHT);
    expect((await agree(data.waiting)).data).toMatchObject({ kind: 'TRANSFER', status: 'SUCCESS' });
    expect(await balance()).toBe(1_100 * BAHT);
    const request = await ask(stranger, 700);
    const other = await line(700);
    expect((await decide('match', other, { depositUuid: request.uuid })).error.code).toBe(
      'TRANSFER_OTHER_SENDER',
    );
    const waits = await decide('match', other, { depositUuid: request.uuid, reason });
    expect(waits.data).toMatchObject({ status: 'UNMATCHED' });
    expect(waits.data.waiting).not.toBeNull();
  });

  it('are refunded once and can no longer be credited in any way', async () => {
    const transfer = transferOf(400);
    await take(transfer);
    const { data: rows } = await t.call(LIST, { as: first, query: { amount: '400', status: 'UNMATCHED' } });
    const id = rows[0]?.uuid ?? '';
    const slip = await verifiedSlip(transfer);
    const { data } = await decide('refund', id, { reason });
    expect(data).toMatchObject({ status: 'REFUNDED', creditUuid: null, decidedBy: first.email });
    expect((await confirm(slip.id)).error.code).toBe('SLIP_DUPLICATE');
    expect((await confirm((await verifiedSlip(transfer)).id)).error.code).toBe('SLIP_DUPLICATE');
    const request = await ask(member, 400);
    expect((await decide('match', id, { depositUuid: request.uuid })).error.code).toBe('TRANSFER_USED');
    expect((await decide('credit', id, { username: member.username, reason })).error.code).toBe(
      'TRANSFER_USED',
    );
    expect(await balance()).toBe(0);
    expect(await trailOf(id)).toEqual(['bank-transfer.refund']);
    const large = await line(5_000);
    const waits = await decide('refund', large, { reason });
    expect(waits.data.status).toBe('UNMATCHED');
    expect((await agree(waits.data.waiting)).data).toMatchObject({
      kind: 'REFUND',
      status: 'SUCCESS',
      username: null,
    });
    const { data: after } = await t.call(LIST, { as: first, query: { status: 'REFUNDED', amount: '5000' } });
    expect(after).toMatchObject([{ uuid: large, decidedBy: second.email }]);
  });

  it('near a manual credit are refunded only when a second person confirms a different transfer', async () => {
    const request = await ask(member, 300);
    await confirmTransfer(request.uuid);
    const body = { withoutTransfer: true, reason };
    await t.call('POST /api/staff/deposit/{uuid}/approve', {
      as: first,
      params: { uuid: request.uuid },
      body,
    });
    const before = await readOpenItems(t.db, t.brand.id);
    expect(before.unbacked.credits.map(({ id }) => id)).toContain(request.uuid);
    t.clock.advance(23 * HOUR_MS);
    const clerk = await buildStaff(t, 'operator', t.brand.id);
    const id = await line(300);
    expect((await decide('refund', id, { reason }, clerk)).error.code).toBe('CREDIT_NEAR');
    expect((await decide('link', id, { creditUuid: request.uuid }, clerk)).data.status).toBe('LINKED');
    const after = await readOpenItems(t.db, t.brand.id);
    expect(after.unbacked.count).toBe(before.unbacked.count - 1);
    expect(await balance()).toBe(Math.round(request.payAmount * BAHT));
  });

  it('from another sender cannot back one’s own manual credit', async () => {
    const request = await ask(member, 250);
    await confirmTransfer(request.uuid);
    const body = { withoutTransfer: true, reason };
    await t.call('POST /api/staff/deposit/{uuid}/approve', {
      as: first,
      params: { uuid: request.uuid },
      body,
    });
    const id = await line(250, await buildMember(t));
    const link = { creditUuid: request.uuid };
    expect((await decide('link', id, link)).error.code).toBe('SECOND_PERSON_NEEDED');
    expect((await decide('link', await line(260), link)).error.code).toBe('CREDIT_NOT_NEAR');
    expect((await decide('link', id, link, second)).data.status).toBe('LINKED');
  });

  it(`under concurrent decisions of every kind get exactly one in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await buildMember(t);
      const clerk = await buildStaff(t, 'operator', t.brand.id);
      const request = await ask(one, 200);
      const transfer = transferOf(200);
      const id = await line(200, one, { transRef: transfer.transRef });
      const slip = await verifiedSlip(transfer, one);
      const calls = [
        () => decide('credit', id, { username: one.username, reason }, clerk),
        () => decide('match', id, { depositUuid: request.uuid, reason }, clerk),
        () => decide('refund', id, { reason }, clerk),
        () => confirm(slip.id, one),
      ];
      const answers = await Promise.all((round % 2 === 0 ? calls : calls.reverse()).map((call) => call()));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const [{ status } = { status: '' }] = await lineOf(transfer);
      expect(await balance(one)).toBe(status === 'REFUNDED' ? 0 : 200 * BAHT);
    }
  }, 60_000);
});
