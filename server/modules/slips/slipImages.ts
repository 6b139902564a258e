import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { FileStore, FileStores } from '#server/platform/files/fileStore';

/** Storage of slip images. File names contain nothing that the member sent. */
export interface SlipImages {
  /** @returns the file's name, which a row may contain from now on. @throws FileStoreError. */
  keep(brandId: string, image: Buffer): Promise<string>;
  remove(brandId: string, fileName: string): Promise<void>;
  /** @returns undefined when the file is missing. @throws FileStoreError. */
  read(brandId: string, fileName: string): Promise<Buffer | undefined>;
}

/** @param folder of the brands without a storage. */
export function slipImages(files: FileStores, folder: FileStore): SlipImages {
  const of = (brandId: string) => files.of(brandId) ?? folder;
  return {
    keep: async (brandId, image) => {
      const name = randomBytes(16).toString('hex');
      // Subfolders limit the number of files per folder.
      const fileName = path.posix.join(brandId, name.slice(0, 2), `${name}.jpg`);
      await of(brandId).put(keyOf(fileName), image);
      return fileName;
    },
    remove: (brandId, fileName) => of(brandId).remove(keyOf(fileName)),
    read: (brandId, fileName) => of(brandId).get(keyOf(fileName)),
  };
}

const keyOf = (fileName: string) => `slips/${fileName}`;
