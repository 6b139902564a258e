import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAjv } from '#schemas/ajv';
import { webhookBody, webhookEvents, type WebhookEvent } from '#schemas/webhooks/events';
import { bahtToSatang } from '#core/money/money';
import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import { evaluateAlerts } from '#server/modules/alerts/evaluateAlerts';
import { runTrialBalance } from '#server/modules/reconciliation/runTrialBalance';
import { ProviderCaller } from '#server/providers/calls/providerCaller';
import { payOut } from '#server/modules/withdrawals/payOut';
import type { Deps } from '#server/providers/deps';
import type { WebhookMessage } from '#server/providers/ports/webhookReceiver';
import {
  buildBankLine,
  buildCompanyAccount,
  buildMember,
  buildStaff,
  TEST_PASSWORD,
  type TestMember,
  type TestStaff,
} from '#server/testing/builders';
import { scriptedPayouts } from '#server/testing/scriptedPayouts';
import { fakeVerifier, foundTransfer, slipImage, slipPayload, uploadSlip } from '#server/testing/slips';
import { smsInbox } from '#server/testing/smsInbox';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrands } from '#server/testing/testBrands';
import { runDelivery } from '#server/testing/webhookTools';

const ACCOUNT = '9876543210';
const RECEIVER = 'direct-webhooks';

