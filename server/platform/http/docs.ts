import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';

/** The page only needs its own scripts and inline style attributes. */
const POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; script-src 'self'; " +
  "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'";

/** OpenAPI documents by the path at which they are served, below `/api/docs`. */
const DOCUMENTS = [
  { url: 'json', name: 'Member site', file: 'openapi.json' },
  { url: 'yaml', file: 'openapi.json' },
  { url: 'staff/json', name: 'Staff', file: 'openapi-staff.json' },
  { url: 'staff/yaml', file: 'openapi-staff.json' },
] as const;

/**
 * The contract as OpenAPI 3.1: `/api/docs/json` for member sites, `/api/docs/staff/json` for staff programs, `yaml` for
 * both, and a page to read them at `/api/docs`.
 */
export async function registerDocs(app: FastifyInstance, root: string): Promise<void> {
  const folder = path.join(root, 'schemas/json');
  for (const { file } of DOCUMENTS)
    if (!existsSync(path.join(folder, file))) throw new Error(`${file} is missing: run "npm run emit".`);
  // The page requires a document, but a parsed contract would take megabytes; the hook below sends the files instead.
  const document = { openapi: '3.1.0', info: { title: 'Sala', version: '1' }, paths: {} };
  await app.register(swagger, { mode: 'static', specification: { document } });
  const files = docsFiles(folder);
  const urls = DOCUMENTS.flatMap(({ url, ...document }) =>
    'name' in document ? [{ url: `/api/docs/${url}`, name: document.name }] : [],
  );
  const sendFile: onRequestHookHandler = (request, reply, done) => {
    reply.header('content-security-policy', POLICY);
    const file = files(request.url);
    if (!file) {
      done();
      return;
    }
    reply.header('etag', file.etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match']?.includes(file.etag)) reply.code(304).send();
    else reply.type(file.type).send(file.content);
  };
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', tryItOutEnabled: false, urls },
    uiHooks: { onRequest: sendFile },
  });
  app.get(
    '/api/docs/staff/:kind',
    { schema: { hide: true }, onRequest: sendFile },
    async (_request, reply) => {
      reply.callNotFound();
      return reply;
    },
  );
}

interface DocsFile {
  readonly type: string;
  readonly content: Buffer;
  readonly etag: string;
}

/** Reads a document on first use, because parsing takes a quarter of a second. @returns undefined for other paths. */
function docsFiles(folder: string): (url: string) => DocsFile | undefined {
  const made = new Map<string, DocsFile>();
  return (requested) => {
    const document = DOCUMENTS.find(({ url }) => requested.split('?')[0] === `/api/docs/${url}`);
    if (!document) return undefined;
    const { url, file } = document;
    const known = made.get(url) ?? makeFile(path.join(folder, file), url.endsWith('yaml'));
    made.set(url, known);
    return known;
  };
}

function makeFile(file: string, isYaml: boolean): DocsFile {
  const contract: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const content = Buffer.from(isYaml ? stringify(contract, { strict: false }) : JSON.stringify(contract));
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { type: isYaml ? 'application/x-yaml' : 'application/json; charset=utf-8', content, etag };
}
