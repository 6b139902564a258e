import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '#schemas/brand/brand';
import { connectDatabase, type Database } from '#server/platform/db/connect';
import { temporaryFolder } from '#server/platform/root';
import { connectProviders, type Connections } from '#server/providers/connectProviders';
import { readProviders, type Use, findAdapters } from '#server/providers/readProviders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrands } from '#server/testing/testBrands';
import { testClock, type TestClock } from '#server/testing/testClock';
import { createTestDatabase } from '#server/testing/testDatabase';
import { buildSandbox } from '../../app';
import type { ChaosState } from '../../chaos/chaos';
import { createKeys, keysAsEnv, providersFileAt, type Protocols } from '../index';

/** A server and the sandbox as its outside services, connected by `sandbox/providers.json`, with one database and clock. */
export interface ConnectedSandbox {
  readonly t: TestApp;
  readonly db: Database;
  readonly clock: TestClock;
  readonly protocols: Protocols;
  readonly sandbox: FastifyInstance;
  /** Of the sandbox. */
  readonly url: string;
  /** The providers as the server's adapters connect them. */
  readonly connections: Connections;
  /** Ends all faults that are not given. */
  fail(faults: ChaosState['faults'], slowMs?: number): Promise<void>;
  close(): Promise<void>;
}

const GAMES = 'http://games.localhost:4401';

/** @param options `use` replaces that of the file. */
export async function connectedSandbox(
  options: { readonly brands?: readonly Brand[]; readonly use?: Use } = {},
): Promise<ConnectedSandbox> {
  const brands = options.brands ?? testBrands();
  const folder = await temporaryFolder('sala-sandbox');
  const database = await createTestDatabase();
  const { db } = connectDatabase({ connectionString: database.access.app, max: 10 });
  const clock = testClock();
  const keys = createKeys();
  const platform = { apiUrl: '' };
  const { app: sandbox, ...protocols } = await buildSandbox({
    ...{ db, clock, keys, gamesOrigin: GAMES, mailPort: 0, deliverEveryMs: null },
    // The image library keeps the fonts of the first sandbox, which must outlive it.
    dataDir: inject('programs'),
    brands: { byId: (id) => brands.find((brand) => brand.id === id) },
    get apiUrl() {
      return platform.apiUrl;
    },
  });
  const url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const file = path.join(folder, 'providers.json');
  await writeFile(file, providersFileAt({ url, gamesOrigin: GAMES, mailPort: protocols.mailPort }));
  const brandIds = brands.map(({ id }) => id);
  const setup = await readProviders(file, { adapters: findAdapters(), brandIds, env: keysAsEnv(keys) });
  const providers = { ...setup, use: { ...setup.use, ...options.use } };
  const t = await testApp({ twinOf: database, brands, clock, providers, config: { dataDir: folder } });
  platform.apiUrl = await t.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...{ t, db, clock, protocols, sandbox, url },
    connections: connectProviders(providers, { brandIds: () => brandIds, clock, log: t.app.log }),
    fail: async (faults, slowMs = 50) => {
      const response = await fetch(`${url}/chaos`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ slowMs, faults }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    close: async () => {
      await sandbox.close();
      await t.close();
      await db.destroy();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
