import type { Calls } from '#schemas/api/contract';
import { patterns } from '#schemas/brand/patterns';
import { ConcurrencyLimiter } from '#server/platform/concurrencyLimiter';
import { type HostProbe, internetProbe } from '#server/platform/http/hostProbe';
import { isPublicAddress } from '#server/platform/http/publicAddress';

type HostState = Calls['GET /api/staff/brand/{brandId}/host']['data'][number];

const AT_ONCE = 10;
const MOST = 100;

/**
 * The state of each host of a brand file, in order. Never connects to a private address: a host name must not let its
 * owner scan the server's internal network (SSRF).
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
  return (hostnames as unknown[]).filter((host) => isHost(host, pattern)).slice(0, MOST);
}

const isHost = (host: unknown, pattern: RegExp): host is string =>
  typeof host === 'string' && pattern.test(host);

async function stateOf(host: string, { resolve, isCertified }: HostProbe): Promise<HostState> {
  const address = (await resolve(host)).find(isPublicAddress);
  if (address === undefined) return { host, state: 'NOT_POINTED', address: null };
  const state = (await isCertified(host, address)) ? 'CERTIFIED' : 'POINTED';
  return { host, state, address };
}
