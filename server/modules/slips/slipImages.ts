import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Storage of slip images. File names contain nothing that the member sent. */
export interface SlipImages {
  /** @returns the file's path relative to the folder. */
  keep(brandId: string, image: Buffer): Promise<string>;
  remove(fileName: string): Promise<void>;
  /** @returns undefined when the file is missing. */
  read(fileName: string): Promise<Buffer | undefined>;
}

export function slipImages(dataDir: string): SlipImages {
  const folder = path.join(dataDir, 'slips');
  return {
    keep: async (brandId, image) => {
      const name = randomBytes(16).toString('hex');
      // Subfolders limit the number of files per folder.
      const fileName = path.posix.join(brandId, name.slice(0, 2), `${name}.jpg`);
      const file = path.join(folder, fileName);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, image, { flag: 'wx', mode: 0o600 });
      return fileName;
    },
    remove: (fileName) => rm(path.join(folder, fileName), { force: true }),
    read: async (fileName) => {
      try {
        return await readFile(path.join(folder, fileName));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}
