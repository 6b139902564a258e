import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { buildMember, type TestMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { readWithdrawalContext } from '#server/modules/withdrawals/withdrawalContext';
import { readBalance } from './accounts';
import { releaseWithdrawal } from '#server/modules/withdrawals/withdrawalPostings';

describe('postings that the database rejects', () => {
  let t: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    t = await testApp();
    member = await buildMember(t, { credit: 500 });
  });
  afterAll(() => t.close());

  const entry = (amount: number, ofPoints = false) => sql`
    (${t.brand.id}, (SELECT id FROM ledger_accounts WHERE brand_id = ${t.brand.id} AND kind = ${ofPoints ? 'POINT' : 'MEMBER'}
      AND owner_id IS NOT DISTINCT FROM ${ofPoints ? null : member.id}::uuid), 0, (SELECT id FROM made), ${amount}, 0, now())`;
  const write = (...entries: readonly ReturnType<typeof entry>[]) =>
    sql`WITH made AS (
      INSERT INTO ledger_transactions (brand_id, id, kind, reference_type, reference_id, created_at)
      VALUES (${t.brand.id}, ${uuidv7()}, 'ADJUSTMENT', 'ADJUSTMENT', ${uuidv7()}, now()) RETURNING id
    ) INSERT INTO ledger_entries (brand_id, account_id, seq, transaction_id, amount, balance_after, created_at)
      VALUES ${sql.join(entries)}`.execute(t.db);

  it('M2 the database rejects satang that are balanced by points', async () => {
    await sql`INSERT INTO ledger_accounts (brand_id, id, kind) VALUES (${t.brand.id}, ${uuidv7()}, 'POINT')`.execute(
      t.db,
    );
    await expect(write(entry(5), entry(-5, true))).rejects.toThrow(/sum to zero/);
    expect((await readBalance(t.db, t.brand.id, member.id)).available).toBe(500);
  });

  it('M2 M12 releasing an amount that was not held writes nothing', async () => {
    const release = {
      brandId: t.brand.id,
      memberId: uuidv7(),
      withdrawalId: uuidv7(),
      amount: 5,
      now: t.clock.now(),
    };
    await expect(inTransaction(t.db, (trx) => releaseWithdrawal(trx, release))).rejects.toMatchObject({
      code: 'CREDIT_NOT_ENOUGH',
    });
    const { rows } =
      await sql`SELECT FROM ledger_transactions WHERE reference_id = ${release.withdrawalId}`.execute(t.db);
    expect(rows).toEqual([]);
  });

  it('D13 M15 reads only one member’s withdrawals, even before the tables have statistics', async () => {
    const [statement] = (
      await t.statements(() =>
        inTransaction(t.db, (trx) => readWithdrawalContext(trx, t.brand.id, member.id, t.clock.now())),
      )
    ).filter((statement) => statement.sql.includes('withdrawals t'));
    const { db } = connectDatabase({ connectionString: t.access.app, max: 1 });
    const plan = await db.connection().execute(async (one) => {
      await sql.raw('SET plan_cache_mode = force_generic_plan').execute(one);
      await sql.raw(`PREPARE statement AS ${statement?.sql ?? ''}`).execute(one);
      const nulls = statement?.parameters.map(() => 'NULL').join(', ') ?? '';
      return (await sql.raw(`EXPLAIN EXECUTE statement (${nulls})`).execute(one)).rows;
    });
    await db.destroy();
    const text = JSON.stringify(plan);
    expect(text).toContain('withdrawals_member on withdrawals t');
    expect(text).not.toMatch(/withdrawals_(list|status)/);
  });
});
