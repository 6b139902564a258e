import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Job<D> {
  readonly name: string;
  /** Milliseconds between the end of a run and the next one. */
  readonly everyMs: number;
  readonly run: (deps: D) => Promise<unknown>;
}

/** How long a stop waits for active runs. Interrupted work is resumed by its lease or from the feed. */
const STOP_MS = 2_000;

/**
 * Runs background jobs. A run starts only after the previous run of the same job has finished; a job may run on
 * several servers at once.
 * @returns a function that stops all jobs.
 */
export function startJobs<D>(
  jobs: readonly Job<D>[],
  deps: D,
  onError: (error: unknown, job: string) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  // Each job's pause listens; Node would call more than ten a leak.
  setMaxListeners(jobs.length, stopping.signal);
  const loops = jobs.map(async ({ name, everyMs, run }) => {
    while (await pause(everyMs, stopping.signal)) {
      await run(deps).catch((error: unknown) => {
        onError(error, name);
      });
    }
  });
  return async () => {
    stopping.abort();
    await Promise.race([Promise.all(loops), sleep(STOP_MS, undefined, { ref: false })]);
  };
}

/** @returns false when aborted. */
function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { signal, ref: false }).catch(() => false);
}
