import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#server/platform/appError';

/** A name, an address of four numbers, or one in brackets; with or without a port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9.])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** What balancers and monitors ask, some of them without saying a host. */
const WITHOUT_HOST: ReadonlySet<string | undefined> = new Set(['/livez', '/readyz', '/metrics']);

/**
 * Turns requests away that do not name one sound host. The host chooses the brand and gets into policies and addresses,
 * so it must be nothing but a host; two of them could mean another brand to a proxy than to us (I6, 4.2.1).
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isSound = WITHOUT_HOST.has(request.routeOptions.url) || hasOneHost(request);
    if (!isSound)
      request.log.warn({ event: 'host.refused', host: request.host.slice(0, 100), ip: request.ip });
    done(isSound ? undefined : fail('VALIDATION'));
  });
}

function hasOneHost({ host, raw: { rawHeaders } }: FastifyRequest): boolean {
  const named = rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host');
  return named.length <= 1 && HOST.test(host) && URL.canParse(`http://${host}`);
}
