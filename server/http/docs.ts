import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The page runs scripts of its own host and writes style attributes, nothing more. */
const POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; script-src 'self'; " +
  "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'";

/** The contract as OpenAPI 3 at `/api/docs/json`, and a page to read it at `/api/docs`. */
export async function registerDocs(app: FastifyInstance, root: string): Promise<void> {
  const file = path.join(root, 'schemas/json/openapi.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run emit".`);
  await app.register(swagger, { mode: 'static', specification: { path: file, baseDir: path.dirname(file) } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', tryItOutEnabled: false },
    uiHooks: {
      onRequest: (_request, reply, done) => {
        reply.header('content-security-policy', POLICY);
        done();
      },
    },
  });
}
