import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { buildCompanyAccount, buildMember, giveCredit } from '#server/testing/builders';
import { rounds } from '#server/testing/proving';
import { testApp, type TestApp } from '#server/testing/testApp';
import { brokenAccounts, brokenTransactions, totalOfEntries } from '#server/testing/trialBalance';
import { memberAccount, readBalance } from './accounts';
import { creditDeposit } from '#server/modules/deposits/creditDeposit';
import { post } from './post';
import {
  holdWithdrawal,
  releaseWithdrawal,
  settleWithdrawal,
} from '#server/modules/withdrawals/withdrawalPostings';

const BAHT = 100;

/** How often a race is repeated. */
const ROUNDS = rounds(5, 20);

describe('ledger', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ connections: 40 });
  });
  afterAll(() => t.close());

  const hold = (memberId: string, amount: number) =>
    inTransaction(t.db, (trx) =>
      holdWithdrawal(trx, {
        brandId: t.brand.id,
        memberId,
        withdrawalId: uuidv7(),
        amount,
        now: t.clock.now(),
      }),
    );

  const transfer = (from: string, to: string, amount: number) =>
    inTransaction(t.db, (trx) =>
      post(trx, {
        brandId: t.brand.id,
        kind: 'ADJUSTMENT',
        reference: { type: 'ADJUSTMENT', id: uuidv7() },
        now: t.clock.now(),
        entries: [
          { account: memberAccount(from), amount: -amount },
          { account: memberAccount(to), amount },
        ],
      }),
    );

  it(`M1 pays 3 of 50 parallel withdrawals of 30 on a balance of 100 in each of ${ROUNDS} rounds`, async () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const { id } = await buildMember(t, { credit: 100 * BAHT });
      const results = await Promise.allSettled(Array.from({ length: 50 }, () => hold(id, 30 * BAHT)));
      const refused = results
        .filter((result) => result.status === 'rejected')
        .map(({ reason }) => (reason as { code: string }).code);
      expect(results.length - refused.length).toBe(3);
      expect(new Set(refused)).toEqual(new Set(['CREDIT_NOT_ENOUGH']));
      expect(await readBalance(t.db, t.brand.id, id)).toEqual({ available: 10 * BAHT, held: 90 * BAHT });
    }
  }, 120_000);

  it('M2 M3 M23 readers see sums of zero during concurrent transfers, and nothing deadlocks', async () => {
    const members = await Promise.all(
      Array.from({ length: 4 }, () => buildMember(t, { credit: 1_000 * BAHT })),
    );
    const sums: number[] = [];
    const finished = new AbortController();
    const reader = (async () => {
      while (!finished.signal.aborted) {
        sums.push(await totalOfEntries(t.db));
        expect(await brokenTransactions(t.db)).toEqual([]);
      }
    })();
    const pick = (index: number) => members[index % members.length]?.id ?? '';
    // Limited to the number of connections, because waiting for one would depend on the speed of the machine.
    const worker = async (first: number) => {
      for (let n = first; n < 400; n += 30) await transfer(pick(n), pick(n + 1 + (n % 3)), 1 + (n % 50));
    };
    const results = await Promise.allSettled(Array.from({ length: 30 }, (_, first) => worker(first)));
    finished.abort();
    await reader;
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(sums.length).toBeGreaterThan(0);
    expect(new Set(sums)).toEqual(new Set([0]));
    expect(await brokenAccounts(t.db)).toEqual([]);
  });

  it('M2 the database itself refuses a transaction that does not sum to zero', async () => {
    const { id } = await buildMember(t, { credit: 5 * BAHT });
    const lopsided = inTransaction(t.db, async (trx) => {
      const account = await trx
        .selectFrom('ledger_accounts')
        .select('id')
        .where('owner_id', '=', id)
        .executeTakeFirstOrThrow();
      const transaction = uuidv7();
      const common = { brand_id: t.brand.id, created_at: t.clock.now() };
      await trx
        .insertInto('ledger_transactions')
        .values({
          ...common,
          id: transaction,
          kind: 'ADJUSTMENT',
          reference_type: 'ADJUSTMENT',
          reference_id: transaction,
        })
        .execute();
      await trx
        .insertInto('ledger_entries')
        .values({
          ...common,
          account_id: account.id,
          transaction_id: transaction,
          amount: 1,
          seq: 0,
          balance_after: 0,
        })
        .execute();
    });
    await expect(lopsided).rejects.toThrow(/sum to zero/);
    expect((await readBalance(t.db, t.brand.id, id)).available).toBe(5 * BAHT);
  });

  it('M4 neither the server’s role nor the owner can change or delete entries', async () => {
    await buildMember(t, { credit: 5 * BAHT });
    const statements = ['ledger_entries', 'ledger_transactions', 'audit_log'].flatMap((table) => [
      `UPDATE ${table} SET created_at = now()`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ]);
    const owner = connectDatabase({ connectionString: t.access.owner, max: 1 });
    for (const { db, who } of [
      { db: t.db, who: 'server' },
      { db: owner.db, who: 'owner' },
    ]) {
      for (const statement of statements) {
        await expect(sql.raw(statement).execute(db), `${who}: ${statement}`).rejects.toMatchObject({
          code: '42501',
        });
      }
    }
    await owner.db.destroy();
  });

  it('M3 the server can change a balance only with an entry', async () => {
    await expect(sql`UPDATE ledger_accounts SET balance = 1`.execute(t.db)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(sql`DELETE FROM ledger_accounts`.execute(t.db)).rejects.toMatchObject({ code: '42501' });
  });

  it('M14 credit held by a withdrawal cannot be spent and is released completely', async () => {
    const { id } = await buildMember(t, { credit: 100 * BAHT });
    const other = await buildMember(t);
    const withdrawal = {
      brandId: t.brand.id,
      memberId: id,
      withdrawalId: uuidv7(),
      amount: 60 * BAHT,
      now: t.clock.now(),
    };
    await inTransaction(t.db, (trx) => holdWithdrawal(trx, withdrawal));
    await expect(transfer(id, other.id, 41 * BAHT)).rejects.toMatchObject({ code: 'CREDIT_NOT_ENOUGH' });
    await inTransaction(t.db, (trx) => releaseWithdrawal(trx, withdrawal));
    expect(await readBalance(t.db, t.brand.id, id)).toEqual({ available: 100 * BAHT, held: 0 });
    await expect(inTransaction(t.db, (trx) => settleWithdrawal(trx, withdrawal))).rejects.toMatchObject({
      code: 'CREDIT_NOT_ENOUGH',
    });
  });

  it('M8 a client reference posts only once', async () => {
    const { id } = await buildMember(t);
    const account = await buildCompanyAccount(t);
    const credit = () =>
      inTransaction(t.db, (trx) =>
        creditDeposit(trx, {
          brandId: t.brand.id,
          memberId: id,
          companyAccountId: account.id,
          amount: 10 * BAHT,
          reference: { type: 'SLIP', id: uuidv7() },
          clientRef: `ref-${id}`,
          now: t.clock.now(),
        }),
      );
    const results = await Promise.allSettled(Array.from({ length: 10 }, credit));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readBalance(t.db, t.brand.id, id)).available).toBe(10 * BAHT);
  });

  it('adds deposits up by Bangkok month for the member level', async () => {
    const { id } = await buildMember(t);
    const account = await buildCompanyAccount(t);
    const credit = (instant: string) =>
      inTransaction(t.db, (trx) =>
        creditDeposit(trx, {
          brandId: t.brand.id,
          memberId: id,
          companyAccountId: account.id,
          amount: 10 * BAHT,
          reference: { type: 'SLIP', id: uuidv7() },
          now: new Date(instant),
        }),
      );
    expect(await credit('2026-11-30T16:59:59.999Z')).toMatchObject({
      depositTotal: 1_000,
      depositMonth: 1_000,
      balance: 1_000,
    });
    expect(await credit('2026-11-30T17:00:00.000Z')).toMatchObject({
      depositTotal: 2_000,
      depositMonth: 1_000,
      balance: 2_000,
    });
  });

  it('D13 posts with at most one query once the accounts exist', async () => {
    const { id } = await buildMember(t, { credit: 100 * BAHT });
    await hold(id, BAHT);
    expect((await t.queries(() => hold(id, BAHT))).length).toBeLessThanOrEqual(1);
    await giveCredit(t, { id, brand: t.brand }, BAHT);
    const account = await buildCompanyAccount(t);
    const deposit = () =>
      inTransaction(t.db, (trx) =>
        creditDeposit(trx, {
          brandId: t.brand.id,
          memberId: id,
          companyAccountId: account.id,
          amount: BAHT,
          reference: { type: 'SLIP', id: uuidv7() },
          now: t.clock.now(),
        }),
      );
    await deposit();
    expect((await t.queries(deposit)).length).toBeLessThanOrEqual(2);
  });
});
