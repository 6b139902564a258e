import { readChallenge } from '#schemas/common/proofOfWork';
import type { Proof } from '#schemas/common/proofOfWork';

interface Answer {
  readonly error?: unknown;
}

interface Refusal {
  readonly code?: unknown;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Challenges and short waits that one call goes through before its refusal is shown. */
const ROUNDS = 4;
/** Longest wait that is worth sitting out, in seconds. */
const PATIENCE = 30;

/** Sends a call, and again with a proof of work where the server requires one (see `answerWithProof`). */
export async function withProof<A extends Answer>(
  send: (proof?: Proof) => Promise<A>,
  onWork: () => void,
): Promise<A> {
  return answerWithProof(await send(), send, onWork);
}

/**
 * Sends a refused call again, with a proof of work where the refusal requires one.
 * @param onWork called when the person begins to wait for it.
 * @returns the last answer; `refused` itself where it requires no proof.
 */
export async function answerWithProof<A extends Answer>(
  refused: A,
  send: (proof?: Proof) => Promise<A>,
  onWork: () => void,
): Promise<A> {
  let answer = refused;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { code, params } = (answer.error ?? {}) as Refusal;
    const challenge = code === 'PROOF_REQUIRED' ? readChallenge(params) : undefined;
    // A first refusal of this kind is for guesses of the person's own; behind a proof it is for those of others.
    const wait = round > 0 && code === 'LOGIN_THROTTLED' ? Number(params?.['n']) : NaN;
    if (challenge) {
      onWork();
      const { solveProof } = await import('#schemas/common/solveProof');
      answer = await send(await solveProof(challenge, () => pause(0)));
    } else if (wait <= PATIENCE) {
      await pause(wait * 1000);
      answer = await send();
    } else return answer;
  }
  return answer;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
