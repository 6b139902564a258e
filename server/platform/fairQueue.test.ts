import { describe, expect, it } from 'vitest';
import { FairQueue } from '#server/platform/fairQueue';

const queueOf = (length: number) =>
  new FairQueue(length, { busy: () => new Error('busy'), full: () => new Error('full') });

/** A queue whose first job runs until `release`, and which notes the order of the others. */
function held(length: number) {
  const queue = queueOf(length);
  const order: string[] = [];
  let release = () => {};
  const until = new Promise<void>((done) => (release = done));
  const first = queue.run({ brand: 'held', owner: 'first' }, () => until);
  const add = (brand: string, owner: string) =>
    queue
      .run({ brand, owner }, () => Promise.resolve(order.push(`${brand}${owner}`)))
      .then(
        () => 'done',
        (error: unknown) => (error as Error).message,
      );
  return {
    order,
    add,
    finish: async () => {
      release();
      await first;
    },
  };
}

describe('fair queue', () => {
  it('A14 takes brands by turns, and the owners of a brand in their order', async () => {
    const { order, add, finish } = held(20);
    const all = [add('a', '1'), add('a', '2'), add('a', '3'), add('b', '1'), add('c', '1'), add('b', '2')];
    await finish();
    await Promise.all(all);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('A14 has one job of an owner at most, running or waiting, and the next one after it', async () => {
    const { add, finish } = held(20);
    expect(await add('held', 'first')).toBe('busy');
    const waiting = add('a', '1');
    expect(await add('a', '1')).toBe('busy');
    await finish();
    expect(await waiting).toBe('done');
    expect(await add('a', '1')).toBe('done');
  });

  it('A14 many requests to one brand fill only the queue of that brand', async () => {
    const { order, add, finish } = held(3);
    const crowd = ['1', '2', '3', '4'].map((owner) => add('a', owner));
    const other = add('b', '1');
    expect([await crowd[3], await crowd[2]]).toEqual(['full', 'full']);
    await finish();
    expect(await other).toBe('done');
    expect(order).toEqual(['a1', 'b1', 'a2']);
  });

  it('goes on after a job that fails', async () => {
    const queue = queueOf(1);
    const lane = { brand: 'a', owner: '1' };
    await expect(queue.run(lane, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(lane, () => Promise.resolve(1))).toBe(1);
  });
});
