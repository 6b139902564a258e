/**
 * Proof of work (hashcash over SHA-256), required instead of a refusal from clients that may be a stranger guessing
 * passwords. Finding a solution takes 2^bits hashes on average, checking it takes one.
 */

/** The `params` of `PROOF_REQUIRED`. */
export interface ProofChallenge {
  /** Opaque to the client. */
  readonly challenge: string;
  /** Leading zero bits that the hash of the answer must have. */
  readonly bits: number;
}

/** An answer to a challenge. */
export interface Proof {
  readonly challenge: string;
  readonly counter: number;
}

/** The text whose SHA-256 must begin with the zero bits. */
export function proofText(challenge: string, counter: number | string): string {
  return `${challenge}:${String(counter)}`;
}

/** Zero bits at the beginning of a hash. */
export function leadingZeroBits(hash: Uint8Array): number {
  let bits = 0;
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}

/** The challenge in the `params` of an error; undefined if there is none, or one that no device could solve. */
export function readChallenge(
  params: Readonly<Record<string, string | number>> | undefined,
): ProofChallenge | undefined {
  const { challenge, bits } = params ?? {};
  if (typeof challenge !== 'string' || typeof bits !== 'number' || !(bits >= 0 && bits <= 24))
    return undefined;
  return { challenge, bits };
}

/** A solution in the body of a call. */
export const proof = {
  type: 'object',
  additionalProperties: false,
  required: ['challenge', 'counter'],
  properties: {
    challenge: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,300}$' },
    counter: { type: 'integer', minimum: 0, maximum: 9_007_199_254_740_991 },
  },
} as const;

/** Token that identifies a device that has logged in before. */
export const deviceToken = { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' } as const;
