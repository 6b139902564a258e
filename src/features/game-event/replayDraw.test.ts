import { expect, it } from 'vitest';
import { drawVectors } from '#core/testing/drawVectors';
import { replayDraw, matchesCommitment } from './replayDraw';
import { createHash } from 'node:crypto';

it.each(drawVectors)(
  'G3 the browser draws what another program computed: $clientSeed $nonce',
  async (vector) => {
    const { places, ticket, weights } = vector;
    const again = await Promise.all(places.map((_, nth) => replayDraw(vector, nth)));
    expect(again.map(({ place }) => place)).toEqual(places);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    expect(again.at(-1)).toEqual({ place: places.at(-1), ticket, total });
  },
);

it('G3 G7 another seed, client seed or nonce draws another ticket', async () => {
  const drawing = { seed: 'a1'.repeat(32), clientSeed: 'a', nonce: 1, weights: [1_000_000, 1_000_000] };
  const others = [{}, { seed: 'a2'.repeat(32) }, { clientSeed: 'b' }, { nonce: 2 }];
  const tickets = await Promise.all(
    others.map(async (change) => (await replayDraw({ ...drawing, ...change }, 0)).ticket),
  );
  expect(new Set(tickets).size).toBe(4);
});

it('G3 a seed matches its own hash and no other', async () => {
  const seed = 'a1'.repeat(32);
  const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  expect(await matchesCommitment(seed, commitment)).toBe(true);
  expect(await matchesCommitment('a2'.repeat(32), commitment)).toBe(false);
  expect(await matchesCommitment('', commitment)).toBe(false);
});
