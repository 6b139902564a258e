import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { oneConnection } from '#server/testing/oneConnection';
import { violatesUnique } from './failures';
import { last } from './leanClient';
import { inTransaction } from './transaction';
import type { Transaction } from './transaction';

/** By then statements, BEGIN and COMMIT are prepared. */
const TIMES = [1, 2, 3, 4];

describe('a connection that says no more than it must', () => {
  const { db } = oneConnection(
    'DROP TABLE IF EXISTS lean; CREATE TABLE lean (n int PRIMARY KEY); GRANT SELECT, INSERT, DELETE ON lean TO sala_app',
  );

  const add = (n: number, trx: Transaction) => sql`INSERT INTO lean VALUES (${n})`.execute(trx);
  const addLast = (n: number, trx: Transaction) => sql`INSERT INTO lean VALUES (${n}) ${last}`.execute(trx);
  const kept = async () =>
    (await sql<{ n: number }>`SELECT n FROM lean ORDER BY n`.execute(db())).rows.map(({ n }) => n);

  it('reads and writes every kind of value as the driver does', async () => {
    const at = new Date('2026-11-22T01:02:03.456Z');
    const read = () =>
      sql`SELECT ${'ก"\\'}::text AS text, ${null}::text AS none, ${-1.5}::float8 AS number, ${true}::bool AS yes,
        ${9_007_199_254_740_991n}::int8 AS large, ${at}::timestamptz AS at, ${new Date(-1e14)}::timestamptz AS old,
        ${Buffer.from([0, 255])}::bytea AS bytes, ${'{"a":[1]}'}::jsonb AS json`.execute(db());
    const list = (one: number) => sql`SELECT ${[1, 2]}::int[] AS list, ${one}::int AS one`.execute(db());
    for (const one of TIMES) {
      expect((await read()).rows).toEqual([
        {
          text: 'ก"\\',
          none: null,
          number: -1.5,
          yes: true,
          large: Number.MAX_SAFE_INTEGER,
          at,
          old: new Date(-1e14),
          bytes: Buffer.from([0, 255]),
          json: { a: [1] },
        },
      ]);
      expect((await list(one)).rows).toEqual([{ list: [1, 2], one }]);
    }
  });

  it('tells how many rows a statement wrote', async () => {
    for (const n of TIMES) {
      const written = await inTransaction(db(), async (trx) => [
        (await add(n, trx)).numAffectedRows,
        (await addLast(n + 100, trx)).numAffectedRows,
        trx.isTransaction,
      ]);
      expect(written).toEqual([1n, 1n, true]);
    }
    const { numAffectedRows } = await sql`DELETE FROM lean WHERE n > ${100}`.execute(db());
    expect([numAffectedRows, await kept()]).toEqual([4n, TIMES]);
  });

  it('M1 begins with the first statement: what follows is taken back with it', async () => {
    for (const n of TIMES) {
      const work = inTransaction(db(), async (trx) => {
        await add(n, trx);
        await add(n + 100, trx);
        throw new Error('half-way');
      });
      await expect(work).rejects.toThrow('half-way');
    }
    expect(await kept()).toEqual([]);
  });

  it('M6 commits with the last statement, and nothing when that fails', async () => {
    for (const n of TIMES)
      await inTransaction(db(), async (trx) => {
        await add(n, trx);
        await addLast(n + 100, trx);
      });
    const work = inTransaction(db(), async (trx) => {
      await add(50, trx);
      await addLast(101, trx);
    });
    expect(violatesUnique(await work.catch((error: unknown) => error), 'lean_pkey')).toBe(true);
    expect(await kept()).toEqual([...TIMES, ...TIMES.map((n) => n + 100)]);
  });

  it('M6 refuses a statement after the last one', async () => {
    for (const n of TIMES) await inTransaction(db(), (trx) => addLast(n, trx));
    const work = inTransaction(db(), async (trx) => {
      await addLast(50, trx);
      await add(51, trx);
    });
    await expect(work).rejects.toThrow('came after the last one');
    expect(await kept()).toEqual([...TIMES, 50]);
  });

  it('is sound after a transaction without a statement, and after a refused value', async () => {
    for (const n of TIMES) {
      await inTransaction(db(), () => Promise.resolve());
      const broken = inTransaction(db(), (trx) => add('x' as unknown as number, trx));
      await expect(broken).rejects.toMatchObject({ code: '22P02' });
      await inTransaction(db(), (trx) => add(n, trx));
    }
    expect(await kept()).toEqual(TIMES);
  });
});
