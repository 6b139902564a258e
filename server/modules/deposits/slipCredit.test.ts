import { beforeEach, describe, expect, it } from 'vitest';
import { bahtToSatang } from '#core/money/money';
import { buildMember } from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import { depositTools } from '#server/testing/depositTools';
import { rounds } from '#server/testing/proving';
import type { TestApp } from '#server/testing/testApp';

/** How often a race is repeated. */
const ROUNDS = rounds(5, 20);

describe('slips become credit', () => {
  const tools = depositTools();
  const { ask, transferOf, take, approve, approveWithout, confirmTransfer, confirm } = tools;
  const { balance, requestRow, lineOf, verifiedSlip } = tools;
  let t: TestApp;
  let member: TestMember;
  const idOfLine = async ({ transRef }: { readonly transRef: string }) =>
    (
      await t.db
        .selectFrom('bank_transfers')
        .select('id')
        .where('trans_ref', '=', transRef)
        .executeTakeFirstOrThrow()
    ).id;
  beforeEach(() => {
    ({ t, member } = tools.current());
  });

  it('S1 an approval claims the line that staff name, so the slip of its transfer pays nothing', async () => {
    const request = await ask(member, 611);
    const transfer = transferOf(request.payAmount, {
      sender: { bankName: null, account: 'xxx', name: 'MR SOMCHAI' },
    });
    expect(await take(transfer)).toBe('UNMATCHED');
    const before = await verifiedSlip(transfer);
    const bankTransferId = await idOfLine(transfer);
    await approveWithout(request.uuid, { withoutTransfer: undefined, bankTransferId });
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

  it(`S1 one slip against the approval of its own request without a line, at once, credits once in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await buildMember(t);
      const request = await ask(one);
      await confirmTransfer(request.uuid, one);
      // Half of them to the satang, half the requested amount.
      const transfer = transferOf(round % 2 === 0 ? request.payAmount : 500);
      const slip = await verifiedSlip(transfer, one);
      await Promise.allSettled([
        approveWithout(request.uuid),
        confirm(slip.id, one),
        approveWithout(request.uuid),
        confirm(slip.id, one),
      ]);
      const credited = await balance(one);
      expect([transfer.amount, bahtToSatang(request.payAmount)]).toContain(credited);
      // On a second attempt the later slip waits for staff.
      await confirm(slip.id, one);
      expect(await balance(one)).toBe(credited);
      const { status } = await t.db
        .selectFrom('slips')
        .select('status')
        .where('id', '=', slip.id)
        .executeTakeFirstOrThrow();
      expect(['SUCCESS', 'PENDING_REVIEW']).toContain(status);
    }
  }, 60_000);

  it('S1 an approval that claimed another transfer of the same amount leaves the slip to be credited', async () => {
    const request = await ask(member, 622);
    await approve(request.uuid);
    const slip = await verifiedSlip(transferOf(request.payAmount));
    expect((await confirm(slip.id)).data.status).toBe('SUCCESS');
    expect(await balance()).toBe(2 * bahtToSatang(request.payAmount));
  });

  it('S1 a member who pays one request twice is credited twice when the bank reported the first payment', async () => {
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

  it('D13 credits a slip in at most nine queries, and an approval in at most fifteen', async () => {
    // The very first deposit also opens the member's accounts in the ledger.
    await approve((await ask()).uuid);
    const request = await ask();
    const slip = await verifiedSlip(transferOf(request.payAmount));
    const credit = () =>
      t.call('POST /api/auth/user/getCredit/{username}', {
        as: member,
        params: { username: member.username },
        body: {},
      });
    const session = (await t.queries(credit)).length;
    const queries = await t.queries(() => confirm(slip.id));
    expect(queries.length - session).toBeLessThanOrEqual(9);
    const second = await ask();
    // Two of them make the bank line.
    expect((await t.queries(() => approve(second.uuid))).length).toBeLessThanOrEqual(15 + 2);
  });
});
