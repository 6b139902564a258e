import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import type { BrandFile } from '#schemas/brand/brandFile';
import { DAY_MS, HOUR_MS } from '#core/time/durations';
import { uuidv7 } from '#server/platform/id';
import { readBalance } from '#server/modules/ledger/accounts';
import {
  buildMember,
  buildStaff,
  openSession,
  type TestMember,
  type TestStaff,
} from '#server/testing/builders';
import { withdrawalStaff } from '#server/testing/decideWithdrawal';
import { eventually } from '#server/testing/eventually';
import { jobDeps } from '#server/testing/jobDeps';
import { scriptedPayouts } from '#server/testing/scriptedPayouts';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { manualReasons } from './manualReasons';
import { payOut } from './payOut';

const ASK = 'POST /api/auth/withdraw/{uuid}';
const MINE = 'GET /api/auth/withdraw/my/{uuid}';
const DRY_RUN = 'POST /api/staff/brand/{brandId}/withdrawal-tiers/dry-run';
const CREDIT = 1_000_000;

const withTiers = (id: string, tiers: NonNullable<NonNullable<BrandFile['desk']>['tiers']>) =>
  testBrand(id, { limits: { withdrawMin: 1 }, desk: { tiers } });
const tiered = withTiers('tiered', { automaticUpTo: 500, secondPersonAbove: 2_000 });
const plain = withTiers('plain', {});
/** Without withdrawals of its own. */
const quiet = withTiers('quiet', {});

