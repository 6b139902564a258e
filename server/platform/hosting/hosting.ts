// Declares `hide`, which keeps a route off the API page.
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { hostName } from '#core/brand/host';
import type { Brand } from '#schemas/brand/brand';
import { brandDocuments, brandJson } from './brandDocuments';
import type { CompiledApp } from './compiledApp';
import type { DrawnFiles } from './drawnFiles';
import { documentStore, type PackedDocument, sendDocument } from './packedDocument';
import { homeOf } from './homeOf';
import { drawingAddress, textAddress } from './inlineImage';
import { NOTICES_FILE, type PrerenderedPath, prerenderedPages, prerenderedPaths } from './pages';
import { isFile, pathOf, wantsPage } from './requestPath';
import type { Stamped } from './stamp';
import type { SendUpload } from './uploads';

export interface HostingOptions {
  /** Output folder of the build. */
  readonly distDir: string;
  /** Without it, as in development, there are no pages here. */
  readonly compiledApp: CompiledApp | undefined;
  /** The published brand of a host. */
  readonly brandFor: (host: string) => Brand;
  readonly sendUpload: SendUpload;
  /** Images and icons of brands without a bundle. */
  readonly drawn: DrawnFiles;
  /** Origins at which games are played, for a site at this address; none by default. */
  readonly gamesAt?: (home: string) => readonly string[];
  /** Hosts of other programs (studio, sandbox bank): a path that they do not serve is not found, never a brand's page. */
  readonly reservedHosts?: readonly string[];
}

/** Chunks of the member app, the same for all brands, below the output folder. */
const CHUNKS = '_server';

/**
 * Serves each brand by host name: its documents from the published revision, its images from the bundle.
 * Register on the root, after `builtFiles`: it answers every GET that no other route takes.
 */
export function hosting(app: FastifyInstance, options: HostingOptions): void {
  const { distDir, brandFor, sendUpload } = options;
  const reserved = new Set(options.reservedHosts?.map(hostName));
  const documentOf = brandDocumentStore(app, options);
  const gamesOf = ({ flags }: Brand, home: string | undefined) =>
    (flags.games && home !== undefined && options.gamesAt?.(home)) || [];

  // The renderer reads its parts as pages need them: all of them now, before a later build replaces them and
  // before a visitor waits for them.
  app.addHook('onReady', async () => {
    if (!options.compiledApp) return;
    const brand = brandFor('');
    const games = gamesOf(brand, 'http://localhost');
    for (const at of prerenderedPaths) await documentOf({ brand, games }, at, true);
  });

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const pathname = pathOf(request);
    // Of every program: those without a list of their own send what this one names.
    if (pathname === `/${NOTICES_FILE}`) return reply.sendFile(NOTICES_FILE, path.join(distDir, CHUNKS));
    if (pathname === undefined || reserved.has(hostName(request.hostname))) {
      reply.callNotFound();
      return reply;
    }
    const brand = brandFor(request.hostname);
    const site = { brand, games: gamesOf(brand, homeOf(request, brand)) };
    const document = documentOf(site, pathname, wantsPage(request));
    if (document) return sendDocument(request, reply, await document);
    const [, folder, name = ''] = /^\/(app|icons|brand)\/(.+)$/.exec(pathname) ?? [];
    if (folder === 'brand' && name.startsWith('u/')) return sendUpload(request, reply, brand.id, name);
    const isDrawn = folder !== undefined && folder !== 'app' && options.drawn.has(brand);
    if (folder === undefined || isDrawn) reply.callNotFound();
    else reply.sendFile(`${folder}/${name}`, path.join(distDir, folder === 'app' ? CHUNKS : brand.id));
    return reply;
  });
}

interface Site {
  readonly brand: Brand;
  /** Origins that its pages may frame games of. */
  readonly games: readonly string[];
}

/** The document at an address of a brand, if there is one. */
function brandDocumentStore(
  app: FastifyInstance,
  { compiledApp, distDir, drawn }: HostingOptions,
): (site: Site, pathname: string, wantsPage: boolean) => Promise<PackedDocument> | undefined {
  const documentOf = documentStore();
  const drawingOf = (brand: Brand, name: string) =>
    drawn.has(brand)
      ? textAddress(drawn.image(brand, name)?.body.toString())
      : drawingAddress(path.join(distDir, brand.id, 'brand', name));
  const imageOf = (brand: Brand, name: string) => {
    const image = drawn.image(brand, name);
    return image && (() => image);
  };
  const documents = compiledApp && brandDocuments(compiledApp, drawingOf);

  return ({ brand, games }, pathname, wantsPage) => {
    if (pathname === '/brand.json')
      return documentOf(brand, pathname, () => ({ body: brandJson(brand), type: 'application/json' }));
    const [, folder, file = ''] = /^\/(icons|brand)\/(?!u\/)(.+)$/.exec(pathname) ?? [];
    if (folder !== undefined) {
      if (!drawn.has(brand)) return undefined;
      const ground = documents?.ground(brand) ?? brand.theme.background;
      const make = folder === 'brand' ? imageOf(brand, file) : drawn.icon(brand, file, ground);
      return make && documentOf(brand, pathname, make);
    }
    if (!documents) return undefined;
    if (pathname === '/manifest.webmanifest') {
      const type = 'application/manifest+json';
      return documentOf(brand, pathname, () => ({ body: documents.manifest(brand), type }));
    }
    const named = (name: string) => [name, ...games].join(' ');
    const shell = () => documentOf(brand, named('shell'), () => page(documents.shell(brand, games)));
    const at = pathname === '/' ? '/' : pathname.replace(/\/$/, '');
    if (!isPrerendered(at)) return wantsPage && !isFile(pathname) ? shell() : undefined;
    return documentOf(brand, named(at), async () => page(await documents.page(brand, at, games))).catch(
      (error: unknown) => {
        // The app renders the page itself; the visitor only waits slightly longer.
        app.log.error({ err: error }, 'page not prerendered');
        return shell();
      },
    );
  };
}

const page = ({ html, csp }: Stamped) => ({
  body: html,
  type: 'text/html; charset=utf-8',
  headers: { 'content-security-policy': csp },
});

function isPrerendered(at: string): at is PrerenderedPath {
  return Object.hasOwn(prerenderedPages, at);
}
