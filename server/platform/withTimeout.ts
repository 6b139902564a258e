import { setTimeout as sleep } from 'node:timers/promises';

/** A provider that says nothing for so long is left alone, in ms. */
const ANSWER_MS = 10_000;

/** @throws Error when the answer does not come in time; what was asked may still happen. */
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
