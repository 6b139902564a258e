import { createHmac } from 'node:crypto';

/** All that decides a result, and nothing else does (G7). */
export interface Entropy {
  /** 32 secret bytes that were promised by their SHA-256. */
  readonly seed: Buffer;
  /** Chosen by the member. */
  readonly clientSeed: string;
  /** Number of the play, counted over all plays of the member. */
  readonly nonce: number;
}

/** How many values a word of the stream has. */
const RANGE = 2 ** 32;
const WORD_BYTES = 4;

/**
 * Places of a table, drawn one after another by weight (G2, G3). The stream is HMAC-SHA256(seed, `client:nonce:cursor`)
 * for the cursors 0, 1, 2, …, read as big-endian words of 32 bits.
 * @param weights positive integers.
 */
export function drawPlaces(entropy: Entropy, weights: readonly number[], count: number): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!Number.isSafeInteger(total) || total < 1 || total > RANGE || weights.some((weight) => weight < 1))
    throw new RangeError('Weights must be positive integers.');
  const places: number[] = [];
  for (const word of words(entropy)) {
    const ticket = ticketOf(word, total, RANGE);
    if (ticket !== undefined) places.push(placeOf(ticket, weights));
    if (places.length === count) break;
  }
  return places;
}

/**
 * A number below `total`, each as likely as any other: words above the last whole multiple of `total` are thrown away,
 * since folding them in would favour the low numbers.
 */
export function ticketOf(word: number, total: number, range: number): number | undefined {
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

function* words({ seed, clientSeed, nonce }: Entropy): Generator<number> {
  for (let cursor = 0; ; cursor += 1) {
    const block = createHmac('sha256', seed)
      .update(`${clientSeed}:${String(nonce)}:${String(cursor)}`)
      .digest();
    for (let at = 0; at < block.length; at += WORD_BYTES) yield block.readUInt32BE(at);
  }
}
