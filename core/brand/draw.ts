/**
 * How a result follows from seeds, number and weights, and from nothing else (G2, G3, G7): one recipe for the server that
 * draws and for the browser that checks. The stream is HMAC-SHA256(seed, `client:nonce:cursor`) for the cursors 0, 1, 2,
 * …, read as big-endian words of 32 bits; each side brings its own HMAC.
 */

/** How many values a word of the stream has. */
const WORD_RANGE = 2 ** 32;
const WORD_BYTES = 4;

/** What is hashed for one block of the stream. */
export const blockText = (clientSeed: string, nonce: number, cursor: number): string =>
  `${clientSeed}:${String(nonce)}:${String(cursor)}`;

/** The words of one block. */
export function wordsOf({ buffer, byteOffset, byteLength }: Uint8Array): number[] {
  const view = new DataView(buffer, byteOffset, byteLength);
  return Array.from({ length: byteLength / WORD_BYTES }, (_, n) => view.getUint32(n * WORD_BYTES));
}

/**
 * A number below `total`, each as likely as any other: words above the last whole multiple of `total` are thrown away,
 * since folding them in would favour the low numbers.
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
