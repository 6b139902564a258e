import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { oneConnection } from '#server/testing/oneConnection';
import type { Database } from './connect';
import { preparingPool, StatementNames } from './namedStatements';
import type { DB } from './schema';
import { inTransaction } from './transaction';

describe('named statements', () => {
  const { db, asOwner, url } = oneConnection(
    'DROP TABLE IF EXISTS plans; CREATE TABLE plans AS SELECT 1 AS n; GRANT SELECT ON plans TO sala_app',
  );

  const read = (on: Database = db()) =>
    sql<{ n: unknown }>`SELECT * FROM plans WHERE 1 = ${1}::int`.execute(on);
  const prepared = async () => (await sql`SELECT FROM pg_prepared_statements`.execute(db())).rows.length;
  const change = () => asOwner('ALTER TABLE plans ALTER n TYPE text');

  it('prepares a statement on its second use', async () => {
    const before = await prepared();
    await read();
    expect(await prepared()).toBe(before);
    for (let time = 0; time < 5; time += 1) await read();
    expect(await prepared()).toBe(before + 1);
  });

  it('D3 recovers after a migration changed the result type of a prepared statement', async () => {
    for (let time = 0; time < 8; time += 1) await read();
    await change();
    expect((await read()).rows).toEqual([{ n: '1' }]);
  });

  it('D3 M23 retries a transaction whose prepared statement was invalidated by a migration', async () => {
    for (let time = 0; time < 8; time += 1) await read();
    await change();
    let tries = 0;
    const found = await inTransaction(db(), (trx) => {
      tries += 1;
      return read(trx);
    });
    expect([found.rows, tries]).toEqual([[{ n: '1' }], 2]);
  });

  it('M1 rolls back a failed transaction completely', async () => {
    const failing = inTransaction(db(), async (trx) => {
      await sql`CREATE TEMP TABLE half (n int)`.execute(trx);
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    const { rows } = await sql`SELECT to_regclass('pg_temp.half') AS found`.execute(db());
    expect(rows).toEqual([{ found: null }]);
  });

  it('M1 D6 discards a connection whose transaction could not be ended', async () => {
    const pool = new pg.Pool({ connectionString: url(), max: 1, query_timeout: 200 });
    const silent = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
    const backend = async () =>
      (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(silent)).rows[0]?.pid;
    const before = await backend();
    const work = silent.transaction().execute((trx) => sql`SELECT pg_sleep(2)`.execute(trx));
    await expect(work).rejects.toThrow('Query read timeout');
    const after = await backend();
    expect(after).toBeTypeOf('number');
    expect(after).not.toBe(before);
    await silent.destroy();
  });

  it('limits the number of names', () => {
    const names = new StatementNames();
    const all = Array.from({ length: 2_000 }, (_, n) => `SELECT ${n} WHERE 1 = $1`);
    const given = all.map((text) => (names.of(text, [1]), names.of(text, [1])));
    expect(given.filter((name) => name !== undefined)).toHaveLength(400);
    expect(new Set(given.slice(0, 400)).size).toBe(400);
    expect(names.of(`SELECT ${' '.repeat(5_000)} $1`, [1])).toBeUndefined();
  });
});
