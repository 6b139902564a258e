import { Resolver } from 'node:dns/promises';
import { connect } from 'node:tls';
import { isPublicAddress } from './publicAddress';

/** Limit of a look-up and of a handshake, in ms. */
const LIMIT_MS = 2_000;

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
      if (!isPublicAddress(address)) return resolve(false);
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
