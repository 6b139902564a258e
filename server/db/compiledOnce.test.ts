import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { oneConnection } from '#server/testing/oneConnection';
import { compiledOnce } from './compiledOnce';

describe('a query that is compiled once for each shape of its values', () => {
  const { db } = oneConnection('SELECT 1');

  it('puts each value in its place, whatever it is, and is built once', async () => {
    let built = 0;
    const echo = compiledOnce<object, { a: string | null; list: readonly number[]; at: Date; bytes: Buffer }>(
      ({ a, list, at, bytes }) => {
        built += 1;
        return sql`SELECT ${a}::text AS a, ARRAY[${sql.join(list)}]::int[] AS list, ${at}::timestamptz AS at,
          ${bytes}::bytea AS bytes, ${a}::text AS again`;
      },
    );
    for (const a of ['x', null, 'y']) {
      const values = { a, list: [3, 1], at: new Date(0), bytes: Buffer.from('b') };
      expect(await echo(db(), values)).toEqual([{ ...values, again: a }]);
    }
    expect(built).toBe(1);
  });

  it('is built anew for another length, for what is left out and for another variant', async () => {
    const seen: string[] = [];
    const read = compiledOnce<{ n: number }, { list: readonly number[]; more?: number }, 'plus' | 'minus'>(
      ({ list, more }, variant) => {
        seen.push(`${variant} ${list.length} ${more === undefined}`);
        const sum = sql.join(
          list.map((one) => sql`${one}::int`),
          sql` + `,
        );
        const rest = more === undefined ? sql.lit(0) : sql`${more}::int`;
        return sql`SELECT (${sum})::int ${sql.raw(variant === 'plus' ? '+' : '-')} ${rest} AS n`;
      },
    );
    const n = async (...values: Parameters<typeof read>) => (await read(...values))[0]?.n;
    expect(await n(db(), { list: [1, 2] }, 'plus')).toBe(3);
    expect(await n(db(), { list: [1, 2, 3] }, 'plus')).toBe(6);
    expect(await n(db(), { list: [1, 2], more: 5 }, 'plus')).toBe(8);
    expect(await n(db(), { list: [1, 2], more: 5 }, 'minus')).toBe(-2);
    expect(await n(db(), { list: [4, 4], more: 1 }, 'minus')).toBe(7);
    expect(seen).toEqual(['plus 2 true', 'plus 3 true', 'plus 2 false', 'minus 2 false']);
  });
});
