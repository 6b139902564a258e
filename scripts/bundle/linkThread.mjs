import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

// Plain JavaScript: threads run a file as it lies on the disk.

/** Files of every bundle; one of a brand's own with the same name wins. */
const { common } = workerData;
const foldersOf = (files) => new Set(files.map(({ name }) => path.dirname(name)));
const commonFolders = foldersOf(common);

parentPort.on('message', (bundle) => {
  if (bundle === undefined) parentPort.close();
  else share(bundle);
});

function share({ folder, own }) {
  for (const below of new Set([...commonFolders, ...foldersOf(own)]))
    mkdirSync(path.join(folder, below), { recursive: true });
  const names = new Set(own.map(({ name }) => name));
  for (const file of own) put(file, folder);
  for (const file of common) if (!names.has(file.name)) put(file, folder);
}

function put({ name, file, packed }, folder) {
  linkOrCopy(file, `${folder}/${name}`);
  if (packed !== undefined) linkOrCopy(packed, `${folder}/${name}.br`);
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch {
    // Another file system, or too many links: a copy, or the reason why there is none either.
    copyFileSync(source, target);
  }
}
