import { request } from 'node:http';
import type { Plugin } from 'vite';

/** Passes what is the API's on to it, `Host` untouched: that is how it tells the brands apart. */
export function proxyTo(port: number): Plugin {
  return {
    name: 'sala:api-proxy',
    configureServer({ middlewares }) {
      middlewares.use((incoming, outgoing, next) => {
        if (!isApi(incoming.url ?? '/', incoming.headers.host ?? '')) return next();
        const { method, headers, url: path } = incoming;
        const onward = request({ host: '127.0.0.1', port, method, headers, path }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        });
        onward.on('error', () => outgoing.writeHead(503, { 'retry-after': '1' }).end());
        incoming.pipe(onward);
      });
    },
  };
}

function isApi(path: string, host: string): boolean {
  const published = /^\/(brand\.json([?]|$)|brand\/u\/|pictures\/[^/]+\/u\/)/;
  return (
    /^\/(api|livez|readyz|metrics|sandbox)([/?]|$)/.test(path) ||
    published.test(path) ||
    /^bank\.localhost/i.test(host)
  );
}
