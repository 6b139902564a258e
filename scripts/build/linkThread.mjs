import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';

// Plain JavaScript: threads run a file as it lies on the disk.

const { from, names, to } = workerData;

for (const folder of to) {
  mkdirSync(folder, { recursive: true });
  for (const name of names) linkOrCopy(path.join(from, name), path.join(folder, name));
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch {
    // Another file system, or too many links: a copy, or the reason why there is none either.
    copyFileSync(source, target);
  }
}
