import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Images of a bundle have the same name after a change, so they are cached for ten minutes only. */
const IMAGE_CACHING = 'public, max-age=600, stale-while-revalidate=86400';

/** Adds `reply.sendFile` for what the build wrote; register once. */
export async function builtFiles(app: FastifyInstance, distDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    // Only a file that was found is cached: a missing chunk must not stay missing.
    setHeaders: (reply, file) => {
      void reply.header('cache-control', cacheControlOf(path.relative(distDir, file)));
    },
  });
}

/** `Cache-Control` of a file, by its path below the output folder: `<part>/<folder>/<file>`. */
function cacheControlOf(file: string): string {
  const [, folder] = file.split(path.sep);
  return folder === 'app' ? IMMUTABLE : IMAGE_CACHING;
}
