import type { Brand } from '#schemas/brand/brand';

type Hosted = Pick<Brand, 'id' | 'hostnames' | 'primary'>;

/** Finds the brand of a host name; made once, then one look-up per call. */
export interface HostTable<B extends Hosted> {
  /** The brand that lists this host, or none. `<id>.localhost` always counts as listed. */
  readonly listed: (host: string | undefined) => B | undefined;
  /** The brand to show on this host: the one that lists it, else the fallback (LAY-02). */
  readonly brandFor: (host: string | undefined) => B;
}

/**
 * @param fallbackId brand for hosts that none lists; without one, the primary brand, else the first.
 * @throws RangeError when there is no brand, or none with the id `fallbackId`.
 */
export function hostTable<B extends Hosted>(brands: readonly B[], fallbackId?: string): HostTable<B> {
  const byHost = new Map<string, B>();
  for (const brand of brands) {
    for (const host of [`${brand.id}.localhost`, ...brand.hostnames]) byHost.set(host, brand);
  }
  const fallback = fallbackId
    ? brands.find(({ id }) => id === fallbackId)
    : (brands.find(({ primary }) => primary) ?? brands[0]);
  if (!fallback) throw new RangeError(fallbackId ? `no brand has the id ${fallbackId}` : 'there is no brand');
  const listed = (host: string | undefined) => (host ? byHost.get(hostName(host)) : undefined);
  return { listed, brandFor: (host) => listed(host) ?? fallback };
}

/** Host name of a `Host` header or a plain name: small letters, no port, no dot at the end. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
