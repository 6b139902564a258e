import { setTimeout as sleep } from 'node:timers/promises';

/** Timeout of a provider, in ms. */
const ANSWER_MS = 10_000;

/** @throws Error after the timeout; the request may still take effect. */
export async function withTimeout<T>(answer: Promise<T>, ms = ANSWER_MS): Promise<T> {
  const given = new AbortController();
  const silence = sleep(ms, undefined, { ref: false, signal: given.signal }).then(() => {
    throw new Error('The game provider did not answer in time.');
  });
  // Ended below, once there is an answer.
  silence.catch(() => undefined);
  try {
    return await Promise.race([answer, silence]);
  } finally {
    given.abort();
  }
}
