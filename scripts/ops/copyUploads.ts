import { readConfig } from '#server/platform/config/config';
import { copyFiles } from '#server/providers/files/copyFiles';
import { fileStores } from './fileStores';

/** The slip images of the data folder, copied to the configured storages. The work is part of the import, by Vite. */
export const copiedFiles = await copyFiles(readConfig(process.env).dataDir, fileStores);
