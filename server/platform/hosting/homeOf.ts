import type { FastifyRequest } from 'fastify';
import { hostName } from '#core/brand/host';
import type { Brand } from '#schemas/brand/brand';

interface Asked extends Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'> {
  readonly socket: { readonly localPort?: number };
}

/**
 * Address of the site that a request came to, as far as pages may follow from it. A page is rendered and packed once
 * for each, so whoever writes `Host` as they like must not make new ones: another port than ours counts for none, a
 * host that the brand does not list for `localhost`.
 * @returns nothing for an address that cannot be relied on.
 */
export function homeOf(
  { protocol, host, hostname, socket }: Asked,
  { id, hostnames }: Pick<Brand, 'id' | 'hostnames'>,
): string | undefined {
  const [port = ''] = /:\d+$/.exec(host) ?? [];
  if (port !== '' && socket.localPort !== undefined && port !== `:${String(socket.localPort)}`)
    return undefined;
  const name = hostName(hostname);
  const isListed = name === `${id}.localhost` || hostnames.includes(name);
  return `${protocol}://${isListed ? name : 'localhost'}${port}`;
}
