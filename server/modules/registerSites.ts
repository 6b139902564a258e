import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { isCompiled, loadCompiledApp } from '#server/platform/hosting/compiledApp';
import { drawnFiles } from '#server/platform/hosting/drawnFiles';
import { builtFiles } from '#server/platform/hosting/files';
import { hosting } from '#server/platform/hosting/hosting';
import { standIns } from '#server/platform/hosting/standIns';
import { desk } from '#server/platform/hosting/desk';
import { studio } from '#server/platform/hosting/studio';
import { findUpload, uploadSender } from '#server/platform/hosting/uploads';
import { registerDocs } from '#server/platform/http/docs';
import { playOrigins } from './games/index';
import type { Deps } from '#server/providers/deps';
import { providerFetch } from '#server/providers/kit/providerFetch';
import { jobs } from './jobs';
import { startJobs } from '#server/platform/jobs/runJobs';
import { projectRoot } from '#server/platform/root';

/** Registers all routes outside the contract (API page, brand sites, staff programs) and starts the jobs. */
export async function registerSites(app: FastifyInstance, deps: Deps): Promise<void> {
  await registerDocs(app, projectRoot);
  standIns(app, { target: deps.config.standInsUrl, fetch: providerFetch });
  app.addHook(
    'onClose',
    startJobs(jobs(deps), deps, (error, job) => {
      app.log.error({ err: error, job }, 'job failed');
    }),
  );
  await sites(app, deps);
}

const hostsOf = (name: string, host: string | undefined) => [
  `${name}.localhost`,
  ...(host === undefined ? [] : [host]),
];

/** All brands' sites and the staff programs, as far as there is a build to serve. */
async function sites(app: FastifyInstance, { config, brands, db, ports }: Deps): Promise<void> {
  const distDir = path.join(projectRoot, 'dist');
  const serverDir = path.join(distDir, '_server');
  const studioHosts = hostsOf('studio', config.studioHost);
  const deskHosts = hostsOf('desk', config.deskHost);
  const find = findUpload(db, ports.files);
  const sendUpload = uploadSender(find);
  const drawn = drawnFiles(distDir, brands, find);
  await builtFiles(app, distDir);
  await studio(app, {
    distDir,
    hosts: studioHosts,
    brandOf: (id) => brands.byId(id),
    drawn,
    sendUpload,
  });
  await desk(app, { distDir, hosts: deskHosts });
  hosting(app, {
    distDir,
    compiledApp: isCompiled(serverDir) ? await loadCompiledApp(serverDir) : undefined,
    brandFor: (host) => brands.ofCall(undefined, host),
    drawn,
    sendUpload,
    gamesAt: (home) => playOrigins(ports.games, home),
    reservedHosts: ['bank.localhost', 'games.localhost', ...studioHosts, ...deskHosts],
  });
}
