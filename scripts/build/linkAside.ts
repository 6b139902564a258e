import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** More only wait for the journal of the file system. */
const MOST_THREADS = 4;

/**
 * Shares files of one folder into many others, which are made, in threads of their own while the main one stamps.
 * @returns a promise of all being shared. @throws Error when a file can be neither linked nor copied.
 */
export async function linkAside(
  from: string,
  names: readonly string[],
  to: readonly string[],
): Promise<void> {
  const threads = Math.min(availableParallelism(), MOST_THREADS, to.length);
  const shares = Array.from({ length: threads }, (_, n) => to.filter((_folder, at) => at % threads === n));
  await Promise.all(
    shares.map((share) => {
      const workerData = { from, names, to: share };
      // What this process was told to load first is nothing to plain JavaScript.
      return once(
        new Worker(new URL('./linkThread.mjs', import.meta.url), { workerData, execArgv: [] }),
        'exit',
      );
    }),
  );
}
