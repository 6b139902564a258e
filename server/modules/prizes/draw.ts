import { createHmac } from 'node:crypto';
import { blockText, placeOf, sumOfWeights, ticketOf, wordsOf } from '#core/brand/draw';

/** All that decides a result, and nothing else does (G7). */
export interface Entropy {
  /** 32 secret bytes that were promised by their SHA-256. */
  readonly seed: Buffer;
  /** Chosen by the member. */
  readonly clientSeed: string;
  /** Number of the play, counted over all plays of the member. */
  readonly nonce: number;
}

/**
 * Places of a table, drawn one after another by weight (G2, G3).
 * @param weights positive integers.
 */
export function drawPlaces(entropy: Entropy, weights: readonly number[], count: number): number[] {
  const total = sumOfWeights(weights);
  const places: number[] = [];
  for (const word of words(entropy)) {
    const ticket = ticketOf(word, total);
    if (ticket !== undefined) places.push(placeOf(ticket, weights));
    if (places.length === count) break;
  }
  return places;
}

function* words({ seed, clientSeed, nonce }: Entropy): Generator<number> {
  for (let cursor = 0; ; cursor += 1)
    yield* wordsOf(
      createHmac('sha256', seed)
        .update(blockText(clientSeed, nonce, cursor))
        .digest(),
    );
}
