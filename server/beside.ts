import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Deps } from './deps';
import { hosting } from './hosting/hosting';
import { securityHeaders } from './hosting/securityHeaders';
import { SITE_FILE } from './hosting/site';
import { registerDocs } from './http/docs';
import { projectRoot } from './root';

/** What a whole server answers beside the contract: the API page and, once built, the brands' bundles. */
export async function beside(app: FastifyInstance, { config }: Deps): Promise<void> {
  await securityHeaders(app, config.production);
  await registerDocs(app, projectRoot);
  const distDir = path.join(projectRoot, 'dist');
  if (existsSync(path.join(distDir, SITE_FILE))) {
    await hosting(app, {
      distDir,
      defaultBrand: config.defaultBrand,
      reservedHosts: ['studio.localhost', 'bank.localhost'],
    });
  }
}
