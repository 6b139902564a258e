import { beforeEach, describe, expect, it } from 'vitest';
import { bangkokIso } from '#core/time/bangkok';
import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import type { FoundTransfer, SlipAnswer } from '#server/providers/ports/slipVerifier';
import type { TestMember } from '#server/testing/builders';
import { slipTools, type Account } from '#server/testing/slipTools';
import { foundTransfer, slipPayload, slipImage, uploadSlip } from '#server/testing/slips';
import type { TestApp } from '#server/testing/testApp';

describe('answers of the bank', () => {
  const tools = slipTools();
  const { bank, confirm, balance } = tools;
  let t: TestApp;
  let member: TestMember;
  let account: Account;
  beforeEach(() => {
    ({ t, member, account } = tools.current());
  });
  const upload = async (payload = slipPayload()) =>
    (await uploadSlip(t, member, await slipImage(payload))).data;
  const found = (change: Partial<FoundTransfer>) => {
    bank.answer = (question) => foundTransfer(t, question, member, account, change);
  };
  /** The output of a faulty adapter. */
  const wrong = (change: Readonly<Record<string, unknown>>) => {
    bank.answer = (question) => {
      const valid = foundTransfer(t, question, member, account);
      return { ...valid, transfer: { ...('transfer' in valid && valid.transfer), ...change } } as SlipAnswer;
    };
  };
  const ago = (ms: number) => bangkokIso(new Date(t.clock.now().getTime() - ms));

  it.each<[string, Partial<FoundTransfer>, string, string]>([
    ['#91 another currency', { currency: '840' }, 'INVALID', 'SLIP_CURRENCY'],
    ['#91 another country', { country: 'LA' }, 'INVALID', 'SLIP_CURRENCY'],
    ['#93 another reference than the QR’s', { transRef: 'ANOTHER00000' }, 'INVALID', 'SLIP_INVALID'],
    ['#93 another sending bank than the QR’s', { sendingBank: '014' }, 'INVALID', 'SLIP_INVALID'],
    [
      'S4 another receiver',
      { receiver: { name: 'ร้านค้า', bank: '014', account: 'xxx-x-x0000-x' } },
      'INVALID',
      'SLIP_WRONG_RECEIVER',
    ],
    [
      'S4 all masked',
      { receiver: { name: 'บจก. ศาลา', bank: '014', account: 'xxx-x-xxxxx-x' } },
      'PENDING_REVIEW',
      'SLIP_WRONG_RECEIVER',
    ],
    [
      'S4 no receiver at all',
      { receiver: { name: null, bank: null, account: null } },
      'PENDING_REVIEW',
      'SLIP_WRONG_RECEIVER',
    ],
    [
      'S5 another sender',
      { sender: { name: 'นาย มานะ อดทน', bank: '004', account: null } },
      'INVALID',
      'SLIP_WRONG_SENDER',
    ],
    [
      'S5 an ambiguous sender',
      { sender: { name: 'MR. S', bank: '004', account: null } },
      'PENDING_REVIEW',
      'SLIP_WRONG_SENDER',
    ],
  ])('%s', async (_, change, status, code) => {
    found(change);
    const slip = await upload();
    expect([slip.status, slip.code]).toEqual([status, code]);
    const listed = await t.call('GET /api/auth/slip/my/request', { as: member });
    expect(listed.data[0]).toMatchObject({ status, code, reason: slip.reason });
    const refused = await confirm(slip.slipUuid);
    expect(refused.error.code).toBe(status === 'INVALID' ? code : 'STATE_CHANGED');
    expect(await balance()).toBe(0);
  });

  it('S4 #92 the same number at another bank is a different account', async () => {
    const digits = account.bankId;
    found({ receiver: { name: 'บจก. ศาลา', bank: '004', account: digits } });
    expect((await upload()).code).toBe('SLIP_WRONG_RECEIVER');
  });

  it('S4 an account that the brand retired receives nothing', async () => {
    await t.db
      .updateTable('company_accounts')
      .set({ status: 'RETIRED' })
      .where('id', '=', account.id)
      .execute();
    try {
      expect((await upload()).code).toBe('SLIP_WRONG_RECEIVER');
    } finally {
      await t.db
        .updateTable('company_accounts')
        .set({ status: 'ACTIVE' })
        .where('id', '=', account.id)
        .execute();
    }
  });

  it.each<[string, () => string, string, string | null]>([
    ['24 hours old', () => ago(DAY_MS), 'VERIFIED', null],
    ['a millisecond older', () => ago(DAY_MS + 1), 'INVALID', 'SLIP_EXPIRED'],
    ['5 minutes ahead', () => ago(-5 * MINUTE_MS), 'VERIFIED', null],
    ['a millisecond further', () => ago(-5 * MINUTE_MS - 1), 'INVALID', 'SLIP_FUTURE'],
    ['in UTC', () => new Date(t.clock.now().getTime() - MINUTE_MS).toISOString(), 'VERIFIED', null],
    ['without a zone', () => ago(MINUTE_MS).slice(0, 19), 'VERIFIED', null],
    ['in a Buddhist year', () => ago(MINUTE_MS).replace(/^2026/, '2569'), 'VERIFIED', null],
    ['of 1970', () => '1970-01-01T00:00:00+07:00', 'INVALID', 'SLIP_EXPIRED'],
    ['31 February', () => '2026-02-31T10:00:00+07:00', 'VERIFYING', null],
    ['no date', () => 'yesterday', 'VERIFYING', null],
  ])('S6 #94 a transfer %s', async (_, date, status, code) => {
    found({ date: date() });
    const slip = await upload();
    expect([slip.status, slip.code]).toEqual([status, code]);
  });

  it('S6 rejects transfers from before the member or the account existed', async () => {
    const at = new Date(t.clock.now().getTime() - MINUTE_MS);
    found({ date: bangkokIso(at) });
    const set = (column: 'opened_at', value: Date) =>
      t.db
        .updateTable('company_accounts')
        .set({ [column]: value })
        .where('id', '=', account.id)
        .execute();
    const opened = (
      await t.db
        .selectFrom('company_accounts')
        .select('opened_at')
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow()
    ).opened_at;
    await set('opened_at', new Date(at.getTime() + 1));
    expect((await upload()).code).toBe('SLIP_EXPIRED');
    await set('opened_at', opened);
    await t.db
      .updateTable('members')
      .set({ created_at: new Date(at.getTime() + 1) })
      .where('id', '=', member.id)
      .execute();
    expect((await upload()).code).toBe('SLIP_EXPIRED');
    await t.db.updateTable('members').set({ created_at: at }).where('id', '=', member.id).execute();
    expect((await upload()).status).toBe('VERIFIED');
  });

  it.each<[string, unknown]>([
    ['text', '500'],
    ['negative', -500],
    ['zero', 0],
    ['a third decimal', 0.1 + 0.2],
    ['a billion', 1e9],
    ['nothing', null],
    ['NaN', NaN],
  ])('S3 S7 #90 an amount that is %s is no answer', async (_, amount) => {
    wrong({ amount });
    const slip = await upload();
    expect([slip.status, slip.amount]).toEqual(['VERIFYING', null]);
    expect((await confirm(slip.slipUuid)).error.code).toBe('SLIP_WAITING');
    expect(await balance()).toBe(0);
  });

  it('F2 the provider’s duplicate flag is ignored: the slip was never credited here', async () => {
    bank.answer = (question) =>
      ({ ...foundTransfer(t, question, member, account), result: 'DUPLICATE_AT_PROVIDER' }) as SlipAnswer;
    expect((await upload()).status).toBe('VERIFIED');
  });

  it('#97 stores hostile names as short plain text', async () => {
    found({
      sender: {
        name: `นาย ${member.name}\u202e<img src=x onerror=alert(1)>\n{"level":50}${'x'.repeat(10_000)}`,
        bank: '004',
        account: null,
      },
    });
    const slip = await upload();
    const name = slip.sender?.name ?? '';
    expect(name.length).toBeLessThanOrEqual(200);

    expect(name).not.toMatch(/[\u0000-\u001f\u202e]/);
  });
});
