import path from 'node:path';
import Fastify from 'fastify';
import { brandFolders } from '#scripts/bundle/places';
import { systemClock } from '#server/platform/clock';
import { readConfig } from '#server/platform/config/config';
import { projectRoot } from '#server/platform/root';
import { connectProviders } from '#server/providers/connectProviders';
import { copyFiles, type CopiedFiles } from '#server/providers/files/copyFiles';
import { routeFiles } from '#server/providers/files/routeFiles';
import { findAdapters, readProviders } from '#server/providers/readProviders';

async function copyUploads(env: NodeJS.ProcessEnv): Promise<CopiedFiles> {
  const config = readConfig(env);
  if (config.providersFile === undefined) throw new Error('Set PROVIDERS_FILE as the server has it.');
  const brandIds = brandFolders(path.join(projectRoot, 'brands'));
  const setup = await readProviders(config.providersFile, {
    adapters: findAdapters(),
    brandIds,
    env,
  });
  const connections = connectProviders(setup, {
    brandIds: () => brandIds,
    clock: systemClock,
    log: Fastify().log,
  });
  return copyFiles(config.dataDir, routeFiles(connections));
}

/**
 * The slip images of the data folder, copied to the configured storages. Vite loads this module, because it finds the
 * adapters, and cannot load them later: the work is part of the import.
 */
export const copiedFiles = await copyUploads(process.env);
