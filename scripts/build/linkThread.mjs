import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

// Plain JavaScript: threads run a file as it lies on the disk.

const { from, names } = workerData;

/** A folder that is not there yet, to share the files into; nothing at the end. */
parentPort?.on('message', (to) => {
  if (to === undefined) return parentPort.close();
  mkdirSync(to, { recursive: true });
  for (const name of names) linkOrCopy(path.join(from, name), path.join(to, name));
});

function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch {
    // Another file system, or too many links: a copy, or the reason why there is none either.
    copyFileSync(from, to);
  }
}
