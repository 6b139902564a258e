import { ConcurrencyLimiter } from '#server/platform/concurrencyLimiter';
import { readAnswer, wait, type LookUp } from './readAnswer';
import type { SlipQuestion, SlipVerifier } from './slipVerifier';

export interface GuardOptions {
  /** Look-ups at once, and as many more in line. */
  readonly places?: number;
  readonly line?: number;
  readonly timeoutMs?: number;
  /** Number of consecutive failures that pauses calls, and the length of the pause. */
  readonly breakAfter?: number;
  readonly openMs?: number;
}

/** A look-up that always answers within its time limit and in a valid form; it never throws. */
export type GuardedLookUp = (question: SlipQuestion) => Promise<LookUp>;

const fences = new WeakMap<SlipVerifier, GuardedLookUp>();

/** The one fence around a service in this process: members' calls and jobs stand in the same line. */
export function sharedLookUp(verifier: SlipVerifier): GuardedLookUp {
  const fence = fences.get(verifier) ?? guardedLookUp(verifier);
  fences.set(verifier, fence);
  return fence;
}

/**
 * Fences a look-up service in: at most four questions at once, ten seconds each, a circuit breaker
 * that protects a failing service, and validation of its responses.
 */
export function guardedLookUp(verifier: SlipVerifier, options: GuardOptions = {}): GuardedLookUp {
  const { places = 4, line = 8, timeoutMs = 10_000, breakAfter = 5, openMs = 30_000 } = options;
  const limiter = new ConcurrencyLimiter(places, line, () => new Error('too many look-ups'));
  let failures = 0;
  let closedUntil = 0;

  const ask = async (question: SlipQuestion): Promise<LookUp> => {
    // The process's own clock: wall time may jump.
    if (performance.now() < closedUntil) return wait('circuit open');
    const answer = await withTimeout((signal) => verifier.lookUp(question, signal), timeoutMs).then(
      (raw) => ({ raw, failed: isFailure(raw) }),
      (error: unknown) => ({ raw: { result: 'PROVIDER_ERROR', detail: String(error) }, failed: true }),
    );
    failures = answer.failed ? failures + 1 : 0;
    if (failures >= breakAfter) {
      failures = 0;
      closedUntil = performance.now() + openMs;
    }
    return readAnswer(answer.raw);
  };

  return (question) => limiter.run(() => ask(question)).catch(() => wait('too many look-ups'));
}

function isFailure(answer: unknown): boolean {
  return (
    typeof answer !== 'object' ||
    answer === null ||
    !('result' in answer) ||
    answer.result === 'PROVIDER_ERROR'
  );
}

/** An adapter that ignores its signal is left behind all the same. */
async function withTimeout<T>(work: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new Error('the service did not answer in time'));
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
