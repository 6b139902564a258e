import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/appError';

/** A name, an IPv4 address, or a bracketed IPv6 address; optionally with a port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9.])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Routes of load balancers and monitors, some of which send no host. */
const WITHOUT_HOST: ReadonlySet<string | undefined> = new Set(['/livez', '/readyz', '/metrics']);

const REMEDY = 'ต้องมี Host ที่ถูกต้องหนึ่งค่า (exactly one valid Host is required)';

/**
 * Rejects requests without exactly one valid host. The host selects the brand (`requireBrand.ts`) and is used in
 * policies and URLs; with two of them a proxy could choose another brand than this server.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isValid = WITHOUT_HOST.has(request.routeOptions.url) || hasOneHost(request);
    if (!isValid)
      request.log.warn({ event: 'host.refused', host: request.host.slice(0, 100), ip: request.ip });
    done(isValid ? undefined : new AppError('VALIDATION', undefined, { host: REMEDY }));
  });
}

function hasOneHost({ host, raw: { rawHeaders } }: FastifyRequest): boolean {
  const named = rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host');
  return named.length <= 1 && HOST.test(host) && URL.canParse(`http://${host}`);
}
