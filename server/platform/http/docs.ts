import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';

/** The page only needs its own scripts and inline style attributes. */
const POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; script-src 'self'; " +
  "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'";

/** The contract as OpenAPI 3 at `/api/docs/json`, and a page to read it at `/api/docs`. */
export async function registerDocs(app: FastifyInstance, root: string): Promise<void> {
  const file = path.join(root, 'schemas/json/openapi.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run emit".`);
  // The page requires a document, but a parsed contract would take megabytes; the hook below sends the file instead.
  const document = { openapi: '3.1.0', info: { title: 'Sala', version: '1' }, paths: {} };
  await app.register(swagger, { mode: 'static', specification: { document } });
  const files = docsFiles(file);
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

/** Reads the contract on first use, because parsing takes a quarter of a second. @returns undefined for other paths. */
function docsFiles(file: string): (url: string) => DocsFile | undefined {
  const made = new Map<string, DocsFile>();
  return (url) => {
    const [, kind = ''] = /^\/api\/docs\/(json|yaml)(?:$|\?)/.exec(url) ?? [];
    if (kind === '') return undefined;
    const known = made.get(kind) ?? makeFile(file, kind === 'yaml');
    made.set(kind, known);
    return known;
  };
}

function makeFile(file: string, isYaml: boolean): DocsFile {
  const contract: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const content = Buffer.from(isYaml ? stringify(contract, { strict: false }) : JSON.stringify(contract));
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { type: isYaml ? 'application/x-yaml' : 'application/json; charset=utf-8', content, etag };
}
