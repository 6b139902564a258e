import { request } from 'node:http';
import type { Plugin } from 'vite';
import { SANDBOX_PATH } from '#schemas/brand/patterns';
import type { DevApi } from './api';

/** Passes requests to the API on, with their `Host` unchanged: the API finds the brand by it. */
export function proxyTo(api: DevApi): Plugin {
  return {
    name: 'sala:api-proxy',
    configureServer({ middlewares }) {
      middlewares.use((incoming, outgoing, next) => {
        if (!isApi(incoming.url ?? '/')) return next();
        const unavailable = () => outgoing.writeHead(503, { 'retry-after': '1' }).end();
        const { port } = api;
        if (port === undefined) return unavailable();
        const { method, headers, url: path } = incoming;
        const forwarded = request({ host: '127.0.0.1', port, method, headers, path }, (response) => {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
        });
        forwarded.on('error', unavailable);
        incoming.pipe(forwarded);
      });
    },
  };
}

function isApi(path: string): boolean {
  const published = /^\/(brand\.json([?]|$)|brand\/u\/|images\/[^/]+\/u\/)/;
  return (
    /^\/(api|livez|readyz|metrics)([/?]|$)/.test(path) ||
    path.startsWith(SANDBOX_PATH) ||
    published.test(path)
  );
}
