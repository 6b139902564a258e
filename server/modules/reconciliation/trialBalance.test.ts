import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bangkokIso } from '#core/time/bangkok';
import { DAY_MS, HOUR_MS } from '#core/time/durations';
import { inTransaction } from '#server/platform/db/transaction';
import { creditDeposit } from '#server/modules/deposits/creditDeposit';
import {
  buildBankLine,
  buildCompanyAccount,
  buildMember,
  buildStaff,
  giveCredit,
  type TestMember,
  type TestStaff,
} from '#server/testing/builders';
import { jobDeps } from '#server/testing/jobDeps';
import { scriptedPayouts } from '#server/testing/scriptedPayouts';
import { testApp, type TestApp } from '#server/testing/testApp';
import { payOut } from '#server/modules/withdrawals/payOut';
import { runTrialBalance } from './runTrialBalance';

const BAHT = 100;
const FREEZE = 'POST /api/staff/brand/{brandId}/withdrawal-freeze';
const HISTORY = 'GET /api/staff/brand/{brandId}/withdrawal-freeze/history';
const BALANCE = 'POST /api/staff/brand/{brandId}/trial-balance';
const LIST = 'GET /api/staff/brand/{brandId}/trial-balance';

describe('trial balance', () => {
  const payouts = scriptedPayouts();
  let t: TestApp;
  let staff: TestStaff;
  let member: TestMember;
  let owner: pg.Client;
  beforeAll(async () => {
    t = await testApp({ ports: { payouts } });
    owner = new pg.Client({ connectionString: t.access.owner });
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await t.close();
  });
  beforeEach(async () => {
    t.clock.advance(DAY_MS);
    staff = await buildStaff(t, 'operator', t.brand.id);
    member = await buildMember(t, { credit: 1_000 * BAHT });
  });

  const params = () => ({ brandId: t.brand.id });
  const cycle = (config: object = {}) => {
    const deps = jobDeps(t, { payouts });
    return runTrialBalance({ ...deps, config: { ...deps.config, ...config } });
  };
  const list = async () => (await t.call(LIST, { params: params(), as: staff })).data;
  const freeze = (frozen: boolean) =>
    t.call(FREEZE, { params: params(), body: { frozen, reason: 'ตรวจแล้ว' }, as: staff });
  const ask = (as = member) =>
    t.call('POST /api/auth/withdraw/{uuid}', { as, params: { uuid: as.id }, body: { amount: 200 } });
  /** Bypasses the ledger, which only the owner of the database can do. */
  const tamper = (satang: number) =>
    owner.query(
      "UPDATE ledger_accounts SET balance = balance + $1 WHERE kind = 'MEMBER' AND owner_id = $2 RETURNING id",
      [satang, member.id],
    );
  const idOf = (result: pg.QueryResult) => (result.rows[0] as { id: string }).id;
  const metric = async (name: string) => {
    const text = (await t.app.inject('/metrics')).payload;
    return new RegExp(`^${name}\\{brand="${t.brand.id}"\\} (\\d+)`, 'm').exec(text)?.[1];
  };

  it('M22 stores one record per brand and Bangkok day under repeated and concurrent runs', async () => {
    const all = await Promise.all([cycle(), cycle(), cycle()]);
    expect(all.reduce((sum, drawn) => sum + drawn, 0)).toBe(t.brands.all.length);
    expect(await cycle()).toBe(0);
    const [today] = await list();
    expect(today).toMatchObject({ balanced: true, difference: 0, discrepancies: [], requestedBy: null });
    expect(today?.liabilities).toBe((today?.issued ?? 0) - (today?.house ?? 0));
    expect(await metric('sala_trial_balance_failed')).toBe('0');
  });

  it('M22 DSK-69 reports a tampered balance in one cycle and freezes withdrawals until it is repaired and staff lift the freeze', async () => {
    const open = (await ask()).data;
    const other = await buildMember(t, { credit: 1_000 * BAHT });
    const account = idOf(await tamper(1));
    await expect(cycle()).rejects.toThrow(`account MEMBER ${account} differs by 1 satang`);
    const [today] = await list();
    expect(today).toMatchObject({ balanced: false, difference: 0.01 });
    expect(today?.discrepancies).toEqual([
      {
        kind: 'ACCOUNT',
        uuid: account,
        account: 'MEMBER',
        ownerUuid: member.id,
        points: false,
        difference: 0.01,
      },
    ]);
    expect([await metric('sala_trial_balance_failed'), await metric('sala_withdrawals_frozen')]).toEqual([
      '1',
      '1',
    ]);

    expect((await ask(other)).error).toMatchObject({
      status: 409,
      code: 'WITHDRAW_FROZEN',
      message: expect.stringContaining('พักการถอนเงิน') as string,
    });
    const approval = () =>
      t.call('POST /api/staff/withdraw/{uuid}/approve', { as: staff, params: { uuid: open.uuid } });
    expect((await approval()).error.code).toBe('WITHDRAW_FROZEN');
    const history = await t.call('GET /api/auth/withdraw/withdraw-history/{uuid}', {
      as: member,
      params: { uuid: member.id },
    });
    expect(history.data.map(({ uuid }) => uuid)).toEqual([open.uuid]);

    expect((await freeze(false)).error.code).toBe('TRIAL_BALANCE_MISMATCH');
    await tamper(-1);
    expect((await t.call(BALANCE, { params: params(), as: staff, body: {} })).data).toMatchObject({
      balanced: true,
      requestedBy: staff.email,
    });
    expect((await freeze(false)).data).toEqual({ frozenAt: null, reason: null });
    expect((await freeze(false)).error.code).toBe('STATE_CHANGED');
    expect((await ask(other)).status).toBe(200);
    expect((await approval()).status).toBe(200);
    const trail = await t.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', '%freeze')
      .orderBy('id')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['withdrawal.freeze', 'withdrawal.unfreeze']);
    const changes = (await t.call(HISTORY, { params: params(), as: staff })).data;
    expect(changes).toMatchObject([
      { frozen: false, reason: 'ตรวจแล้ว' },
      { frozen: true, by: null },
    ]);
  });

  it('M22 pays nothing out during a freeze, and continues afterwards', async () => {
    const { data } = await ask();
    payouts.answer = { status: 'PENDING' };
    await t.call('POST /api/staff/withdraw/{uuid}/approve', { as: staff, params: { uuid: data.uuid } });
    const deps = jobDeps(t, { payouts });
    expect((await freeze(true)).data).toMatchObject({ reason: 'ตรวจแล้ว' });
    t.clock.advance(2 * HOUR_MS);
    staff = await buildStaff(t, 'operator', t.brand.id);
    expect(await payOut(deps, { brandId: t.brand.id, id: data.uuid })).toBe(0);
    await freeze(false);
    expect(await payOut(deps, { brandId: t.brand.id, id: data.uuid })).toBe(1);
  });

  it('M22 only alerts where the operator disabled the freeze', async () => {
    await tamper(-5);
    await expect(cycle({ freezeOnMismatch: false })).rejects.toThrow('has discrepancies');
    expect((await ask()).status).toBe(200);
    expect(await metric('sala_trial_balance_failed')).toBe('1');
    await tamper(5);
  });

  it('M22 S1 reports deposits without a bank line and undecided lines as open items, not as discrepancies', async () => {
    const account = await buildCompanyAccount(t);
    const { data: request } = await t.call('POST /api/auth/deposit-request', {
      as: member,
      body: { amount: 300 },
    });
    const [uuid, amount] = [request.uuid, request.payAmount];
    await t.call('POST /api/auth/deposit-request/confirm/transfer', { as: member, body: { uuid } });
    const body = { withoutTransfer: true, reason: 'x' };
    await t.call('POST /api/staff/deposit/{uuid}/approve', { as: staff, params: { uuid }, body });
    await buildBankLine(t, { member, amount: 90_000, accountId: account.id });
    const { data } = await t.call(BALANCE, { params: params(), as: staff, body: {} });
    expect(data).toMatchObject({ balanced: true, discrepancies: [], unmatched: { count: 1, amount: 900 } });
    expect(data.unbacked).toEqual({
      ...{ count: 1, amount, oldest: bangkokIso(t.clock.now()) },
      credits: [{ uuid, userUuid: member.id, amount, at: bangkokIso(t.clock.now()) }],
    });
    expect((await list())[0]?.unbacked.count).toBe(1);
  });

  it('M22 S1 finds a bank transfer that was credited twice', async () => {
    const account = await buildCompanyAccount(t);
    const bankTransferId = await buildBankLine(t, { member, amount: 30_000, accountId: account.id });
    const credited = await t.call('POST /api/staff/bank-transfer/{uuid}/credit', {
      ...{ as: staff, params: { uuid: bankTransferId }, body: { username: member.username, reason: 'x' } },
    });
    const id = credited.data.creditUuid ?? '';
    const balance = async () => (await t.call(BALANCE, { params: params(), as: staff, body: {} })).data;
    expect((await balance()).balanced).toBe(true);
    // Simulates a defect: the same deposit is credited again.
    const { transactionId } = await inTransaction(t.db, (trx) =>
      creditDeposit(trx, {
        ...{ brandId: t.brand.id, memberId: member.id, companyAccountId: account.id, amount: 30_000 },
        ...{ reference: { type: 'DEPOSIT_REQUEST', id }, now: t.clock.now() },
      }),
    );
    const twice = await balance();
    expect(twice).toMatchObject({ balanced: false, difference: 0 });
    expect(twice.discrepancies).toEqual([
      {
        kind: 'CREDIT',
        uuid: transactionId,
        account: null,
        ownerUuid: member.id,
        points: false,
        difference: 300,
      },
    ]);
    await owner.query("SET session_replication_role = 'replica'");
    await owner.query('DELETE FROM ledger_entries WHERE transaction_id = $1', [transactionId]);
    await owner.query('DELETE FROM ledger_transactions WHERE id = $1', [transactionId]);
    await owner.query("SET session_replication_role = 'origin'");
    await owner.query(
      'UPDATE ledger_accounts a SET balance = coalesce((SELECT sum(amount) FROM ledger_entries e WHERE e.account_id = a.id), 0), entry_count = (SELECT count(*) FROM ledger_entries e WHERE e.account_id = a.id)',
    );
    // A claim smaller than the credit.
    await owner.query('UPDATE transfer_claims SET amount = 29999 WHERE paid_id = $1', [id]);
    expect((await balance()).discrepancies).toMatchObject([
      { kind: 'CREDIT', ownerUuid: member.id, difference: 0.01 },
    ]);
    await owner.query('UPDATE transfer_claims SET amount = 30000 WHERE paid_id = $1', [id]);
    expect((await balance()).balanced).toBe(true);
    await freeze(false);
  });

  it('M22 M2 finds an unbalanced transaction and a missing entry', async () => {
    await giveCredit(t, member, 300);
    const { rows } = await owner.query(
      'SELECT transaction_id AS id, account_id FROM ledger_entries WHERE amount = 300',
    );
    const entry = rows[0] as { id: string; account_id: string };
    await owner.query("SET session_replication_role = 'replica'");
    await owner.query('UPDATE ledger_entries SET amount = 301 WHERE amount = 300');
    const changed = (await t.call(BALANCE, { params: params(), as: staff, body: {} })).data;
    expect(changed.discrepancies).toEqual([
      expect.objectContaining({ kind: 'ACCOUNT', uuid: entry.account_id, difference: -0.01 }),
      expect.objectContaining({ kind: 'TRANSACTION', uuid: entry.id, difference: 0.01 }),
    ]);
    await owner.query('UPDATE ledger_entries SET amount = 300 WHERE amount = 301');
    const gone = await owner.query(
      'DELETE FROM ledger_entries WHERE transaction_id = $1 AND account_id <> $2 RETURNING account_id',
      [entry.id, entry.account_id],
    );
    const lost = (await t.call(BALANCE, { params: params(), as: staff, body: {} })).data;
    expect(lost.discrepancies.map(({ uuid }) => uuid).sort()).toEqual(
      [(gone.rows[0] as { account_id: string }).account_id, entry.id].sort(),
    );
  });

  it('M22 finds a discrepancy in an account with more entries than one statement reads', async () => {
    const [, sibling] = t.brands.all;
    if (!sibling) throw new Error('There is one brand only.');
    const rich = await buildMember(t, { brand: sibling, credit: 100 });
    await owner.query("SET session_replication_role = 'replica'");
    const { rows } = await owner.query(
      "SELECT id, (SELECT id FROM ledger_transactions WHERE brand_id = $1 LIMIT 1) AS tx FROM ledger_accounts WHERE brand_id = $1 AND kind = 'MEMBER' AND owner_id = $2",
      [sibling.id, rich.id],
    );
    const { id } = rows[0] as { id: string };
    const many = 100_001;
    await owner.query(
      `INSERT INTO ledger_entries (brand_id, account_id, seq, transaction_id, amount, balance_after, created_at)
       SELECT $1, $2, n, gen_random_uuid(), CASE n % 2 WHEN 0 THEN 1 ELSE -1 END, 0, now() FROM generate_series(2, ${String(many)}) n`,
      [sibling.id, id],
    );
    await owner.query('UPDATE ledger_accounts SET entry_count = $2, balance = 101 WHERE id = $1', [id, many]);
    const boss = await buildStaff(t, 'operator', sibling.id);
    const { data } = await t.call(BALANCE, { params: { brandId: sibling.id }, as: boss, body: {} });
    const [first, ...others] = data.discrepancies;
    expect(first).toMatchObject({ kind: 'ACCOUNT', uuid: id, difference: 0.01 });
    // The entries have no transaction, so each one is unbalanced by itself.
    expect(others.length).toBe(99);
    expect(new Set(others.map(({ kind }) => kind))).toEqual(new Set(['TRANSACTION']));
  });
});
