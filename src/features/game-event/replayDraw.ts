import { blockText, placeOf, sumOfWeights, ticketOf, wordsOf } from '#core/brand/draw';
import type { ProvenPlay } from './fairApi';

/** Inputs and result of a play, once its seed is revealed. */
interface Drawing {
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly weights: readonly number[];
}

interface Replayed {
  readonly place: number;
  /** The number that was drawn, below `total`. */
  readonly ticket: number;
  readonly total: number;
}

/**
 * Repeats the draw of a play as the server made it, with the browser's HMAC.
 * @param nth index of the draw within the play, from 0: the position of the flipped card, 0 on the wheel.
 */
export async function replayDraw(
  { seed, clientSeed, nonce, weights }: Drawing,
  nth: number,
  { subtle }: Pick<Crypto, 'subtle'> = crypto,
): Promise<Replayed> {
  const total = sumOfWeights(weights);
  const key = await subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const encoder = new TextEncoder();
  let drawn = -1;
  for (let cursor = 0; ; cursor += 1) {
    const text = encoder.encode(blockText(clientSeed, nonce, cursor));
    for (const word of wordsOf(new Uint8Array(await subtle.sign('HMAC', key, text)))) {
      const ticket = ticketOf(word, total);
      if (ticket === undefined) continue;
      drawn += 1;
      if (drawn === nth) return { place: placeOf(ticket, weights), ticket, total };
    }
  }
}

/** Decodes hexadecimal digits to bytes. */
function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export interface Proof extends Replayed {
  /** Whether the seed matches its commitment and draws the recorded result. */
  readonly isRight: boolean;
}

/** Verifies a play in the browser. @returns null while its seed is not revealed. */
export async function checkPlay(play: ProvenPlay): Promise<Proof | null> {
  const { seed, commitment, cardIndex, drawn } = play;
  if (seed === null) return null;
  const isPromised = await matchesCommitment(seed, commitment);
  const replayed = await replayDraw({ ...play, seed }, cardIndex ?? 0);
  return { ...replayed, isRight: isPromised && replayed.place === drawn };
}

/**
 * Whether a seed (hexadecimal digits) has the SHA-256 hash published before the plays; computed locally, so that the
 * server need not be trusted.
 */
export async function matchesCommitment(
  seed: string,
  commitment: string,
  { subtle }: Pick<Crypto, 'subtle'> = crypto,
): Promise<boolean> {
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytesOf(seed)));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment.toLowerCase();
}
