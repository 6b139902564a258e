import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

/** Chance that is the same on every machine for the same seed. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** An integer from `least` to `most`. */
  integer(least: number, most: number): number;
  /** An id that sorts by this time. */
  id(at: Date): string;
}

export function chanceOf(seed: string): Chance {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    integer,
    pick: (list) => list[integer(0, list.length - 1)] ?? list[0],
    id: (at) =>
      v7({
        msecs: at.getTime(),
        seq: Math.floor(next() * 2 ** 31),
        random: new Uint8Array(16).map(() => integer(0, 255)),
      }),
  };
}

/** Digits that are the same for the same seed. */
export function digitsOf(seed: string, length: number): string {
  const hash = createHash('sha256').update(seed).digest('hex');
  return BigInt(`0x${hash}`).toString().slice(-length);
}
