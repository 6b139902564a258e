import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A file that a bundle shares with others. */
export interface SharedFile {
  /** Path below the bundle, with `/`. */
  readonly name: string;
  readonly file: string;
  /** Its compressed form, which goes beside it. */
  readonly packed?: string | undefined;
}

export interface SharedBundle {
  readonly folder: string;
  /** What is the brand's own; a file of all brands with the same name gives way. */
  readonly own: readonly SharedFile[];
}

/** More only wait for the journal of the file system. */
const MOST_THREADS = 4;

/**
 * Shares files into bundles, whose folders are made, in threads of their own while others stamp.
 * @param common files of every bundle.
 * @returns a promise of all being shared. @throws Error when a file can be neither linked nor copied.
 */
export async function linkInWorkers(
  common: readonly SharedFile[],
  bundles: readonly SharedBundle[],
): Promise<void> {
  const count = Math.min(availableParallelism(), MOST_THREADS, bundles.length);
  // What this process was told to load first is nothing to plain JavaScript.
  const options = { workerData: { common }, execArgv: [] };
  const threads = Array.from(
    { length: count },
    () => new Worker(new URL('./linkThread.mjs', import.meta.url), options),
  );
  const ended = Promise.all(threads.map((thread) => once(thread, 'exit')));
  for (const [n, bundle] of bundles.entries()) threads[n % count]?.postMessage(bundle);
  for (const thread of threads) thread.postMessage(undefined);
  await ended;
}
