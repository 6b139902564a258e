import path from 'node:path';
import Fastify from 'fastify';
import { brandFolders } from '#scripts/bundle/places';
import { systemClock } from '#server/platform/clock';
import { readConfig } from '#server/platform/config/config';
import { projectRoot } from '#server/platform/root';
import { connectProviders } from '#server/providers/connectProviders';
import { routeFiles } from '#server/providers/files/routeFiles';
import { findAdapters, readProviders } from '#server/providers/readProviders';

async function connectStores(env: NodeJS.ProcessEnv) {
  const { providersFile } = readConfig(env);
  if (providersFile === undefined) throw new Error('Set PROVIDERS_FILE as the server has it.');
  const brandIds = brandFolders(path.join(projectRoot, 'brands'));
  const setup = await readProviders(providersFile, { adapters: findAdapters(), brandIds, env });
  return routeFiles(
    connectProviders(setup, { brandIds: () => brandIds, clock: systemClock, log: Fastify().log }),
  );
}

/**
 * The file storages that the server's configuration names. Vite loads this module, because it finds the adapters, and
 * cannot load them later: connecting is part of the import.
 */
export const fileStores = await connectStores(process.env);
