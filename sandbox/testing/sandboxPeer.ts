import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { systemClock } from '#server/platform/clock';
import { connectDatabase, type Database } from '#server/platform/db/connect';
import { temporaryFolder } from '#server/platform/root';
import { createTestDatabase } from '#server/testing/testDatabase';
import { buildSandbox } from '../app';
import { createKeys, keysAsEnv, providersFileAt } from '../protocols/index';

/** The sandbox as the outside services of a server under test, with a database of its own. */
export interface SandboxPeer {
  readonly url: string;
  readonly db: Database;
  /** Environment that connects a server. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** @param apiUrl where the server listens, for the calls that the sandbox makes: of the bank and of seamless games. */
export async function startSandboxPeer(apiUrl = 'http://127.0.0.1:1'): Promise<SandboxPeer> {
  const folder = await temporaryFolder('sala-peer');
  const database = await createTestDatabase();
  const { db } = connectDatabase({ connectionString: database.access.app });
  const keys = createKeys();
  const gamesOrigin = 'http://games.localhost';
  const { app, mailPort } = await buildSandbox({
    ...{ db, clock: systemClock, keys, apiUrl, gamesOrigin, mailPort: 0, dataDir: inject('programs') },
    brands: { byId: () => undefined },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const file = path.join(folder, 'providers.json');
  await writeFile(file, providersFileAt({ url, gamesOrigin, mailPort }));
  return {
    ...{ url, db },
    env: { ...keysAsEnv(keys), PROVIDERS_FILE: file },
    close: async () => {
      await app.close();
      await db.destroy();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
