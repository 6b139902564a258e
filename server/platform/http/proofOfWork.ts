import { createHash, randomBytes } from 'node:crypto';
import { leadingZeroBits, proofText, type Proof } from '#schemas/common/proofOfWork';
import { MINUTE_MS } from '#core/time/durations';
import { AppError } from '#server/platform/appError';
import type { PlatformDeps } from './platformDeps';

/** Leading zero bits of the easiest proof: about 32,000 hashes, a fifth of a second on a phone. */
export const MIN_BITS = 15;
/**
 * Leading zero bits of the hardest proof: half a million hashes, about three seconds. More would lock owners out.
 */
export const MAX_BITS = 19;
/** Lifetime of a challenge, so that proofs cannot be computed in advance. */
const LIFETIME_MS = 3 * MINUTE_MS;

type ProofDeps = Pick<PlatformDeps, 'db' | 'secrets'>;

/** Purpose of a proof, e.g. `login <brand> <name>`; it is valid for nothing else. */
export interface ProofUse {
  readonly brandId: string;
  readonly subject: string;
  readonly now: Date;
}

interface Sealed {
  readonly nonce: string;
  readonly bits: number;
  readonly expiresAt: number;
}

/** The error that demands a proof of work. The challenge is sealed, so nothing is stored. */
export function proofRequired(
  { secrets }: Pick<PlatformDeps, 'secrets'>,
  use: ProofUse,
  bits: number,
): AppError {
  const sealed: Sealed = {
    nonce: randomBytes(12).toString('base64url'),
    bits,
    expiresAt: use.now.getTime() + LIFETIME_MS,
  };
  const challenge = secrets.seal(Buffer.from(JSON.stringify(sealed)), owner(use)).toString('base64url');
  return new AppError('PROOF_REQUIRED', { challenge, bits });
}

/** Whether the proof solves an unexpired challenge for this use for the first time. At most one query. */
export async function redeemProof(
  { db, secrets }: ProofDeps,
  use: ProofUse,
  proof: Proof | undefined,
): Promise<boolean> {
  const sealed = proof && open(secrets, use, proof.challenge);
  if (!proof || !sealed || sealed.expiresAt <= use.now.getTime()) return false;
  const hash = createHash('sha256').update(proofText(proof.challenge, proof.counter)).digest();
  if (leadingZeroBits(hash) < sealed.bits) return false;
  const used = await db
    .insertInto('rate_counters')
    .values({ brand_id: use.brandId, scope: 'proof', key: sealed.nonce, hits: 1, window_started_at: use.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
}

/** Bits for the n-th use: one more each time the uses double. @param free uses without a proof. */
export function bitsFor(uses: number, free: number): number {
  const doubled = Math.floor(Math.log2(Math.max(1, uses / Math.max(1, free))));
  return Math.min(MAX_BITS, MIN_BITS + doubled);
}

function open(secrets: PlatformDeps['secrets'], use: ProofUse, challenge: string): Sealed | undefined {
  try {
    return JSON.parse(secrets.open(Buffer.from(challenge, 'base64url'), owner(use)).toString()) as Sealed;
  } catch {
    return undefined;
  }
}

function owner({ brandId, subject }: ProofUse): string {
  return `proof ${brandId} ${subject}`;
}
