import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { matchesCommitment } from './matchesCommitment';

it('G3 a seed matches its own hash and no other', async () => {
  const seed = 'a1'.repeat(32);
  const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  expect(await matchesCommitment(seed, commitment)).toBe(true);
  expect(await matchesCommitment('a2'.repeat(32), commitment)).toBe(false);
  expect(await matchesCommitment('', commitment)).toBe(false);
});
