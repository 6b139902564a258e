import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { hostTable } from '#brand/host';
import { resolve } from '#brand/resolve';

/** The brands that this process serves. */
export interface BrandDirectory {
  readonly all: readonly Brand[];
  byId(id: string): Brand | undefined;
  /**
   * Brand of a call (I6): the `web-hostname` header when it is a host that a brand lists, else the
   * brand of `Host`, else the default brand.
   */
  ofCall(webHostname: string | undefined, host: string | undefined): Brand;
}

/** @throws RangeError when no brand has the id `defaultBrand`. */
export function brandDirectory(brands: readonly Brand[], defaultBrand?: string): BrandDirectory {
  const table = hostTable(brands, defaultBrand);
  const byId = new Map(brands.map((brand) => [brand.id, brand]));
  return {
    all: brands,
    byId: (id) => byId.get(id),
    ofCall: (webHostname, host) => table.listed(webHostname) ?? table.brandFor(host),
  };
}

/** Reads and resolves every brand of a `brands/` folder. The build has validated the files. */
export function readBrands(folder: string): Brand[] {
  const defaults = readJson(path.join(folder, 'defaults.json')) as BrandDefaults;
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'assets')
    .map((entry) => resolve(defaults, readJson(path.join(folder, entry.name, 'brand.json')) as BrandFile).brand);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON.`, { cause: error });
  }
}
