import type { Config } from '#server/platform/config/config';
import { DataFolderInUse } from './dataLock';
import { findEmbedded, startEmbedded } from './embedded';

type Where = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Runs work as the owner of the database of these settings: the operator's, the embedded one of a running server, or
 * the embedded one, started for this work.
 * @param exclusive the work needs the database for itself. @throws DataFolderInUse when a server runs there.
 */
export async function withOwner<T>(
  { dataDir, databaseUrl }: Where,
  exclusive: boolean,
  work: (owner: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) return work(databaseUrl);
  const own = await startEmbedded({ dataDir }).catch((error: unknown) => {
    if (exclusive || !(error instanceof DataFolderInUse)) throw error;
    return undefined;
  });
  if (own) return work(own.access.owner).finally(() => own.stop());
  const running = await findEmbedded(dataDir);
  if (!running) throw new Error(`The server on ${dataDir} has no database at the moment: try again.`);
  return work(running.owner);
}
