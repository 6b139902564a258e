import type { Brand } from '#schemas/brand/brand';
import { pointer } from '../json';
import { problem, type Problem, type Words, mendedByRemoving } from '../problem';
import { reservedBrandIds, reservedHosts } from '../reservedHosts';

/** Second-level names under which country registries sell names, such as `co.th`. */
const REGISTRY_LABELS = new Set(
  'ac co com edu gob go gov gouv in info mi mil ne net nom or org web'.split(' '),
);

/** Hosts that name a machine of one owner: no address of a machine, no name without a domain, no registry's suffix. */
export function checkHosts(brand: Brand): Problem[] {
  const named = [
    ...brand.origins.map((origin, i) => [pointer('/origins', i), origin.slice('https://'.length)] as const),
    ...brand.hostnames.map((host, i) => [pointer('/hostnames', i), host] as const),
  ];
  return named.flatMap(([path, host]) => {
    const what = reasonAgainst(host);
    return what ? [problem('HOST_INVALID', path, { host, what })] : [];
  });
}

/** Top-level names that are reserved for examples and tests (RFC 2606, RFC 6761): no public site can have one. */
const DEMO_HOST = /\.(?:example|invalid|localhost|test)$/;

/** A host at which members could open the brand; none for a demo. */
export function publicHost(hostnames: Brand['hostnames']): string | undefined {
  return hostnames.find((host) => !DEMO_HOST.test(host));
}

/** An API in development, which the browsers of members would look for on their own machines. */
export function checkLocalApi({ api: { baseUrl: address }, hostnames }: Brand): Problem[] {
  const host = publicHost(hostnames);
  return address.startsWith('http://') && host !== undefined
    ? [problem('API_LOCAL', '/api/baseUrl', { address, host }, '')]
    : [];
}

/** Why a host cannot be named exactly; nothing when it can. */
function reasonAgainst(host: string): Words | undefined {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  // URL parsers read `1.2.3.4`, `127.1` and `0x7f.1` as addresses: any name whose last label is a number.
  if (/^(?:\d+|0x[0-9a-f]*)$/.test(last))
    return ['เป็นเลข IP ไม่ใช่ชื่อโฮสต์', 'is an IP address, not a host name'];
  if (labels.length === 1) return ['ไม่มีชื่อโดเมน', 'has no domain'];
  const isRegistry = labels.length === 2 && last.length === 2 && REGISTRY_LABELS.has(labels[0] ?? '');
  return isRegistry
    ? ['เป็นนามสกุลโดเมนที่ใครก็จดชื่อได้', 'is a public suffix, under which anybody can register a name']
    : undefined;
}

/**
 * Hosts and ids of other programs of the platform, where the brand could never be opened. @param alsoReserved hosts
 * that this installation uses for its own programs, such as `STUDIO_HOST`.
 */
export function checkReserved({ id, hostnames }: Brand, alsoReserved: readonly string[] = []): Problem[] {
  const taken = new Set([...reservedHosts, ...alsoReserved]);
  const hosts = hostnames.flatMap((host, i) =>
    taken.has(host) ? [mendedByRemoving(problem('HOST_RESERVED', `/hostnames/${i}`, { host }))] : [],
  );
  return reservedBrandIds.includes(id) ? [problem('ID_RESERVED', '/id', { id }), ...hosts] : hosts;
}
