import { stat } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { runnerImport } from 'vite';
import { readConfig } from '#server/platform/config/config';
import type { Manifest } from '#server/platform/db/backup/manifest';
import { restoreBackup } from '#server/platform/db/backup/restoreBackup';
import { takeBackup } from '#server/platform/db/backup/takeBackup';
import { withOwner } from '#server/platform/db/withOwner';
import { projectRoot } from '#server/platform/root';
import type * as Copying from './copyUploads';
import { word, type Options } from './options';
import { UsageError } from './usage';

type LocalCommand = (options: Options, env: NodeJS.ProcessEnv) => Promise<string>;

/** Commands on the local data, with the settings of the server and without a log-in. */
export const localCommands: Readonly<Record<'backup' | 'restore' | 'copy', LocalCommand>> = {
  backup: async (options, env) => {
    const folder = path.resolve(word(options, 1, 'a new folder'));
    const config = readConfig(env);
    const start = performance.now();
    if (config.databaseUrl === undefined && !(await stat(config.dataDir).catch(() => undefined)))
      throw new Error(
        `${config.dataDir} does not exist: set DATA_DIR or DATABASE_URL as the server has them.`,
      );
    const manifest = await withOwner(config, false, (owner) =>
      takeBackup({ owner, dataDir: config.dataDir, folder }),
    );
    return `${folder} holds ${contents(manifest)}, as they were at ${manifest.takenAt}. It took ${since(start)}.
Anyone who has it can open the site: protect it like the server.`;
  },

  restore: async (options, env) => {
    const folder = path.resolve(word(options, 1, 'the folder of a back-up'));
    const config = readConfig(env);
    const start = performance.now();
    const manifest = await withOwner(config, true, (owner) =>
      restoreBackup({
        owner,
        dataDir: config.dataDir,
        folder,
        // Loaded on demand: a real site has no sandbox.
        migrateSandbox: async (to) => (await import('#sandbox/db/database')).migrateSandbox(to),
      }),
    );
    return `Restored ${contents(manifest)}, as they were at ${manifest.takenAt}; the ledger balances. It took ${since(start)}.
Everybody logs in again. Members find the site in maintenance: compare what was paid since with the bank, then
"npm run ops -- ma off" for each brand.`;
  },
  /** Slip images from the data folder to a file storage. */
  copy: async (options) => {
    if (word(options, 1, '"files"') !== 'files') throw new UsageError('What can be copied is "files".');
    const start = performance.now();
    const { module } = await runnerImport<typeof Copying>(
      path.join(projectRoot, 'scripts/ops/copyUploads.ts'),
      { root: projectRoot, configFile: false, logLevel: 'error' },
    );
    const { copied, present } = module.copiedFiles;
    return `Copied ${String(copied)} images, ${String(present)} were there already; all are the same as in DATA_DIR. It took ${since(start)}.`;
  },
};

function contents({ tables, images }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows.toLocaleString('en')} rows of ${String(tables.length)} tables and ${images.toLocaleString('en')} images`;
}

function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
