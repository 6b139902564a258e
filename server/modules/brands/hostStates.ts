import { Resolver } from 'node:dns/promises';
import { connect } from 'node:tls';
import type { Calls } from '#schemas/api/contract';
import { patterns } from '#schemas/brand/patterns';
import { ConcurrencyLimiter } from '#server/platform/concurrencyLimiter';
import { isPublicAddress } from '#server/platform/http/publicAddress';

type HostState = Calls['GET /api/staff/brand/{brandId}/host']['data'][number];

/** Limit of a look-up and of a handshake, in ms. */
const LIMIT_MS = 2_000;
const AT_ONCE = 10;
const MOST = 100;

/** How hosts are looked at; tests bring their own. */
export interface HostProbe {
  /** Addresses of a host; none when it has none or the look-up fails. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Whether the server at the address shows a valid certificate of the host. */
  readonly isCertified: (host: string, address: string) => Promise<boolean>;
}

/** Public DNS, and a TLS handshake at port 443. */
export const internetProbe: HostProbe = {
  resolve: async (host) => {
    const resolver = new Resolver({ timeout: LIMIT_MS, tries: 1 });
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  },
  isCertified: (host, address) =>
    new Promise((resolve) => {
      const socket = connect({ host: address, port: 443, servername: host });
      const end = (certified: boolean) => {
        clearTimeout(limit);
        socket.destroy();
        resolve(certified);
      };
      const limit = setTimeout(end, LIMIT_MS, false);
      socket.once('secureConnect', () => {
        end(socket.authorized);
      });
      socket.once('error', () => {
        end(false);
      });
    }),
};

/**
 * Where the hosts of a brand file point, in their order. An address that is not of the Internet is never connected to, so
 * that nobody explores the network of the server with a host of their own.
 */
export async function findHostStates(file: unknown, probe = internetProbe): Promise<HostState[]> {
  const limiter = new ConcurrencyLimiter(AT_ONCE, MOST, () => new Error('More hosts than a brand may list.'));
  return Promise.all(hostsOf(file).map((host) => limiter.run(() => stateOf(host, probe))));
}

/** A draft may hold anything. */
function hostsOf(file: unknown): string[] {
  const { hostnames } = file as { readonly hostnames?: unknown };
  if (!Array.isArray(hostnames)) return [];
  const pattern = new RegExp(patterns.hostname, 'u');
  return hostnames.filter((host) => typeof host === 'string' && pattern.test(host)).slice(0, MOST);
}

async function stateOf(host: string, { resolve, isCertified }: HostProbe): Promise<HostState> {
  const address = (await resolve(host)).find(isPublicAddress);
  if (address === undefined) return { host, state: 'NOT_POINTED', address: null };
  const state = (await isCertified(host, address)) ? 'CERTIFIED' : 'POINTED';
  return { host, state, address };
}
