import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import type { Plugin, ViteDevServer } from 'vite';
import type { Brand } from '#schemas/brand/brand';
import type { Renderer } from '#server/platform/hosting/compiledApp';
import { stamp } from '#server/platform/hosting/stamp';
import { brandsDir, earlyScripts, root } from '../bundle/places';
import type { DevApi } from './api';

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
};

/** Serves the pages of each brand and of the staff programs from source, read again for every request; the API provides the published brands. */
export function brandPages(api: DevApi): Plugin {
  return {
    name: 'sala:brand-pages',
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(brandsDir + path.sep) && !file.endsWith('.json'))
          server.ws.send({ type: 'full-reload' });
      });
      // After Vite's own middlewares: requests that they do not handle are pages or images.
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(server, api, request).then((found) => {
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
  api: DevApi,
  request: IncomingMessage,
): Promise<Answer | undefined> {
  const { host = '' } = request.headers;
  const url = new URL(request.url ?? '/', 'http://localhost').pathname;
  const pathname = path.posix.normalize(decodeURIComponent(url));
  if (/^studio\./i.test(host)) return studioAnswer(server, api, pathname);
  if (/^desk\./i.test(host)) return staffPage(server, 'desk/index.html', pathname);
  const isFile =
    /^\/(?:brand|icons)\/./.test(pathname) || earlyScripts.some((name) => pathname === `/${name}`);
  if (!isFile && path.extname(pathname) !== '') return undefined;
  const brand = await publishedBrand(api, host);
  if (!isFile) return page(server, brand, url);
  return fileAnswer(bundleFile(brand, pathname)) ?? apiAnswer(api, host, url);
}

async function page(server: ViteDevServer, brand: Brand, url: string): Promise<Answer> {
  const html = await server.transformIndexHtml(url, readFileSync(path.join(root, 'index.html'), 'utf8'));
  const { buildTheme } = (await server.ssrLoadModule('/src/theme/buildTheme.ts')) as Renderer;
  const stamped = stamp({ html, preloads: {} }, brand, buildTheme(brand).css);
  // Hot reload needs inline scripts and a socket, which the brand's policy refuses.
  return {
    type: 'text/html',
    body: stamped.html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
  };
}

async function studioAnswer(
  server: ViteDevServer,
  api: DevApi,
  pathname: string,
): Promise<Answer | undefined> {
  const [, id, name] = /^\/images\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  if (id !== undefined && name !== undefined)
    return fileAnswer(imagePlaces(id, name)) ?? apiAnswer(api, 'studio.localhost', encodeURI(pathname));
  if (pathname !== '/frame.html') return staffPage(server, 'preview/index.html', pathname);
  return htmlAnswer(server, 'preview/frame.html', pathname);
}

async function staffPage(server: ViteDevServer, file: string, pathname: string): Promise<Answer | undefined> {
  return path.extname(pathname) === '' ? htmlAnswer(server, file, pathname) : undefined;
}

async function htmlAnswer(server: ViteDevServer, file: string, pathname: string): Promise<Answer> {
  const html = readFileSync(path.join(root, file), 'utf8');
  return { type: 'text/html', body: await server.transformIndexHtml(pathname, html) };
}

function fileAnswer(places: readonly string[]): Answer | undefined {
  const file = places.find((place) => existsSync(place));
  if (file === undefined) return undefined;
  return { type: types[path.extname(file)] ?? 'application/octet-stream', body: readFileSync(file) };
}

/** What the API has, such as the images of a brand without a folder. */
async function apiAnswer({ port }: DevApi, host: string, url: string): Promise<Answer | undefined> {
  if (port === undefined) return undefined;
  const sent = request({ host: '127.0.0.1', port, path: url, headers: { host } }).end();
  const [message] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(message);
  if (message.statusCode !== 200) return undefined;
  return { type: message.headers['content-type'] ?? 'application/octet-stream', body };
}

function bundleFile(brand: Brand, pathname: string): string[] {
  const name = /^\/brand\/(.+)$/.exec(pathname)?.[1];
  if (name !== undefined) return imagePlaces(brand.id, name);
  const script = earlyScripts.find((file) => pathname === `/${file}`);
  return script ? [path.join(root, 'src', script)] : imagePlaces(brand.id, brand.art.icon);
}

function imagePlaces(id: string, name: string): string[] {
  return [path.join(brandsDir, id, 'assets', name), path.join(brandsDir, 'assets', name)];
}

/**
 * The published brand of a host, so that pages show revisions of the studio.
 * @throws Error when the API has not started or the brand is closed.
 */
async function publishedBrand({ port }: DevApi, host: string): Promise<Brand> {
  if (port === undefined) throw new Error('The API has not started; see the terminal.');
  const response = request({ host: '127.0.0.1', port, path: '/brand.json', headers: { host } }).end();
  const [message] = (await once(response, 'response')) as [IncomingMessage];
  const body = await text(message);
  if (message.statusCode !== 200)
    throw new Error(`The API answers ${message.statusCode} for ${host}; see the terminal.`);
  return JSON.parse(body) as Brand;
}
