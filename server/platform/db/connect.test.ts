import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { oneConnection } from '#server/testing/oneConnection';

/** Enough executions for the statement to be prepared. */
const TIMES = [1, 2, 3, 4];

describe('values of the database', () => {
  const { db } = oneConnection('SELECT 1');

  it('M5 are read exactly as written, also by a prepared statement', async () => {
    const at = new Date('2026-11-22T01:02:03.456Z');
    const written = {
      text: 'ก"\\',
      none: null,
      number: -1.5,
      yes: true,
      large: Number.MAX_SAFE_INTEGER,
      day: '2026-11-22',
      at,
      old: new Date(-1e14),
      bytes: Buffer.from([0, 255]),
      list: [1, 2],
    };
    for (const n of TIMES) {
      const { rows } = await sql`
        SELECT ${written.text}::text AS text, ${written.none}::text AS none, ${written.number}::float8 AS number,
          ${written.yes}::bool AS yes, ${written.large}::int8 AS large, ${written.day}::date AS day,
          ${written.at}::timestamptz AS at, ${written.old}::timestamptz AS old, ${written.bytes}::bytea AS bytes,
          ${written.list}::int[] AS list, ${n}::int AS n`.execute(db());
      expect(rows).toEqual([{ ...written, n }]);
    }
  });

  it('M5 an integer beyond 2^53 is an error, never a rounded number', async () => {
    const read = sql`SELECT ${'9007199254740993'}::int8 AS large`.execute(db());
    await expect(read).rejects.toThrow(RangeError);
    expect((await sql`SELECT 1::int8 AS n`.execute(db())).rows).toEqual([{ n: 1 }]);
  });
});
