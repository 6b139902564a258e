/**
 * Derives a result only from seeds, nonce and weights, the same on the server that draws and in the
 * browser that verifies. The stream is HMAC-SHA256(seed, `client:nonce:cursor`) for the cursors 0, 1, 2, …, read as
 * big-endian words of 32 bits; each side provides its own HMAC.
 */

/** Number of values of a word. */
const WORD_RANGE = 2 ** 32;
const WORD_BYTES = 4;

/** HMAC input of one block of the stream. */
export const blockText = (clientSeed: string, nonce: number, cursor: number): string =>
  `${clientSeed}:${String(nonce)}:${String(cursor)}`;

/** The 32-bit words of one block. */
export function wordsOf({ buffer, byteOffset, byteLength }: Uint8Array): number[] {
  const view = new DataView(buffer, byteOffset, byteLength);
  return Array.from({ length: byteLength / WORD_BYTES }, (_, n) => view.getUint32(n * WORD_BYTES));
}

/**
 * A uniformly distributed number below `total`: rejects words above the last complete multiple of `total`, because a
 * plain modulo would favour low numbers.
 */
export function ticketOf(word: number, total: number, range = WORD_RANGE): number | undefined {
  return word < range - (range % total) ? word % total : undefined;
}

/** The place whose share of the sum holds the ticket. */
export function placeOf(ticket: number, weights: readonly number[]): number {
  let below = 0;
  return weights.findIndex((weight) => {
    below += weight;
    return ticket < below;
  });
}

/** @returns the sum of the weights. @throws RangeError for weights that nothing can be drawn by. */
export function sumOfWeights(weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!Number.isSafeInteger(total) || total < 1 || total > WORD_RANGE || weights.some((one) => one < 1))
    throw new RangeError('Weights must be positive integers.');
  return total;
}
