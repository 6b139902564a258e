import type { Brand } from '#schemas/brand/brand';
import { problem, type Problem } from '../problem';

/** A brand with the name that its problems are reported under. */
export interface NamedBrand {
  readonly file: string;
  readonly brand: Brand;
}

/** Conflicts between brands: two with the same id, host or primary flag; the later one gets the error. */
export function checkAcross(brands: readonly NamedBrand[]): Problem[] {
  return [...repeatedIds(brands), ...repeatedHosts(brands), ...primaries(brands)];
}

function repeatedIds(brands: readonly NamedBrand[]): Problem[] {
  const owners = new Map<string, NamedBrand>();
  return brands.flatMap((loaded) => {
    const { id } = loaded.brand;
    const owner = owners.get(id);
    owners.set(id, owner ?? loaded);
    if (!owner) return [];
    return [{ ...problem('DUPLICATE_ID', '/id', { id, owner: owner.file }), file: loaded.file }];
  });
}

function repeatedHosts(brands: readonly NamedBrand[]): Problem[] {
  const owners = new Map(brands.map(({ brand }) => [`${brand.id}.localhost`, brand.id]));
  return brands.flatMap(({ brand, file }) => {
    const problems = hostsTaken(brand, owners).map((found) => ({ ...found, file }));
    for (const host of brand.hostnames) owners.set(host, owners.get(host) ?? brand.id);
    return problems;
  });
}

/** What a brand's neighbours have that it must not have as well. */
export interface Neighbour {
  readonly brandId: string;
  readonly hostnames: readonly string[];
  readonly primary: boolean;
}

/** Hosts and the primary flag that other brands already use, to validate a single edited brand (LAY-02). */
export function checkAgainstOthers(brand: Brand, others: readonly Neighbour[]): Problem[] {
  const taken = new Map(
    others.flatMap(({ brandId, hostnames }) =>
      [`${brandId}.localhost`, ...hostnames].map((host) => [host, brandId] as const),
    ),
  );
  const first = others.find(({ primary }) => primary);
  return [...hostsTaken(brand, taken), ...(first && brand.primary ? [manyPrimary(first.brandId)] : [])];
}

function hostsTaken({ id, hostnames }: Brand, taken: ReadonlyMap<string, string>): Problem[] {
  return hostnames.flatMap((host, i) => {
    const owner = taken.get(host);
    if (owner === undefined || owner === id) return [];
    return [problem('DUPLICATE_HOST', `/hostnames/${i}`, { host, owner })];
  });
}

function primaries(brands: readonly NamedBrand[]): Problem[] {
  const [first, ...others] = brands.filter(({ brand }) => brand.primary);
  if (!first) return brands.length === 0 ? [] : [problem('NO_PRIMARY', '/primary')];
  return others.map(({ file }) => ({ ...manyPrimary(first.brand.id), file }));
}

const manyPrimary = (primary: string) => problem('MANY_PRIMARY', '/primary', { primary }, false);
