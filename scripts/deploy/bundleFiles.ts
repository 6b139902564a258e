import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '#server/platform/brands/imageFiles';
import { IMMUTABLE } from '#server/platform/hosting/files';
import type { Files } from './deployments';
import type { Headers } from './target';

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Brotli, at the end of the name of a content. */
const PACKED = '.br';

/** Names what other files must be there for. @param name `<brand>/<path in the bundle>`. */
export const isPage = (name: string): boolean =>
  /\.html$|^[^/]+\/(brand\.json|manifest\.webmanifest)$/.test(name);

/** A file that never changes under its name: a chunk, a font, an uploaded image. */
export const isFixed = (name: string): boolean => /^[^/]+\/(app|brand\/u)\//.test(name);

/** @param content the name of its content. */
export function headersOf(name: string, content: string): Headers {
  const plain = path.extname(name) === PACKED ? 'application/octet-stream' : undefined;
  const type = plain ?? TYPES[path.extname(name).slice(1).toLowerCase()] ?? 'application/octet-stream';
  const images = 'public, max-age=600, stale-while-revalidate=86400';
  const cacheControl = isFixed(name) ? IMMUTABLE : isPage(name) ? 'no-cache' : images;
  return { type, cacheControl, ...(content.endsWith(PACKED) && { encoding: 'br' }) };
}

export interface BundleFiles {
  readonly files: Files;
  /** A file of this machine with each content. */
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * The files of bundles with their contents.
 * @param isPacked stores the brotli form in place of a file that has one, instead of both.
 */
export function bundleFiles(dist: string, brandIds: readonly string[], isPacked: boolean): BundleFiles {
  const sources = new Map<string, string>();
  const contentOf = hasher();
  const add = (file: string, end = ''): string => {
    const content = `${contentOf(file)}${end}`;
    sources.set(content, file);
    return content;
  };
  const files = brandIds.flatMap((id) => {
    const names = new Set(filesBelow(path.join(dist, id)));
    return [...names].flatMap((name) => {
      const file = path.join(dist, id, name);
      const key = `${id}/${name.replaceAll(path.sep, '/')}`;
      if (!isPacked) return [[key, add(file)] as const];
      if (name.endsWith(PACKED) && names.has(name.slice(0, -PACKED.length))) return [];
      return [[key, names.has(name + PACKED) ? add(file + PACKED, PACKED) : add(file)] as const];
    });
  });
  return { files: Object.fromEntries(files), sources };
}

/** Bundles are mostly hard links of the same files: each is read once. */
function hasher(): (file: string) => string {
  const known = new Map<string, string>();
  return (file) => {
    const { dev, ino } = statSync(file);
    const key = `${dev} ${ino}`;
    const hash = known.get(key) ?? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32);
    known.set(key, hash);
    return hash;
  };
}