describe('tiers of withdrawals', () => {
  const bank = scriptedPayouts();
  let t: TestApp;
  let payer: TestStaff;
  let first: ReturnType<typeof withdrawalStaff>;
  let second: ReturnType<typeof withdrawalStaff>;
  beforeAll(async () => {
    t = await testApp({ brands: [tiered, plain, quiet], connections: 20, ports: { payouts: bank } });
    payer = await buildStaff(t, 'payer');
    first = withdrawalStaff(t, payer);
    second = withdrawalStaff(t, await buildStaff(t, 'operator'));
  });
  afterEach(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });
  afterAll(() => t.close());

  const begin = (brand?: Brand) => buildMember(t, { level: 6, credit: CREDIT, ...(brand && { brand }) });
  const ask = async (as: TestMember, amount: number) =>
    (await t.call(ASK, { as, params: { uuid: as.id }, body: { amount } })).data;
  const stored = (id: string) =>
    t.db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const reasonsOf = async (id: string) => (await stored(id)).manual_reasons;
  const actionsOf = async (id: string) => {
    const lines = await t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_kind'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    return lines.map(({ action, actor_kind }) => `${action} ${actor_kind}`);
  };
  /** A member whose first withdrawal was paid out. */
  const known = async () => {
    const member = await begin();
    const { uuid } = await ask(member, 100);
    await first.approve(uuid);
    expect((await first.complete(uuid)).data.status).toBe('SUCCESS');
    return member;
  };
  /** Above the amount that needs two people. */
  const large = async () => {
    const member = await begin();
    return { member, ...(await ask(member, 2_001)) };
  };
  const held = async ({ brand, id }: TestMember) => (await readBalance(t.db, brand.id, id)).held;

  it('DSK-21 the system approves a small withdrawal of a known member, and the bank gets it', async () => {
    const member = await known();
    const { uuid, status } = await ask(member, 500);
    expect(status).toBe('PROCESSING');
    expect(await reasonsOf(uuid)).toEqual([]);
    expect(await actionsOf(uuid)).toEqual(['withdrawal.request MEMBER', 'withdrawal.approve SYSTEM']);
    bank.answer = { status: 'PAID' };
    await payOut(jobDeps(t, { payouts: bank }));
    bank.answer = { status: 'PENDING' };
    expect(bank.asked.at(-1)).toMatchObject({ id: uuid, amount: 50_000 });
    const { data } = await t.call('GET /api/staff/withdraw', { as: payer });
    expect(data.find((row) => row.uuid === uuid)).toMatchObject({
      ...{ status: 'SUCCESS', approvedBy: null, manualReasons: [] },
    });
    expect(await held(member)).toBe(0);
  });

  it('DSK-21 stores why a person has to approve: first, above the tier, on a break, tried again', async () => {
    expect(await reasonsOf((await ask(await begin(), 500)).uuid)).toEqual(['FIRST_WITHDRAWAL']);
    expect(await reasonsOf((await ask(await begin(), 501)).uuid)).toEqual(['AMOUNT', 'FIRST_WITHDRAWAL']);
    expect(await reasonsOf((await ask(await begin(plain), 1)).uuid)).toEqual(['OFF', 'FIRST_WITHDRAWAL']);

    const resting = await known();
    await t.call('POST /api/auth/responsible-play/time-out', { as: resting, body: { days: 1 } });
    const paused = await ask({ ...resting, ...(await openSession(t, resting)) }, 100);
    expect([paused.status, await reasonsOf(paused.uuid)]).toEqual(['PENDING', ['BREAK']]);

    const member = await known();
    const { uuid } = await ask(member, 100);
    await first.fail(uuid);
    await t.call('POST /api/auth/withdraw/retry', { as: member, body: { uuid } });
    expect((await first.approve(uuid)).data).toMatchObject({
      ...{ status: 'PROCESSING', approvedBy: payer.email, manualReasons: ['RETRIED'] },
    });
  });

  it('DSK-21 also names what a request is refused for', () => {
    const now = new Date('2026-11-14T09:00:00+07:00');
    const facts = { halted: false, turnoverLeft: 0, bankChangedAt: null, paidBefore: true, onBreak: false };
    const hours = tiered.limits.bankChangeHours;
    const changed = (ms: number) => new Date(now.getTime() - ms);
    const of = (more: Partial<Parameters<typeof manualReasons>[2]>) =>
      manualReasons(tiered, 50_000, { ...facts, ...more }, now);
    expect(of({})).toEqual([]);
    expect(of({ halted: true, turnoverLeft: 1 })).toEqual(['HALTED', 'TURNOVER']);
    expect(of({ bankChangedAt: changed(hours * HOUR_MS - 1) })).toEqual(['BANK_CHANGED']);
    expect(of({ bankChangedAt: changed(hours * HOUR_MS) })).toEqual([]);
    const tiers = { automaticUpTo: 900, secondPersonAbove: 400 };
    const both = { ...tiered, desk: { ...tiered.desk, tiers } };
    expect(manualReasons(both, 50_000, facts, now)).toEqual(['AMOUNT']);
  });

  it('DSK-22 needs two people above the amount; the member sees nothing of the first', async () => {
    const { member, uuid } = await large();
    const before = await t.call(MINE, { as: member, params: { uuid } });
    expect((await first.approve(uuid)).data).toMatchObject({ status: 'PENDING', approvedBy: payer.email });
    expect((await t.call(MINE, { as: member, params: { uuid } })).text).toBe(before.text);
    const own = await first.approve(uuid);
    expect([own.status, own.error.code]).toEqual([403, 'WITHDRAWAL_OWN']);
    const { data } = await second.approve(uuid);
    expect(data).toMatchObject({ status: 'PROCESSING', approvedBy: payer.email });
    expect(await actionsOf(uuid)).toEqual([
      'withdrawal.request MEMBER',
      'withdrawal.approveFirst STAFF',
      'withdrawal.approve STAFF',
    ]);
    expect((await first.approve(uuid)).error.code).toBe('STATE_CHANGED');
  });

  it('DSK-22 takes one person up to the amount, and two again after a failed payout', async () => {
    const member = await begin();
    const { uuid } = await ask(member, 2_000);
    expect((await first.approve(uuid)).data.status).toBe('PROCESSING');
    const again = await large();
    for (const step of [first.approve, second.approve, first.fail]) await step(again.uuid);
    await t.call('POST /api/auth/withdraw/retry', { as: again.member, body: { uuid: again.uuid } });
    expect((await second.approve(again.uuid)).data.status).toBe('PENDING');
    expect((await first.approve(again.uuid)).data.status).toBe('PROCESSING');
  });

  it('DSK-22 lets either of them reject', async () => {
    for (const who of [first, second]) {
      const { member, uuid } = await large();
      await first.approve(uuid);
      expect((await who.reject(uuid, true)).data.status).toBe('REFUNDED');
      expect(await held(member)).toBe(0);
    }
  });

  it('DSK-22 M12 two people at once start one payout; one person at once starts none', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { uuid } = await large();
      const answers = await Promise.all([first.approve(uuid), second.approve(uuid)]);
      expect(answers.map(({ data }) => data.status).sort()).toEqual(['PENDING', 'PROCESSING']);
      const { approved_by, confirmed_by } = await stored(uuid);
      expect(new Set([approved_by, confirmed_by]).size).toBe(2);
      await eventually(() => bank.asked.filter(({ id }) => id === uuid).length).toBe(1);

      const { uuid: alone } = await large();
      const codes = await Promise.all(Array.from({ length: 4 }, () => first.approve(alone)));
      expect(codes.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
      expect(await stored(alone)).toMatchObject({ status: 'PENDING', confirmed_by: null });
    }
  });

  it('DSK-21 M12 an automatic approval and a rejection at once: one of them ends it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await known();
      const open = async () =>
        (await t.db.selectFrom('withdrawals').select('id').where('member_id', '=', member.id).execute()).map(
          ({ id }) => id,
        );
      const [paidId = ''] = await open();
      const rejected = (async () => {
        for (;;) {
          const id = (await open()).find((one) => one !== paidId);
          if (id !== undefined) return first.reject(id, true);
        }
      })();
      const { uuid } = await ask(member, 300);
      expect((await rejected).error.code).toBe('STATE_CHANGED');
      expect([(await stored(uuid)).status, await held(member)]).toEqual(['PROCESSING', 30_000]);
    }
  });

  it('DSK-22 the database refuses the same person twice', async () => {
    const { uuid } = await large();
    await first.approve(uuid);
    const same = t.db.updateTable('withdrawals').set({ confirmed_by: payer.id }).where('id', '=', uuid);
    await expect(same.execute()).rejects.toThrow('withdrawals_second_person');
  });

  it('DSK-23 a dry run counts the last 30 days by tier and reason, and changes nothing', async () => {
    const member = await begin(quiet);
    const other = await begin(quiet);
    const insert = (owner: TestMember, amount: number, reasons: string[], daysAgo: number) =>
      t.db
        .insertInto('withdrawals')
        .values({
          ...{ brand_id: quiet.id, id: uuidv7(), member_id: owner.id, amount, status: 'SUCCESS' },
          ...{ bank_name: 'KBANK', bank_id: '1234567890', account_name: 'x', manual_reasons: reasons },
          created_at: new Date(t.clock.now().getTime() - daysAgo * DAY_MS),
        })
        .execute();
    await insert(member, 10_000, ['OFF', 'FIRST_WITHDRAWAL'], 40);
    await insert(member, 20_000, ['OFF'], 29);
    await insert(other, 20_000, ['OFF', 'FIRST_WITHDRAWAL'], 20);
    await insert(other, 90_000, ['AMOUNT'], 10);
    await insert(other, 500_000, ['OFF', 'BREAK'], 1);
    const dryRun = async (automaticUpTo: number, secondPersonAbove: number) =>
      (
        await t.call(DRY_RUN, {
          as: payer,
          params: { brandId: quiet.id },
          body: { automaticUpTo, secondPersonAbove },
        })
      ).data;
    expect(await dryRun(0, 0)).toEqual({
      ...{ total: 4, automatic: 0, onePerson: 4, twoPeople: 0 },
      reasons: [
        { reason: 'OFF', count: 4 },
        { reason: 'BREAK', count: 1 },
        { reason: 'FIRST_WITHDRAWAL', count: 1 },
      ],
    });
    expect(await dryRun(1_000, 4_999)).toEqual({
      ...{ total: 4, automatic: 2, onePerson: 1, twoPeople: 1 },
      reasons: [
        { reason: 'AMOUNT', count: 1 },
        { reason: 'BREAK', count: 1 },
        { reason: 'FIRST_WITHDRAWAL', count: 1 },
      ],
    });
    expect(await dryRun(99_999_999, 800)).toMatchObject({ automatic: 1, onePerson: 1, twoPeople: 2 });
  });
});
