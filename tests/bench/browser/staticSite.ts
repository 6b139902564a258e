import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type PackedDocument, pack } from '#server/platform/hosting/packedDocument';

/** Path of the one-line page. */
export const ONE_LINE = '/one-line';

const oneLine =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>1</title><p>One line.</p></html>';
const SCRIPTS = /<script[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

export interface StaticSite {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Reference for the cost of a page on this machine: the server's pages without scripts, with the same compression, and
 * a one-line page. Everything else is proxied.
 */
export async function startStaticSite(site: number): Promise<StaticSite> {
  const server = createServer((request, response) => {
    const { url: path = '/', headers } = request;
    if (path === ONE_LINE) return void send(response, pack({ body: oneLine, type: 'text/html' }));
    const isPage = headers.accept?.includes('text/html') ?? false;
    const encoding = isPage ? 'identity' : (headers['accept-encoding'] ?? '');
    const options = { host: '127.0.0.1', port: site, path };
    get({ ...options, headers: { ...headers, 'accept-encoding': encoding } }, (answer) => {
      if (isPage) void send(response, withoutScripts(answer));
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

async function withoutScripts(answer: IncomingMessage): Promise<PackedDocument> {
  return pack({ body: (await text(answer)).replace(SCRIPTS, ''), type: 'text/html; charset=utf-8' });
}

async function send(response: ServerResponse, document: Promise<PackedDocument>): Promise<void> {
  const { br, type } = await document;
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(br);
}
