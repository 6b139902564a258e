import type { Config } from '#server/platform/config/config';
import { DataFolderInUse } from './dataLock';
import { findEmbedded, startEmbedded } from './embedded';

type Where = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Runs `work` with the owner's connection: the operator's database, the embedded one of a running server, or the
 * embedded one started temporarily.
 * @param exclusive requires that no server is running.
 * @throws DataFolderInUse when `exclusive` and a server is running.
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
  if (!running) throw new Error(`The server on ${dataDir} has no running database at the moment: try again.`);
  return work(running.owner);
}
