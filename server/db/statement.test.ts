import { describe, expect, it } from 'vitest';
import { oneConnection } from '#server/testing/oneConnection';
import { statement } from './statement';
import { inTransaction } from './transaction';

describe('a statement whose text is put together once', () => {
  const { db } = oneConnection(
    'DROP TABLE IF EXISTS fixed; CREATE TABLE fixed (n int); GRANT SELECT, INSERT ON fixed TO sala_app',
  );

  it('puts each value where its name stands, also twice', async () => {
    const read = statement<object>()`SELECT ${'b'}::int - ${'a'}::int AS one, ${'a'}::text AS two`;
    for (const a of [1, 2, 3])
      expect(await read(db(), { a, b: 10 })).toEqual([{ one: 10 - a, two: String(a) }]);
  });

  it('goes ahead of the next and ends its transaction, as it says', async () => {
    const add = statement('ahead')`INSERT INTO fixed VALUES (${'n'})`;
    const end = statement('last')`INSERT INTO fixed VALUES (${'n'})`;
    for (const n of [1, 2, 3])
      await inTransaction(db(), async (trx) => {
        await add(trx, { n });
        await end(trx, { n: n * 10 });
      });
    const tooLate = inTransaction(db(), async (trx) => {
      await end(trx, { n: 40 });
      await add(trx, { n: 99 });
    });
    await expect(tooLate).rejects.toThrow('came after the last one');
    const kept = await statement<{ n: number }>()`SELECT n FROM fixed ORDER BY n`(db(), {});
    expect(kept.map(({ n }) => n)).toEqual([1, 2, 3, 10, 20, 30, 40]);
  });
});
