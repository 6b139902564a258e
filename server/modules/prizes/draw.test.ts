import { createHash, createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { placeOf, ticketOf } from '#core/brand/draw';
import { drawVectors } from '#core/testing/drawVectors';
import { averageCredit } from '#core/brand/prizes';
import { projectRoot } from '#server/platform/root';
import { sampleBrand } from '#server/testing/testBrands';
import { drawPlaces } from './draw';

const PLAYS = 1_000_000;
/** Bounds of χ² by degrees of freedom, each exceeded with a probability of 1 in 200. */
const BANDS: Readonly<Record<number, readonly [number, number]>> = {
  4: [0.207, 14.86],
  5: [0.412, 16.75],
  7: [0.989, 20.28],
};

const { wheel, flipCard, flipCardReward } = sampleBrand();
const tables = [
  { name: 'wheel', prizes: wheel.prizes },
  { name: 'flipCard', prizes: flipCard.prizes },
  { name: 'flipCardReward', prizes: flipCardReward.prizes },
];

/** Frequency of each place over all plays, with a fixed seed to be reproducible. */
function count(weights: readonly number[], seedText: string): number[] {
  const seed = createHash('sha256').update(seedText).digest();
  const counts = weights.map(() => 0);
  // Draws the eight places of one block at a time: the same words as eight plays would read.
  for (let nonce = 1; nonce <= PLAYS / 8; nonce += 1)
    for (const place of drawPlaces({ seed, clientSeed: 'test', nonce }, weights, 8))
      counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

describe('draw', () => {
  it('G2 has no modulo bias: every ticket maps to the same number of words', () => {
    const range = 1 << 12;
    for (let total = 1; total <= 300; total += 1) {
      const seen = new Map<number, number>();
      for (let word = 0; word < range; word += 1) {
        const ticket = ticketOf(word, total, range);
        if (ticket !== undefined) seen.set(ticket, (seen.get(ticket) ?? 0) + 1);
      }
      expect(seen.size).toBe(total);
      expect(new Set(seen.values())).toEqual(new Set([Math.floor(range / total)]));
    }
  });

  it('G2 gives each place as many tickets as its weight', () => {
    for (const { prizes } of tables) {
      const weights = prizes.map(({ weight }) => weight);
      const counts = weights.map(() => 0);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      for (let ticket = 0; ticket < total; ticket += 1) {
        const place = placeOf(ticket, weights);
        counts[place] = (counts[place] ?? 0) + 1;
      }
      expect(counts).toEqual(weights);
    }
  });

  it.each(tables)(
    'G2 G8 $name: a million draws fit the weights, and the return is the published one',
    ({ name, prizes }) => {
      const weights = prizes.map(({ weight }) => weight);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const counts = count(weights, name);
      const chi = counts.reduce((sum, seen, i) => {
        const expected = (PLAYS * (weights[i] ?? 0)) / total;
        return sum + (seen - expected) ** 2 / expected;
      }, 0);
      const [low, high] = BANDS[weights.length - 1] ?? [0, 0];
      expect(chi).toBeGreaterThan(low);
      expect(chi).toBeLessThan(high);
      const values = prizes.map(({ type, value }) => (type === 'CREDIT' ? value : 0));
      const mean = counts.reduce((sum, seen, i) => sum + seen * (values[i] ?? 0), 0) / PLAYS;
      const published = averageCredit(prizes);
      const variance =
        values.reduce((sum, value, i) => sum + (value ** 2 * (weights[i] ?? 0)) / total, 0) - published ** 2;
      expect(Math.abs(mean - published)).toBeLessThanOrEqual(3 * Math.sqrt(variance / PLAYS));
    },
    60_000,
  );

  it('G3 implements the documented algorithm: HMAC-SHA256 of client, nonce and cursor, in 32-bit words', () => {
    const seed = Buffer.alloc(32, 7);
    const weights = [3, 5, 2];
    const first = createHmac('sha256', seed).update('client:42:0').digest();
    const expected = Array.from({ length: 8 }, (_, i) => {
      const ticket = first.readUInt32BE(i * 4) % 10;
      return ticket < 3 ? 0 : ticket < 8 ? 1 : 2;
    });
    expect(drawPlaces({ seed, clientSeed: 'client', nonce: 42 }, weights, 8)).toEqual(expected);
    // The ninth word comes from the next block.
    const second = createHmac('sha256', seed).update('client:42:1').digest();
    const ninth = second.readUInt32BE(0) % 10;
    expect(drawPlaces({ seed, clientSeed: 'client', nonce: 42 }, weights, 9)[8]).toBe(
      ninth < 3 ? 0 : ninth < 8 ? 1 : 2,
    );
  });

  it('G7 depends on seeds, nonce and weights, and on nothing else', () => {
    const entropy = { seed: randomBytes(32), clientSeed: 'a', nonce: 1 };
    const weights = Array.from({ length: 24 }, () => 1);
    const draw = (change: Partial<typeof entropy> = {}) =>
      drawPlaces({ ...entropy, ...change }, weights, 20).join();
    expect(draw()).toBe(draw());
    const others = [draw({ seed: randomBytes(32) }), draw({ clientSeed: 'b' }), draw({ nonce: 2 })];
    expect(new Set([draw(), ...others]).size).toBe(4);
    const imports = (file: string) =>
      [...readFileSync(path.join(projectRoot, file), 'utf8').matchAll(/^import .* from '(.+)';$/gm)].map(
        ([, from]) => from,
      );
    expect(imports('server/modules/prizes/draw.ts')).toEqual(['node:crypto', '#core/brand/draw']);
    expect(imports('core/brand/draw.ts')).toEqual([]);
  });

  it.each(drawVectors)(
    'G3 matches vectors of an independent implementation: $clientSeed $nonce',
    (vector) => {
      const { seed, clientSeed, nonce, weights, places } = vector;
      const entropy = { seed: Buffer.from(seed, 'hex'), clientSeed, nonce };
      expect(drawPlaces(entropy, weights, places.length)).toEqual(places);
    },
  );

  it.each([[[]], [[0, 1]], [[-1, 2]], [[0.5, 0.5]], [[2 ** 32, 1]]])('rejects the weights %j', (weights) => {
    expect(() => drawPlaces({ seed: Buffer.alloc(32), clientSeed: 'x', nonce: 1 }, weights, 1)).toThrow(
      RangeError,
    );
  });
});
