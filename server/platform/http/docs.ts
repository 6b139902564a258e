import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The page only needs its own scripts and inline style attributes. */
const POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; script-src 'self'; " +
  "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'";

/** The contract as OpenAPI 3 at `/api/docs/json`, and a page to read it at `/api/docs`. */
export async function registerDocs(app: FastifyInstance, root: string): Promise<void> {
  const file = path.join(root, 'schemas/json/openapi.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run emit".`);
  await app.register(swagger, { mode: 'static', specification: { path: file, baseDir: path.dirname(file) } });
  const files = docsFiles(app);
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', tryItOutEnabled: false },
    uiHooks: {
      onRequest: (request, reply, done) => {
        reply.header('content-security-policy', POLICY);
        const file = files(request.url);
        if (!file) {
          done();
          return;
        }
        // Serializing takes a quarter of a second, so it is done once and revalidated by ETag.
        reply.header('etag', file.etag).header('cache-control', 'no-cache');
        if (request.headers['if-none-match']?.includes(file.etag)) reply.code(304).send();
        else reply.type(file.type).send(file.content);
      },
    },
  });
}

interface DocsFile {
  readonly type: string;
  readonly content: Buffer;
  readonly etag: string;
}

/** Serializes the contract on first use. @returns undefined for any other path. */
function docsFiles(app: FastifyInstance): (url: string) => DocsFile | undefined {
  const made = new Map<string, DocsFile>();
  return (url) => {
    const [, kind = ''] = /^\/api\/docs\/(json|yaml)(?:$|\?)/.exec(url) ?? [];
    if (kind === '') return undefined;
    const known = made.get(kind) ?? makeFile(app, kind === 'yaml');
    made.set(kind, known);
    return known;
  };
}

function makeFile(app: FastifyInstance, isYaml: boolean): DocsFile {
  const content = Buffer.from(isYaml ? app.swagger({ yaml: true }) : JSON.stringify(app.swagger()));
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { type: isYaml ? 'application/x-yaml' : 'application/json; charset=utf-8', content, etag };
}
