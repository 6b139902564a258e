import type { Config } from '#server/platform/config/config';
import type { DatabaseAccess } from '#server/platform/db/connect';
import { watchDiskSpace, type DiskSpace } from '#server/platform/db/diskSpace';
import { startEmbedded } from '#server/platform/db/embedded';
import type { Undo } from './undo';

export interface OpenDatabase {
  readonly access: DatabaseAccess;
  /** Of the disk of an embedded database. */
  readonly room?: DiskSpace;
}

/** The configured database: that of `DATABASE_URL`, or the embedded one, which `undo` stops. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseAppUrl' | 'dataDir'>,
  undo: Undo,
  report: (line: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined)
    return { access: { owner: config.databaseUrl, app: config.databaseAppUrl ?? config.databaseUrl } };
  const embedded = await startEmbedded({ dataDir: config.dataDir, onProgress: report });
  undo.add(() => embedded.stop());
  const room = await watchDiskSpace(embedded.folder);
  undo.add(() => {
    room.stop();
  });
  return { access: embedded.access, room };
}
