import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Shares one folder of files into many others, in a thread of its own while the main one stamps. */
export interface LinkAside {
  /** Shares the files into a folder that is not there yet, by and by. */
  readonly link: (to: string) => void;
  /** Ends the thread once all is shared. @throws Error when a file can be neither linked nor copied. */
  readonly finish: () => Promise<void>;
}

export function linkAside(from: string): LinkAside {
  const workerData = { from, names: readdirSync(from) };
  const thread = new Worker(new URL('./linkThread.mjs', import.meta.url), { workerData });
  const ended = once(thread, 'exit');
  // `finish` tells of a failure, whenever it is asked.
  ended.catch(() => undefined);
  return {
    link: (to) => thread.postMessage(to),
    finish: async () => {
      thread.postMessage(undefined);
      await ended;
    },
  };
}
