import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Brand } from '#schemas/brand/brand';
import type { Renderer } from '#server/platform/hosting/compiledApp';
import { stamp } from '#server/platform/hosting/stamp';
import { brandsDir, earlyScripts, root } from '../bundle/places';
import { nextPublished, publishedBrand } from './published';

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
};

/**
 * Serves each brand's pages and the studio's from the sources, read anew for every request.
 * @param apiPort where the API tells what is published.
 */
export function brandPages(apiPort: number): Plugin {
  return {
    name: 'sala:brand-pages',
    configureServer(server) {
      server.watcher.add(brandsDir);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(brandsDir + path.sep)) return;
        const [id = ''] = path.relative(brandsDir, file).split(path.sep);
        // A changed brand file is published by the API, which restarts for it; a picture is there at once.
        const there = file.endsWith('.json') ? nextPublished(apiPort, `${id}.localhost`) : Promise.resolve();
        void there.then(() => {
          server.ws.send({ type: 'full-reload' });
        });
      });
      // After Vite's own middlewares: what they do not know is a page or a picture.
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(server, apiPort, request).then((found) => {
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

async function answer(
  server: ViteDevServer,
  apiPort: number,
  request: IncomingMessage,
): Promise<Answer | undefined> {
  const { host = '' } = request.headers;
  const url = new URL(request.url ?? '/', 'http://localhost').pathname;
  const pathname = path.posix.normalize(decodeURIComponent(url));
  if (/^studio\./i.test(host)) return studioAnswer(server, pathname);
  const picture = /^\/(?:brand\/.+|gate\.js|lateFonts\.js|icons\/.+)$/.test(pathname);
  if (!picture && path.extname(pathname) !== '') return undefined;
  const brand = await publishedBrand(apiPort, host);
  return picture ? fileAnswer(bundleFile(brand, pathname)) : page(server, brand, url);
}

async function page(server: ViteDevServer, brand: Brand, url: string): Promise<Answer> {
  const html = await server.transformIndexHtml(url, readFileSync(path.join(root, 'index.html'), 'utf8'));
  const { buildTheme } = (await server.ssrLoadModule('/src/theme/buildTheme.ts')) as Renderer;
  const stamped = stamp({ html, preloads: {} }, brand, buildTheme(brand).css);
  // Hot reload needs inline scripts and a socket, which the brand's policy rightly refuses.
  return {
    type: 'text/html',
    body: stamped.html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
  };
}

async function studioAnswer(server: ViteDevServer, pathname: string): Promise<Answer | undefined> {
  const [, id, name] = /^\/pictures\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  if (id !== undefined && name !== undefined) return fileAnswer(picturePlaces(id, name));
  const file = pathname === '/frame.html' ? 'frame.html' : 'index.html';
  if (file === 'index.html' && path.extname(pathname) !== '') return undefined;
  const html = readFileSync(path.join(root, 'preview', file), 'utf8');
  return { type: 'text/html', body: await server.transformIndexHtml(pathname, html) };
}

function fileAnswer(places: readonly string[]): Answer | undefined {
  const file = places.find((place) => existsSync(place));
  if (file === undefined) return undefined;
  return { type: types[path.extname(file)] ?? 'application/octet-stream', body: readFileSync(file) };
}

function bundleFile(brand: Brand, pathname: string): string[] {
  const name = /^\/brand\/(.+)$/.exec(pathname)?.[1];
  if (name !== undefined) return picturePlaces(brand.id, name);
  const script = earlyScripts.find((file) => pathname === `/${file}`);
  return script ? [path.join(root, 'src', script)] : picturePlaces(brand.id, brand.art.icon);
}

function picturePlaces(id: string, name: string): string[] {
  return [path.join(brandsDir, id, 'assets', name), path.join(brandsDir, 'assets', name)];
}
