import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { InputError } from '../lib/inputError';
import { CONTENT_FOLDER } from './deployments';
import type { Target } from './target';

/** A folder that a static host serves. */
export function folderTarget(folder: string): Target {
  const placeOf = (name: string) => path.join(folder, name);

  /** Renamed into its place; what an interruption leaves is removed as content that no deployment has. */
  const put = (name: string, write: (draft: string) => Promise<void>) =>
    guarded(async () => {
      const draft = path.join(folder, CONTENT_FOLDER, `draft-${randomUUID()}`);
      await mkdir(path.dirname(draft), { recursive: true });
      await mkdir(path.dirname(placeOf(name)), { recursive: true });
      await write(draft);
      await rename(draft, placeOf(name));
    });

  return {
    name: folder,
    hasHeaders: false,
    list: (below) =>
      guarded(async () => {
        if (!existsSync(placeOf(below))) return [];
        const entries = await readdir(placeOf(below), { withFileTypes: true });
        return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
      }),
    read: (name) =>
      guarded(async () => (existsSync(placeOf(name)) ? readFile(placeOf(name), 'utf8') : undefined)),
    write: (name, content) => put(name, (draft) => writeFile(draft, content)),
    upload: (file, name) => put(name, (draft) => copyFile(file, draft, constants.COPYFILE_FICLONE)),
    copy: (from, to) => put(to, (draft) => copyFile(placeOf(from), draft, constants.COPYFILE_FICLONE)),
    remove: (name) =>
      guarded(async () => {
        await rm(placeOf(name), { force: true });
        for (let at = path.dirname(name); at !== '.'; at = path.dirname(at))
          if (!(await rmdir(placeOf(at)).then(...isEmptied))) return;
      }),
  };
}

/** Whether a folder was empty, and so is removed. */
const isEmptied = [() => true, () => false] as const;

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new InputError(
      `The target cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
