import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';
import type { DrawnFiles } from './drawnFiles';
import { documentStore, pack, sendDocument } from './packedDocument';
import { NOTICES_FILE } from './pages';
import { isFile, onHosts, pathOf, wantsPage } from './requestPath';
import { readStaffPage, staffPolicy } from './staffPage';
import type { SendUpload } from './uploads';

// Declares `hide`, which keeps a route off the API page.

export interface StudioOptions {
  /** Output folder of the build. */
  readonly distDir: string;
  /** Host names of the studio. */
  readonly hosts: readonly string[];
  readonly brandOf: (id: string) => Brand | undefined;
  /** Images of brands without a bundle. */
  readonly drawn: DrawnFiles;
  readonly sendUpload: SendUpload;
}

/** Serves the studio on its own hosts, and every brand's images to its frames. Register after `builtFiles`. */
export async function studio(app: FastifyInstance, options: StudioOptions): Promise<void> {
  const { distDir, brandOf, drawn, sendUpload } = options;
  const documentOf = documentStore();
  const folder = path.join(distDir, STUDIO_FOLDER);
  // In development there are none: they come from the sources.
  const pages = existsSync(folder) ? readStudioPages(folder) : undefined;
  const [index, frame] = pages ? await Promise.all([pack(pages.studio), pack(pages.frame)]) : [];

  app.get(
    '/*',
    { constraints: onHosts(...options.hosts), schema: { hide: true } },
    async (request, reply) => {
      const pathname = pathOf(request) ?? '/.';
      if (frame && pathname === '/frame.html') return sendDocument(request, reply, frame);
      // Monitors and link previews request the front page without an Accept header.
      const page = pathname === '/' || (!isFile(pathname) && wantsPage(request));
      if (index && page) return sendDocument(request, reply, index);
      const [, brandId = '', name = ''] = /^\/images\/([a-z][a-z0-9-]*)\/(.+)$/.exec(pathname) ?? [];
      const brand = brandOf(brandId);
      if (brand) {
        if (name.startsWith('u/')) return sendUpload(request, reply, brandId, name);
        const image = drawn.has(brand) ? drawn.image(brand, name) : undefined;
        if (image) return sendDocument(request, reply, await documentOf(brand, name, () => image));
        return reply.sendFile(name, path.join(distDir, brandId, 'brand'));
      }
      if (pathname.startsWith('/app/') || pathname === `/${NOTICES_FILE}`)
        return reply.sendFile(pathname.slice(1), folder);
      reply.callNotFound();
      return reply;
    },
  );
}

/** The studio: shows frames of its own host, calls its own API and cannot be framed. */
export const studioPolicy = (nonce: string) =>
  `${staffPolicy(nonce)}; form-action 'self'; img-src 'self' data: blob:; connect-src 'self'; frame-src 'self'; ` +
  "frame-ancestors 'none'";

/**
 * A frame: the member app with simulated responses. It sends no API call, whatever the draft contains; images and
 * embedded pages of any https address show as they would on the site, and so do the stand-ins of the sandbox.
 */
export const framePolicy = (nonce: string) =>
  `${staffPolicy(nonce)}; form-action 'none'; img-src 'self' data: blob: https:; connect-src 'none'; frame-src 'self' https:; ` +
  "frame-ancestors 'self'";

/** The studio's part of the output folder. */
export const STUDIO_FOLDER = '_studio';

export const readStudioPages = (folder: string) => ({
  studio: readStaffPage(folder, 'index.html', studioPolicy),
  frame: readStaffPage(folder, 'frame.html', framePolicy, { 'x-frame-options': 'SAMEORIGIN' }),
});
