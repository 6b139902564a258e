import type { FastifyRequest } from 'fastify';
import { hostName } from '#core/brand/host';
import type { Brand } from '#schemas/brand/brand';

interface Asked extends Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'> {
  readonly socket: { readonly localPort?: number };
}

/**
 * Address of the site that a request came to. A page is rendered and compressed once for each address, so an arbitrary
 * `Host` header must not create new ones: a foreign port is ignored, and a host that the brand does not list counts as
 * `localhost`.
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
