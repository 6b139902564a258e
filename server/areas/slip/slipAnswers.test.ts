import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bangkokIso } from '#server/clock';
import { jobDeps } from '#server/testing/jobDeps';
import { readBalance } from '#server/ledger/accounts';
import type { FoundTransfer, SlipAnswer } from '#server/ports/slip/slipVerifier';
import { buildCompanyAccount, buildMember } from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import {
  fakeVerifier,
  foundTransfer,
  newReference,
  slipPayload,
  slipPicture,
  uploadSlip,
} from '#server/testing/slips';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';
import { retrySlips } from './retrySlips';

const HOUR = 3_600_000;
const MINUTE = 60_000;

describe('what the bank answers', () => {
  const bank = fakeVerifier();
  let t: TestApp;
  let dataDir: string;
  let account: { id: string; bankName: string; bankId: string };
  let member: TestMember;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'sala-slip-'));
    t = await testApp({ config: { dataDir }, ports: { slips: bank } });
    account = await buildCompanyAccount(t);
  });
  afterAll(async () => {
    await t.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    // No test finds work that another left.
    await t.db
      .updateTable('slips')
      .set({ status: 'PENDING_REVIEW' })
      .where('status', '=', 'VERIFYING')
      .execute();
    t.clock.advance(3 * HOUR);
    member = await buildMember(t);
    await t.db
      .updateTable('members')
      .set({ created_at: new Date(0) })
      .where('id', '=', member.id)
      .execute();
    bank.questions.length = 0;
    bank.answer = (question) => foundTransfer(t, question, member, account);
  });

  const upload = async (payload = slipPayload()) =>
    (await uploadSlip(t, member, await slipPicture(payload))).data;
  const found = (change: Partial<FoundTransfer>) => {
    bank.answer = (question) => foundTransfer(t, question, member, account, change);
  };
  /** What an adapter that is itself mistaken would hand on. */
  const wrong = (change: Readonly<Record<string, unknown>>) => {
    bank.answer = (question) => {
      const sound = foundTransfer(t, question, member, account);
      return { ...sound, transfer: { ...('transfer' in sound && sound.transfer), ...change } } as SlipAnswer;
    };
  };
  const balance = async () => (await readBalance(t.db, t.brand.id, member.id)).available;
  const confirm = (slipUuid: string) =>
    t.call('POST /api/auth/slip/confirm', { as: member, body: { slipUuid } });
  const retry = () => retrySlips(jobDeps(t, { slips: bank }));
  const slipRow = (id: string) =>
    t.db.selectFrom('slips').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
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
      'S5 a sender that cannot be told',
      { sender: { name: 'MR. S', bank: '004', account: null } },
      'PENDING_REVIEW',
      'SLIP_WRONG_SENDER',
    ],
  ])('%s', async (_, change, status, code) => {
    found(change);
    const slip = await upload();
    expect([slip.status, slip.code]).toEqual([status, code]);
    const refused = await confirm(slip.slipUuid);
    expect(refused.error.code).toBe(status === 'INVALID' ? code : 'STATE_CHANGED');
    expect(await balance()).toBe(0);
  });

  it('S4 #92 the same digits at another bank are another account', async () => {
    const digits = account.bankId;
    found({ receiver: { name: 'บจก. ศาลา', bank: '004', account: digits } });
    expect((await upload()).code).toBe('SLIP_WRONG_RECEIVER');
  });

  it('S4 an account that the brand has closed receives nothing', async () => {
    await t.db.updateTable('company_accounts').set({ active: false }).where('id', '=', account.id).execute();
    try {
      expect((await upload()).code).toBe('SLIP_WRONG_RECEIVER');
    } finally {
      await t.db.updateTable('company_accounts').set({ active: true }).where('id', '=', account.id).execute();
    }
  });

  it.each<[string, () => string, string, string | null]>([
    ['24 hours old', () => ago(24 * HOUR), 'VERIFIED', null],
    ['a millisecond older', () => ago(24 * HOUR + 1), 'INVALID', 'SLIP_EXPIRED'],
    ['5 minutes ahead', () => ago(-5 * MINUTE), 'VERIFIED', null],
    ['a millisecond further', () => ago(-5 * MINUTE - 1), 'INVALID', 'SLIP_FUTURE'],
    ['in UTC', () => new Date(t.clock.now().getTime() - MINUTE).toISOString(), 'VERIFIED', null],
    ['without a zone', () => ago(MINUTE).slice(0, 19), 'VERIFIED', null],
    ['in a Buddhist year', () => ago(MINUTE).replace(/^2026/, '2569'), 'VERIFIED', null],
    ['of 1970', () => '1970-01-01T00:00:00+07:00', 'INVALID', 'SLIP_EXPIRED'],
    ['31 February', () => '2026-02-31T10:00:00+07:00', 'VERIFYING', null],
    ['no date', () => 'yesterday', 'VERIFYING', null],
  ])('S6 #94 a transfer %s', async (_, date, status, code) => {
    found({ date: date() });
    const slip = await upload();
    expect([slip.status, slip.code]).toEqual([status, code]);
  });

  it('S6 nothing of before the member or the account existed', async () => {
    const at = new Date(t.clock.now().getTime() - MINUTE);
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

  it.each<[string, unknown]>([
    ['#89 success that is none', { success: false }],
    ['an unknown result', { result: 'SURE' }],
    ['FOUND without a transfer', { result: 'FOUND' }],
    ['a page', '<html>busy</html>'],
    ['nothing', undefined],
    ['#92 a list', []],
    ['outage', { result: 'PROVIDER_ERROR', detail: '500' }],
    ['429', { result: 'PROVIDER_ERROR', detail: '429' }],
    ['#88 1009 and 1010: wait', { result: 'PENDING' }],
  ])('S7 %s neither credits nor rejects', async (_, answer) => {
    // A sound answer first: failures in a row would open the circuit breaker, and nobody would be asked.
    await upload();
    bank.answer = () => answer as SlipAnswer;
    const slip = await upload();
    expect(bank.questions).toHaveLength(2);
    expect(slip).toMatchObject({
      status: 'VERIFYING',
      amount: null,
      sender: null,
      receiver: null,
      date: null,
    });
    expect(await balance()).toBe(0);
  });

  it('S7 an adapter that throws neither credits nor rejects', async () => {
    await upload();
    bank.answer = () => {
      throw new Error('ECONNRESET');
    };
    expect((await upload()).status).toBe('VERIFYING');
  });

  it('F2 a duplicate at the provider is our own decision: here it never paid', async () => {
    bank.answer = (question) =>
      ({ ...foundTransfer(t, question, member, account), result: 'DUPLICATE_AT_PROVIDER' }) as SlipAnswer;
    expect((await upload()).status).toBe('VERIFIED');
  });

  it('S7 tries again with growing pauses, and credits once the bank answers', async () => {
    bank.answer = () => ({ result: 'PENDING' });
    const slip = await upload();
    const pauses: number[] = [];
    for (const pause of [15_000, MINUTE]) {
      t.clock.advance(pause - 1);
      await retry();
      const before = bank.questions.length;
      t.clock.advance(1);
      await retry();
      pauses.push(bank.questions.length - before);
    }
    expect(pauses).toEqual([1, 1]);
    bank.answer = (question) => foundTransfer(t, question, member, account);
    t.clock.advance(5 * MINUTE);
    await retry();
    expect((await confirm(slip.slipUuid)).data.status).toBe('SUCCESS');
    expect(await balance()).toBe(50_000);
  });

  it('S7 waits as long as the bank asks for', async () => {
    bank.answer = () => ({ result: 'PENDING', retryAfterMs: 15 * MINUTE });
    await upload();
    t.clock.advance(15 * MINUTE - 1);
    await retry();
    expect(bank.questions).toHaveLength(1);
    t.clock.advance(1);
    await retry();
    expect(bank.questions).toHaveLength(2);
  });

  it('S7 leaves a slip to staff after the last try, and rejects nothing', async () => {
    bank.answer = () => ({ result: 'PENDING' });
    const slip = await upload();
    for (let round = 0; round < 8; round += 1) {
      t.clock.advance(20 * MINUTE);
      await retry();
    }
    expect(await slipRow(slip.slipUuid)).toMatchObject({
      status: 'PENDING_REVIEW',
      reason: 'SLIP_WAITING',
      tries: 5,
      retry_at: null,
    });
    expect(bank.questions).toHaveLength(6);
  });

  it('S7 takes a slip up whose server died while asking, once, however many servers look', async () => {
    bank.answer = () => ({ result: 'PENDING' });
    const slip = await upload();
    bank.questions.length = 0;
    bank.answer = (question) => foundTransfer(t, question, member, account);
    await t.db
      .updateTable('slips')
      .set({ retry_at: t.clock.now() })
      .where('id', '=', slip.slipUuid)
      .execute();
    await Promise.all(Array.from({ length: 10 }, retry));
    expect(bank.questions).toHaveLength(1);
    expect((await slipRow(slip.slipUuid)).status).toBe('VERIFIED');
  });

  it('#96 not found may be found later: the same picture asks again', async () => {
    bank.answer = () => ({ result: 'NOT_FOUND' });
    const payload = slipPayload(newReference());
    const first = await upload(payload);
    expect([first.status, first.code]).toEqual(['INVALID', 'SLIP_NOT_FOUND']);
    expect((await confirm(first.slipUuid)).error.code).toBe('SLIP_INVALID');
    bank.answer = (question) => foundTransfer(t, question, member, account);
    const second = await upload(payload);
    expect([second.status, second.slipUuid]).toEqual(['VERIFIED', first.slipUuid]);
    bank.answer = () => ({ result: 'NOT_FOUND' });
    expect((await upload(payload)).status).toBe('VERIFIED');
    expect((await confirm(first.slipUuid)).data.status).toBe('SUCCESS');
  });

  it('#97 keeps hostile names as short plain text', async () => {
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