describe('events', () => {
  const ajv = makeAjv();
  const payouts = scriptedPayouts();
  const slips = fakeVerifier();
  const sms = smsInbox();
  const brands = testBrands().map((brand) => ({ ...brand, flags: { ...brand.flags, changeBank: true } }));
  const sent: WebhookMessage[] = [];
  const webhooks = {
    send: (message: WebhookMessage) => {
      sent.push(message);
      return Promise.resolve();
    },
  };
  let t: TestApp;
  let deps: Deps;
  let account: Awaited<ReturnType<typeof buildCompanyAccount>>;
  let staff: TestStaff;
  let member: TestMember;

  beforeAll(async () => {
    t = await testApp({
      brands,
      ports: { payouts, slips, webhooks, sms, bankNames: null },
      config: { adjustAlone: 100_00 },
      registerSites: (_app, built) => {
        deps = built;
        return Promise.resolve();
      },
    });
    account = await buildCompanyAccount(t);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    t.clock.advance(DAY_MS);
    await t.db.deleteFrom('webhook_deliveries').execute();
    sent.length = 0;
    staff = await buildStaff(t, 'admin');
    member = await buildMember(t, { credit: 1_000_00 });
  });

  const seen = new Set<WebhookEvent>();
  /** The data of the events that were delivered, each by the schema of its event. */
  const delivered = async () => {
    await runDelivery(deps, RECEIVER);
    return sent.map(({ body }) => {
      const { type, data } = JSON.parse(body) as { type: WebhookEvent; data: object };
      const isValid = ajv.compile(webhookBody(type));
      expect(isValid(JSON.parse(body)), JSON.stringify(isValid.errors)).toBe(true);
      expect(body).not.toContain(member.bankId);
      seen.add(type);
      return { type, ...data };
    });
  };
  const owner = () => ({ uuid: member.id, username: member.username });
  const withdraw = async () =>
    (
      await t.call('POST /api/auth/withdraw/{uuid}', {
        as: member,
        params: { uuid: member.id },
        body: { amount: 200 },
      })
    ).data.uuid;
  const decide = (uuid: string, step: 'approve' | 'complete' | 'fail' | 'reject') => {
    const reason = `เลขบัญชี ${member.bankId} ผิด`;
    const body = step === 'reject' ? { reason, refund: true } : step === 'fail' ? { reason } : {};
    const key = `POST /api/staff/withdraw/{uuid}/${step}` as 'POST /api/staff/withdraw/{uuid}/reject';
    return t.call(key, { as: staff, params: { uuid }, body: body as never });
  };

  it('a withdrawal: requested, without a result, failed and paid', async () => {
    const uuid = await withdraw();
    await decide(uuid, 'approve');
    for (let minutes = 1; minutes < 8; minutes *= 2) {
      t.clock.advance(minutes * MINUTE_MS);
      await payOut(deps);
    }
    await decide(uuid, 'fail');
    const about = { uuid, member: owner(), amountSatang: 20_000 };
    const reason = `เลขบัญชี xxxxxx${member.bankId.slice(-4)} ผิด`;
    expect(await delivered()).toMatchObject([
      { type: 'withdrawal.requested', ...about },
      { type: 'withdrawal.payout_unknown', ...about, provider: 'direct-payouts' },
      { type: 'withdrawal.failed', ...about, reason },
    ]);
    await t.call('POST /api/auth/withdraw/retry', { as: member, body: { uuid } });
    await decide(uuid, 'approve');
    await decide(uuid, 'complete');
    expect((await delivered()).slice(3)).toMatchObject([
      { type: 'withdrawal.requested', ...about },
      { type: 'withdrawal.paid', ...about },
    ]);
  });

  it('a rejected withdrawal', async () => {
    await decide(await withdraw(), 'reject');
    expect((await delivered())[1]).toMatchObject({ type: 'withdrawal.rejected', amountSatang: 20_000 });
  });

  it('a new member', async () => {
    const body = {
      phone: '0812345678',
      username: 'newcomer1',
      password: 'kf83-vn20-ทะเล',
      confirmPassword: 'kf83-vn20-ทะเล',
      name: 'สมหญิง ใจดี',
      bankName: 'KBANK',
      bankId: ACCOUNT,
    } as const;
    await t.call('POST /api/user/register', { body });
    const { id: uuid } = await t.db
      .selectFrom('members')
      .select('id')
      .where('username', '=', body.username)
      .executeTakeFirstOrThrow();
    expect(await delivered()).toEqual([
      { type: 'member.registered', brand: t.brand.id, uuid, member: { uuid, username: 'newcomer1' } },
    ]);
    expect(sent[0]?.body).not.toContain('12345678');
  });

  it('a changed payout account', async () => {
    const account = { bankName: 'SCB', bankId: '2345678901' } as const;
    const body = { ...account, password: TEST_PASSWORD };
    await t.call('POST /api/auth/user/bank/code', { as: member, body });
    const code = await sms.codeTo(`+66${member.phone.slice(1)}`);
    await t.call('POST /api/auth/user/bank/change', { as: member, body: { ...account, code } });
    const about = { brand: t.brand.id, uuid: member.id, member: owner() };
    expect(await delivered()).toEqual([{ type: 'member.bank_changed', ...about }]);
    expect(sent[0]?.body).not.toContain(account.bankId);
  });

  it('a slip that a rule or its member sends to staff', async () => {
    const upload = async () => (await uploadSlip(t, member, await slipImage(slipPayload()))).data.slipUuid;
    t.clock.advance(2 * MINUTE_MS);
    const masked = { name: 'บจก. ศาลา', bank: '014', account: 'xxx-x-xxxxx-x' };
    slips.answer = (question) => foundTransfer(t, question, member, account, { receiver: masked });
    const byRule = await upload();
    slips.answer = () => ({ result: 'NOT_FOUND' });
    const byMember = await upload();
    const review = { slipUuid: byMember, amount: 300, note: 'โอนแล้ว' };
    await t.call('POST /api/auth/slip/request-deposit', { as: member, body: review });
    const about = { type: 'slip.review_needed', brand: t.brand.id, member: owner() };
    const events = await delivered();
    expect(events).toHaveLength(2);
    expect(events).toContainEqual({
      ...{ ...about, uuid: byRule, amountSatang: 50_000, reason: 'SLIP_WRONG_RECEIVER' },
    });
    expect(events).toContainEqual({ ...about, uuid: byMember, amountSatang: null, reason: null });
  });

  it('a credited deposit, and an adjustment that waits for a second person', async () => {
    const { uuid, payAmount } = (
      await t.call('POST /api/auth/deposit-request', { as: member, body: { amount: 500 } })
    ).data;
    const line = await buildBankLine(t, { member, accountId: account.id, amount: bahtToSatang(payAmount) });
    const approval = { as: staff, params: { uuid }, body: { bankTransferId: line } };
    expect((await t.call('POST /api/staff/deposit/{uuid}/approve', approval)).text).toContain(uuid);
    const body = {
      ...({ direction: 'ADD', kind: 'PROMOTION', amount: 900, reason: 'ของขวัญ' } as const),
      username: member.username,
    };
    await t.call('POST /api/staff/adjustment', { as: staff, body });
    const sorted = (await delivered()).sort((a, b) => b.type.localeCompare(a.type));
    expect(sorted).toMatchObject([
      { type: 'deposit.credited', member: owner(), amountSatang: bahtToSatang(payAmount) },
      { type: 'adjustment.waiting', member: owner(), amountSatang: 90_000, direction: 'ADD' },
    ]);
  });

  it('a switched-off provider, and one whose calls pause', async () => {
    await t.call('POST /api/staff/brand/{brandId}/provider/{provider}/off', {
      as: staff,
      params: { brandId: t.brand.id, provider: 'direct-slips' },
      body: { reason: 'ตอบช้า' },
    });
    const limits = { attempts: 1, breakAfter: 1 };
    const failing = { id: 'direct-payouts', port: 'payouts', limits } as const;
    const caller = new ProviderCaller(
      { db: t.db, clock: t.clock, log: { error: () => undefined }, usedBy: () => [t.brand.id] },
      [failing],
    );
    const work = () => Promise.reject(new Error('down'));
    const call = { brandId: null, operation: 'pay', isRepeatable: false, work } as const;
    await expect(caller.call(failing, call)).rejects.toThrow('down');
    expect((await delivered()).sort((a, b) => a.type.localeCompare(b.type))).toMatchObject([
      { type: 'provider.paused', provider: 'direct-payouts', port: 'payouts' },
      { type: 'provider.switched_off', provider: 'direct-slips', port: 'slips', reason: 'ตอบช้า' },
    ]);
  });

  it('a failed reconciliation and what it halts; every event has been seen', async () => {
    const database = new pg.Client({ connectionString: t.access.owner });
    await database.connect();
    await database.query(
      "UPDATE ledger_accounts SET balance = balance + 1 WHERE kind = 'MEMBER' AND owner_id = $1",
      [member.id],
    );
    await database.end();
    await expect(runTrialBalance(deps)).rejects.toThrow('differs by 1 satang');
    await evaluateAlerts(deps);
    // The paused provider of the test before is a second alert.
    const types = new Set((await delivered()).map(({ type }) => type));
    expect([...types].sort()).toEqual(['alert.raised', 'reconciliation.failed', 'withdrawal.halted']);
    expect([...seen].sort()).toEqual([...webhookEvents].sort());
  });
});
