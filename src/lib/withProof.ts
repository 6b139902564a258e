import { readChallenge } from '#schemas/common/proofOfWork';
import type { Proof } from '#schemas/common/proofOfWork';

interface Answer {
  readonly error?: unknown;
}

interface Refusal {
  readonly code?: unknown;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Maximum number of challenges and short waits per call before its refusal is shown. */
const ROUNDS = 4;
/** Longest wait in seconds that is retried automatically. */
const PATIENCE = 30;

/** Sends a call, and retries it with a proof of work where the server requires one (see `answerWithProof`). */
export async function withProof<A extends Answer>(
  send: (proof?: Proof) => Promise<A>,
  onWork: () => void,
): Promise<A> {
  return answerWithProof(await send(), send, onWork);
}

/**
 * Retries a refused call, with a proof of work where the refusal requires one.
 * @param onWork called when the wait begins.
 * @returns the last response; `refused` itself where no proof is required.
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
    // Without a proof such a refusal counts the person's own attempts; with one it counts those of others.
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
