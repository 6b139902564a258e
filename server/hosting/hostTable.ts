/** What is needed to tell which brand a host name opens. */
export interface BrandHosts {
  readonly id: string;
  readonly hostnames: readonly string[];
  readonly primary: boolean;
}

/** Host name (no port) → brand id. Answers for every name: hosts that no brand lists open the default brand. */
export type BrandOfHost = (hostname: string) => string;

/**
 * @param defaultBrand brand of unlisted hosts; the primary one when left out.
 * @throws Error when two brands claim a host, the default brand is not among them, or none is primary.
 */
export function hostTable(brands: readonly BrandHosts[], defaultBrand?: string): BrandOfHost {
  const fallback = defaultOf(brands, defaultBrand);
  const table = new Map<string, string>();
  for (const { id, hostnames } of brands) {
    for (const name of [`${id}.localhost`, ...hostnames]) {
      const owner = table.get(canonicalHost(name)) ?? id;
      if (owner !== id) throw new Error(`The brands ${owner} and ${id} both claim the host ${name}.`);
      table.set(canonicalHost(name), id);
    }
  }
  return (hostname) => table.get(canonicalHost(hostname)) ?? fallback;
}

/** Host names compare without case and without the root's dot. */
export function canonicalHost(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

function defaultOf(brands: readonly BrandHosts[], wanted: string | undefined): string {
  const found = brands.find(({ id, primary }) => (wanted === undefined ? primary : id === wanted));
  if (found) return found.id;
  const known = brands.map(({ id }) => id).join(', ');
  throw new Error(
    wanted === undefined
      ? `No brand is primary (${known}): mark one, or set DEFAULT_BRAND.`
      : `DEFAULT_BRAND is "${wanted}", but the built brands are ${known}.`,
  );
}
