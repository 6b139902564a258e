import { createHmac } from 'node:crypto';
import { blockText, placeOf, sumOfWeights, ticketOf, wordsOf } from '#core/brand/draw';

/** The complete input of a draw except the weights. */
export interface Entropy {
  /** 32 secret bytes, committed to by their SHA-256. */
  readonly seed: Buffer;
  /** Chosen by the member. */
  readonly clientSeed: string;
  /** Sequence number over all plays of the member. */
  readonly nonce: number;
}

/**
 * Draws places of a prize table one after another, by weight.
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
