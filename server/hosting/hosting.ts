import fastifyStatic from '@fastify/static';
// Declares `hide`, which keeps a route off the API page.
import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import path from 'node:path';
import { hostName, hostTable } from '#brand/host';
import { type Page, pageStore } from './pageStore';
import { pageFile, readSite, SHELL_FILE, type SiteBrand } from './site';

export interface HostingOptions {
  /** Output folder of the build. */
  readonly distDir: string;
  /** Brand of hosts that no brand lists; the primary one when left out. */
  readonly defaultBrand?: string | undefined;
  /** Hosts of other programs (studio, sandbox bank): a path that they do not serve is not found, never a brand's page. */
  readonly reservedHosts?: readonly string[];
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Kept, but asked about every time: a published change shows on the next look. */
const REVALIDATE = 'no-cache';
/** Pictures keep their names when they change, so they are kept for ten minutes only. */
const PICTURES = 'public, max-age=600, stale-while-revalidate=86400';

/**
 * Serves each brand's bundle by host name. Register on the root: it answers every GET that no other route takes.
 * @throws Error when nothing is built or the default brand is not among the built ones.
 */
export async function hosting(app: FastifyInstance, options: HostingOptions): Promise<void> {
  const site = readSite(options.distDir);
  const { brandFor } = hostTable(site.brands, options.defaultBrand);
  const reserved = new Set(options.reservedHosts?.map(hostName));

  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    // Only a file that was found is kept: a missing chunk must not be remembered as missing.
    setHeaders: (reply, file) => {
      void reply.header('cache-control', keeping(path.relative(options.distDir, file)));
    },
  });
  const pageOf = pageStore();
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const bundle = brandFor(request.hostname);
    const file = reserved.has(hostName(request.hostname)) ? undefined : fileOf(request, bundle);
    const folder = path.join(options.distDir, bundle.id);
    if (file?.endsWith('.html')) {
      reply.header('content-security-policy', bundle.csp);
      return sendPage(request, reply, await pageOf(path.join(folder, file)));
    }
    if (file === undefined) reply.callNotFound();
    else reply.sendFile(file, folder);
    return reply;
  });
}

/** A route option that binds a route to one host name on any port, for programs beside the brands. */
export function onHost(hostname: string): { host: RegExp } {
  return { host: new RegExp(`^${hostname.replaceAll('.', '\\.')}\\.?(:\\d+)?$`, 'i') };
}

/** File of the bundle that answers the request, if any. */
function fileOf(request: FastifyRequest, bundle: SiteBrand): string | undefined {
  const pathname = pathOf(request);
  if (pathname === undefined) return undefined;
  const page = pathname === '/' ? '/' : pathname.replace(/\/$/, '');
  if (bundle.pages.includes(page)) return pageFile(page);
  // Pages are known by their address, never by the name of their file.
  if (isFile(pathname)) return pathname.endsWith('.html') ? undefined : pathname.slice(1);
  return wantsPage(request) ? SHELL_FILE : undefined;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.header('cache-control', REVALIDATE).header('etag', page.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  const accepted = request.headers['accept-encoding'] ?? '';
  for (const encoding of ['br', 'gzip'] as const) {
    // A weight of zero refuses an encoding.
    if (new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)) {
      return reply.header('content-encoding', encoding).send(page[encoding]);
    }
  }
  return reply.send(page.identity);
}

/** `Cache-Control` of a file, by its path below the output folder: `<brand>/<file>`. */
function keeping(file: string): string {
  const [, folder] = file.split(path.sep);
  if (folder === 'app') return IMMUTABLE;
  return folder === 'brand' || folder === 'icons' ? PICTURES : REVALIDATE;
}

/** The decoded path, or nothing when it is not one: encoded slashes, dot segments and NUL never reach the disk. */
function pathOf(request: FastifyRequest): string | undefined {
  const [raw = '/'] = request.url.split('?');
  try {
    const decoded = decodeURIComponent(raw);
    return /(^|\/)\.|\\|\0|\/\//.test(decoded) || /%2f/i.test(raw) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Routes of the app have no dots; whatever looks like a file and is missing is a 404, never a page. */
function isFile(pathname: string): boolean {
  return /\.[^/]*$/.test(pathname) || /^\/(app|brand|icons)\//.test(pathname);
}

function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') === true;
}
