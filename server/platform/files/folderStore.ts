import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { FileStoreError, type FileStore } from './fileStore';

/** Files in a folder of this machine, readable by the server's user only. */
export function folderStore(folder: string): FileStore {
  return {
    put: (key, content) => guarded(() => write(path.join(folder, key), content)),
    get: (key) =>
      guarded(() => readFile(path.join(folder, key)).catch((error: unknown) => unlessMissing(error))),
    remove: (key) => guarded(() => rm(path.join(folder, key), { force: true })),
  };
}

/** A power failure leaves the complete file or none. */
async function write(file: string, content: Buffer): Promise<void> {
  const parent = path.dirname(file);
  const created = await mkdir(parent, { recursive: true, mode: 0o700 });
  const draft = `${file}.part-${randomUUID()}`;
  try {
    await flush(draft, 'wx', content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  // The name of a file is durable with its folder, that of a new folder with the folder above.
  for (let at = parent; ; at = path.dirname(at)) {
    await flush(at, 'r');
    if (created === undefined || at.length < created.length) return;
  }
}

async function flush(file: string, flags: 'r' | 'wx', content?: Buffer): Promise<void> {
  // Windows does not open folders.
  if (!content && process.platform === 'win32') return;
  const handle = await open(file, flags, 0o600);
  try {
    if (content) await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unlessMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new FileStoreError('The data folder cannot be used.', { cause: error });
  }
}
