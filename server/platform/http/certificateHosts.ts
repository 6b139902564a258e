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
  const programs = new Set(staffHosts.map(hostName));
  app.get<{ Querystring: { readonly domain?: unknown } }>(
    '/certificate-host',
    { schema: { hide: true }, logLevel: 'silent' },
    ({ query: { domain } }, reply) => {
      const isServed =
        typeof domain === 'string' &&
        (programs.has(hostName(domain)) || brands.listing(domain) !== undefined);
      return reply
        .code(isServed ? 200 : 404)
        .header('cache-control', 'no-store')
        .send({ status: isServed ? 'ok' : 'unknown' });
    },
  );
}
