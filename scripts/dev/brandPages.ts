import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { hostTable } from '#brand/host';
import type { Brand } from '#schemas/brand/brand';
import { stamp } from '#server/hosting/stamp';
import { brandsToBuild } from '../build/brandsToBuild';
import { brandsDir, root } from '../build/places';
import type { Renderer } from '../build/prerender';

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Serves each brand's page, document and pictures from the sources, read anew for every request. */
export function brandPages(): Plugin {
  return {
    name: 'sala:brand-pages',
    configureServer(server) {
      server.watcher.add(brandsDir);
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(brandsDir + path.sep)) server.ws.send({ type: 'full-reload' });
      });
      // After Vite's own middlewares: what they do not know is a page or a picture of a brand.
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(server, request).then((found) => {
            if (!found) return response.writeHead(404).end();
            response
              .writeHead(200, { 'content-type': found.type, 'cache-control': 'no-store' })
              .end(found.body);
          }, next);
        });
      };
    },
  };
}

interface Answer {
  readonly type: string;
  readonly body: string | Buffer;
}

async function answer(server: ViteDevServer, request: IncomingMessage): Promise<Answer | undefined> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const pathname = decodeURIComponent(url.pathname);
  const brand = hostTable(await brandsToBuild(), process.env['DEFAULT_BRAND']).brandFor(request.headers.host);
  if (pathname === '/brand.json') return { type: 'application/json', body: JSON.stringify(brand) };
  if (path.extname(pathname) === '') return page(server, brand, url.pathname);
  const file = fileOf(brand, path.posix.normalize(pathname));
  if (file === undefined) return undefined;
  return { type: types[path.extname(file)] ?? 'application/octet-stream', body: readFileSync(file) };
}

async function page(server: ViteDevServer, brand: Brand, url: string): Promise<Answer> {
  const source = readFileSync(path.join(root, 'index.html'), 'utf8');
  const html = await server.transformIndexHtml(url, source);
  const { buildTheme } = (await server.ssrLoadModule('/src/theme/buildTheme.ts')) as Renderer;
  const stamped = stamp({ html, preloads: {} }, brand, buildTheme(brand).css);
  // Hot reload needs inline scripts and a socket, which the brand's policy rightly refuses.
  return {
    type: 'text/html',
    body: stamped.html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
  };
}

function fileOf(brand: Brand, pathname: string): string | undefined {
  const name = /^\/brand\/(.+)$/.exec(pathname)?.[1];
  const places = name
    ? [path.join(brandsDir, brand.id, 'assets', name), path.join(brandsDir, 'assets', name)]
    : pathname === '/gate.js'
      ? [path.join(root, 'src/gate.js')]
      : /^\/icons\//.test(pathname)
        ? [path.join(brandsDir, brand.id, 'assets', brand.art.icon)]
        : [];
  return places.find((place) => existsSync(place));
}
