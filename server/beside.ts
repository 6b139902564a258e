import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Deps } from './deps';
import { hosting } from './hosting/hosting';
import { securityHeaders } from './hosting/securityHeaders';
import { SITE_FILE } from './hosting/site';
import { registerDocs } from './http/docs';
import { startJobs } from './jobs';
import { sandboxBank } from './ports/sandbox/bank/sandboxBank';
import { projectRoot } from './root';

/**
 * What a whole server does beside the contract: the API page, its jobs, the sandbox bank of a
 * demonstration and, once built, the brands' bundles.
 */
export async function beside(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config } = deps;
  await securityHeaders(app, config.production);
  await registerDocs(app, projectRoot);
  if (config.demo) await sandboxBank(app, deps);
  app.addHook(
    'onClose',
    startJobs(deps, (error, job) => {
      app.log.error({ err: error, job }, 'job failed');
    }),
  );
  const distDir = path.join(projectRoot, 'dist');
  if (existsSync(path.join(distDir, SITE_FILE))) {
    await hosting(app, {
      distDir,
      defaultBrand: config.defaultBrand,
      reservedHosts: ['studio.localhost', 'bank.localhost'],
    });
  }
}
