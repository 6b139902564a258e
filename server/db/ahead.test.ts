import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { oneConnection } from '#server/testing/oneConnection';
import { violatesUnique } from './failures';
import { ahead, last } from './leanClient';
import { inTransaction } from './transaction';
import type { Transaction } from './transaction';

/** By then statements, BEGIN and COMMIT are prepared. */
const TIMES = [1, 2, 3, 4];

describe('a statement that goes in the message of the next', () => {
  const { db } = oneConnection(
    'DROP TABLE IF EXISTS early; CREATE TABLE early (n int PRIMARY KEY); GRANT SELECT, INSERT, DELETE ON early TO sala_app',
  );

  const add = (n: number, trx: Transaction) => sql`INSERT INTO early VALUES (${n})`.execute(trx);
  const addAhead = (n: number, trx: Transaction) =>
    sql`INSERT INTO early VALUES (${n}) RETURNING n AS wrong ${ahead}`.execute(trx);
  const addLast = (n: number, trx: Transaction) => sql`INSERT INTO early VALUES (${n}) ${last}`.execute(trx);
  const count = async (below: number, trx: Transaction) =>
    (await sql<{ n: number }>`SELECT count(*)::int AS n FROM early WHERE n < ${below}`.execute(trx)).rows;
  const kept = async () =>
    (await sql<{ n: number }>`SELECT n FROM early ORDER BY n`.execute(db())).rows.map(({ n }) => n);

  it('runs before it, and the next gets its own rows alone', async () => {
    for (const n of TIMES) {
      const rows = await inTransaction(db(), async (trx) => {
        await addAhead(n * 2, trx);
        await addAhead(n * 2 + 1, trx);
        return count(100, trx);
      });
      expect(rows).toEqual([{ n: n * 2 }]);
    }
  });

  it('M6 commits with the last one, and nothing when it fails itself', async () => {
    for (const n of TIMES)
      await inTransaction(db(), async (trx) => {
        await addAhead(n, trx);
        await addLast(n + 100, trx);
      });
    const work = inTransaction(db(), async (trx) => {
      await add(50, trx);
      await addAhead(1, trx);
      await addLast(51, trx);
    });
    expect(violatesUnique(await work.catch((error: unknown) => error), 'early_pkey')).toBe(true);
    expect(await kept()).toEqual([...TIMES, ...TIMES.map((n) => n + 100)]);
  });

  it('M1 is not forgotten at the end, and not run once the transaction is taken back', async () => {
    for (const n of TIMES) {
      await inTransaction(db(), (trx) => addAhead(n, trx));
      const work = inTransaction(db(), async (trx) => {
        await addAhead(n + 100, trx);
        throw new Error('half-way');
      });
      await expect(work).rejects.toThrow('half-way');
    }
    expect(await kept()).toEqual(TIMES);
  });

  it('goes by itself before a statement that the connection does not know yet', async () => {
    for (const n of TIMES)
      await inTransaction(db(), async (trx) => {
        await addAhead(n, trx);
        await sql`INSERT INTO early VALUES (${n + 100}) ${sql.raw(`/* ${String(n)} */`)}`.execute(trx);
      });
    expect(await kept()).toEqual([...TIMES, ...TIMES.map((n) => n + 100)]);
  });
});
