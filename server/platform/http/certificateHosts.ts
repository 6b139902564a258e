import type { FastifyInstance } from 'fastify';
import { hostName } from '#core/brand/host';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';

/**
 * `GET /certificate-host?domain=…`: 200 for a host that this server serves, else 404, so that a proxy obtains
 * certificates on demand (the `ask` of Caddy) for exact names only. Anybody can open connections with made-up names, so
 * the answer comes from memory. Public: it reveals no more than a visit of the host.
 * @param staffHosts hosts of platform programs.
 */
export function registerCertificateHosts(
  app: FastifyInstance,
  brands: Pick<BrandDirectory, 'listing'>,
  staffHosts: readonly string[],
): void {
  const isServed = certificateHosts(brands, staffHosts);
  app.get<{ Querystring: { readonly domain?: unknown } }>(
    '/certificate-host',
    { schema: { hide: true }, logLevel: 'silent' },
    ({ query: { domain } }, reply) => {
      const found = typeof domain === 'string' && isServed(domain);
      return reply
        .code(found ? 200 : 404)
        .header('cache-control', 'no-store')
        .send({ status: found ? 'ok' : 'unknown' });
    },
  );
}

/** Whether this server serves a host. */
export function certificateHosts(
  brands: Pick<BrandDirectory, 'listing'>,
  staffHosts: readonly string[],
): (host: string) => boolean {
  const programs = new Set(staffHosts.map(hostName));
  return (host) => programs.has(hostName(host)) || brands.listing(host) !== undefined;
}
