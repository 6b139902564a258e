import { bytesOf } from './replayDraw';

/**
 * Whether a seed, as hexadecimal digits, has the SHA-256 that was shown before the plays; the browser computes it,
 * nobody is asked (G3).
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
