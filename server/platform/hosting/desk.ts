import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pack, sendDocument } from './packedDocument';
import { NOTICES_FILE } from './pages';
import { isFile, onHosts, pathOf, wantsPage } from './requestPath';
import { readStaffPage, staffPolicy } from './staffPage';

/** The desk's part of the output folder. */
export const DESK_FOLDER = '_desk';

interface DeskOptions {
  /** Output folder of the build. */
  readonly distDir: string;
  /** Host names of the operations desk. */
  readonly hosts: readonly string[];
}

/** The desk calls its own API, shows images that it has fetched itself, and cannot be framed. */
const deskPolicy = (nonce: string) =>
  `${staffPolicy(nonce)}; form-action 'self'; img-src 'self' data: blob:; connect-src 'self'; frame-ancestors 'none'`;

/** Serves the operations desk on its own hosts. Register after `builtFiles`. */
export async function desk(app: FastifyInstance, { distDir, hosts }: DeskOptions): Promise<void> {
  const folder = path.join(distDir, DESK_FOLDER);
  // In development there is none: it comes from the sources.
  const index = existsSync(folder) ? await pack(readStaffPage(folder, 'index.html', deskPolicy)) : undefined;
  app.get('/*', { constraints: onHosts(...hosts), schema: { hide: true } }, async (request, reply) => {
    const pathname = pathOf(request) ?? '/.';
    // Monitors and link previews request the front page without an Accept header.
    if (index && (pathname === '/' || (!isFile(pathname) && wantsPage(request))))
      return sendDocument(request, reply, index);
    if (pathname.startsWith('/app/') || pathname === `/${NOTICES_FILE}`)
      return reply.sendFile(pathname.slice(1), folder);
    reply.callNotFound();
    return reply;
  });
}
