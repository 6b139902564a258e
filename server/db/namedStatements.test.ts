import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { oneConnection } from '#server/testing/oneConnection';
import type { Database } from './connect';
import { StatementNames } from './namedStatements';
import { inTransaction } from './transaction';

describe('named statements', () => {
  const { db, asOwner } = oneConnection(
    'DROP TABLE IF EXISTS plans; CREATE TABLE plans AS SELECT 1 AS n; GRANT SELECT ON plans TO sala_app',
  );

  const read = (on: Database = db()) =>
    sql<{ n: unknown }>`SELECT * FROM plans WHERE 1 = ${1}::int`.execute(on);
  const prepared = async () => (await sql`SELECT FROM pg_prepared_statements`.execute(db())).rows.length;
  const change = () => asOwner('ALTER TABLE plans ALTER n TYPE text');

  it('plans what comes twice once, and what comes once without a name', async () => {
    const before = await prepared();
    await read();
    expect(await prepared()).toBe(before);
    for (let time = 0; time < 5; time += 1) await read();
    expect(await prepared()).toBe(before + 1);
  });

  it('D3 answers after a migration has changed what a kept plan returns', async () => {
    for (let time = 0; time < 8; time += 1) await read();
    await change();
    expect((await read()).rows).toEqual([{ n: '1' }]);
  });

  it('D3 M23 does a transaction again whose plan a migration has changed', async () => {
    for (let time = 0; time < 8; time += 1) await read();
    await change();
    let tries = 0;
    const found = await inTransaction(db(), (trx) => {
      tries += 1;
      return read(trx);
    });
    expect([found.rows, tries]).toEqual([[{ n: '1' }], 2]);
  });

  it('keeps a bounded number of names', () => {
    const names = new StatementNames();
    const all = Array.from({ length: 2_000 }, (_, n) => `SELECT ${n} WHERE 1 = $1`);
    const given = all.map((text) => (names.of(text, [1]), names.of(text, [1])));
    expect(given.filter((name) => name !== undefined)).toHaveLength(400);
    expect(new Set(given.slice(0, 400)).size).toBe(400);
    expect(names.of(`SELECT ${' '.repeat(5_000)} $1`, [1])).toBeUndefined();
  });
});
