import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ErrorEnvelope } from '#schemas/api/envelope';
import { readChallenge } from '#schemas/common/proofOfWork';
import type { Proof } from '#schemas/common/proofOfWork';
import { solveProof } from '#schemas/common/solveProof';

/** Answers the challenge of a refused call, as a client does. @throws Error when it was refused for something else. */
export function answerChallenge({ code, params }: ErrorEnvelope): Promise<Proof> {
  const challenge = readChallenge(params);
  if (code !== 'PROOF_REQUIRED' || !challenge) throw new Error(`Refused with ${code}, without a challenge.`);
  return solveProof(challenge, () => nextTurn());
}
