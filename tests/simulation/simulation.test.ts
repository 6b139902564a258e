import { randomInt } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { rounds } from '#server/testing/proving';
import { kinds, operationsOf } from './operations';
import { simulate } from './simulate';
import { makeWorlds } from './worlds';
import type { Worlds } from './worlds';

/**
 * `SEED` is the first seed, `SEEDS` and `OPS` are number and length of runs. The short form uses the same seeds every
 * day; `npm run prove` tries new ones.
 */
const FIRST = Number(process.env['SEED'] ?? rounds(1, randomInt(2 ** 31)));
const SEEDS = Number(process.env['SEEDS'] ?? rounds(3, 1_000));
const OPS = Number(process.env['OPS'] ?? rounds(80, 200));
const EVERY = 25;

describe('the server and a small reference model', () => {
  const worlds = makeWorlds();
  afterAll(() => worlds.close());

  it(`M2 M3 M6 M12 M14 M15 S1 they agree after each of ${String(OPS)} operations of ${String(SEEDS)} seeds`, {
    timeout: 60_000 + SEEDS * OPS * 100,
  }, async () => {
    const tally = new Map<string, number>();
    const begin = Date.now();
    for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
      const operations = operationsOf(seed, OPS);
      const run = await simulate(worlds, seed, operations);
      for (const [line, count] of run.tally) tally.set(line, (tally.get(line) ?? 0) + count);
      if (run.difference) throw new Error(await report(worlds, seed, operations, run.difference.found));
      const done = seed - FIRST + 1;
      if (SEEDS > EVERY && done % EVERY === 0)
        process.stderr.write(
          `${String(done)} of ${String(SEEDS)} seeds, ${String(Math.round((Date.now() - begin) / 1_000))} s\n`,
        );
    }
    if (process.env['TOLD'])
      process.stderr.write(
        `${[...tally]
          .sort()
          .map(([line, count]) => `${String(count)} ${line}`)
          .join('\n')}\n`,
      );
  });

  it('the same seed is the same work, and every kind of it comes up', () => {
    expect(operationsOf(7, 500)).toEqual(operationsOf(7, 500));
    expect(operationsOf(7, 500)).not.toEqual(operationsOf(8, 500));
    const met = new Set(operationsOf(7, 2_000).map(({ kind }) => kind));
    expect([...met].sort()).toEqual([...kinds].sort());
  });

  it('a failure is reduced to its shortest form', async () => {
    const list = Array.from({ length: 60 }, (_, n) => n);
    const fails = (part: readonly number[]) => Promise.resolve(part.includes(7) && part.includes(41));
    expect(await shortest(list, fails)).toEqual([7, 41]);
  });
});

/** Everything that is needed to reproduce the failure. */
async function report(
  worlds: Worlds,
  seed: number,
  operations: ReturnType<typeof operationsOf>,
  found: string,
): Promise<string> {
  const short = await shortest(
    operations,
    async (part) => (await simulate(worlds, seed, part)).difference !== undefined,
  );
  const last = (await simulate(worlds, seed, short)).difference;
  return [
    `${found}.`,
    `Again: SEED=${String(seed)} SEEDS=1 OPS=${String(operations.length)} npm run prove -- simulation`,
    `${String(short.length)} of the operations are enough for: ${last?.found ?? 'nothing (it comes and goes)'}`,
    ...short.map((operation) => `  ${JSON.stringify(operation)}`),
  ].join('\n');
}

/**
 * Shrinks a failing list by leaving out ever smaller parts: halves first, single items last. @param fails whether a
 * list fails in the same way; called some hundred times for a list of two hundred.
 */
async function shortest<T>(
  list: readonly T[],
  fails: (part: readonly T[]) => Promise<boolean>,
): Promise<T[]> {
  let remaining = [...list];
  for (let size = Math.ceil(remaining.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < remaining.length; ) {
      const without = [...remaining.slice(0, at), ...remaining.slice(at + size)];
      if (without.length > 0 && (await fails(without))) remaining = without;
      else at += size;
    }
  }
  return remaining;
}
