import './addHasOwn';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { leadingZeroBits, proofText, type Proof, type ProofChallenge } from './proofOfWork';

/** Milliseconds of work between two pauses, so that the page remains responsive. */
const SLICE_MS = 12;

/**
 * Finds an answer to a challenge: about 32,000 hashes at 15 bits, half a million at 19.
 * @param pause lets the program do something else, e.g. a timer of 0 ms.
 */
export async function solveProof(
  { challenge, bits }: ProofChallenge,
  pause: () => Promise<unknown>,
): Promise<Proof> {
  // All attempts share the beginning of the text, so its hash state is computed once.
  const beginning = sha256.create().update(utf8ToBytes(proofText(challenge, '')));
  let pauseAt = Date.now() + SLICE_MS;
  for (let counter = 0; ; counter += 1) {
    const hash = beginning
      .clone()
      .update(utf8ToBytes(String(counter)))
      .digest();
    if (leadingZeroBits(hash) >= bits) return { challenge, counter };
    // Read the clock only every 64 hashes, because reading it takes time.
    if (counter % 64 !== 0 || Date.now() < pauseAt) continue;
    await pause();
    pauseAt = Date.now() + SLICE_MS;
  }
}
