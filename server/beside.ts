import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import type { Deps } from '#server/modules/deps';
import { isCompiled, loadCompiledApp } from '#server/platform/hosting/compiledApp';
import { builtFiles } from '#server/platform/hosting/files';
import { hosting } from '#server/platform/hosting/hosting';
import { studio } from '#server/platform/hosting/studio';
import { findUpload, uploadSender } from '#server/platform/hosting/uploads';
import { registerDocs } from '#server/platform/http/docs';
import { playOrigins } from '#server/modules/games/playOrigins';
import { startJobs } from '#server/platform/jobs/runJobs';
import { sandboxBank } from '#sandbox/bank/sandboxBank';
import { sandboxHouse } from '#sandbox/games/sandboxHouse';
import { standInPages } from '#sandbox/standIns/standInPages';
import { projectRoot } from '#server/platform/root';

/**
 * What a complete server does in addition to the contract: the API page, its jobs, the sandbox of a demo (bank, games,
 * stand-ins of providers), the brands' sites and the studio.
 */
export async function beside(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config } = deps;
  await registerDocs(app, projectRoot);
  await standInPages(app, deps);
  if (config.demo) {
    await sandboxBank(app, deps);
    await sandboxHouse(app, deps);
  }
  app.addHook(
    'onClose',
    startJobs(deps, (error, job) => {
      app.log.error({ err: error, job }, 'job failed');
    }),
  );
  await sites(app, deps);
}

/** All brands' sites and the studio, as far as there is a build to serve. */
async function sites(app: FastifyInstance, { config, brands, db, ports }: Deps): Promise<void> {
  const distDir = path.join(projectRoot, 'dist');
  const serverDir = path.join(distDir, '_server');
  const studioHosts = ['studio.localhost', ...(config.studioHost ? [config.studioHost] : [])];
  const sendUpload = uploadSender(findUpload(db));
  await builtFiles(app, distDir);
  await studio(app, {
    distDir,
    hosts: studioHosts,
    hasBrand: (id) => brands.byId(id) !== undefined,
    sendUpload,
  });
  hosting(app, {
    distDir,
    compiledApp: isCompiled(serverDir) ? await loadCompiledApp(serverDir) : undefined,
    brandFor: (host) => brands.ofCall(undefined, host),
    sendUpload,
    gamesAt: (home) => playOrigins(ports.games, home),
    reservedHosts: ['bank.localhost', 'games.localhost', ...studioHosts],
  });
}
