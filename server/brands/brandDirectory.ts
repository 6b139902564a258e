import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';
import { makeAjv } from '#schemas/ajv';
import { brandDefaults, brandFile } from '#schemas/brand/brandFile';
import { hostTable } from '#brand/host';
import { assemble } from '#brand/load';

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

/**
 * Reads, checks and resolves every brand of a `brands/` folder.
 * @throws Error naming file, place and mistake when one of them is wrong (BRD-01).
 */
export function readBrands(folder: string): Brand[] {
  const ajv = makeAjv({ allErrors: true });
  const folders = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'brand.json')));
  const { brands, problems } = assemble(
    {
      defaults: read(folder, 'defaults.json'),
      brands: folders.map((name) => ({ ...read(folder, `${name}/brand.json`), folder: name })),
    },
    { defaults: ajv.compile(brandDefaults), brandFile: ajv.compile(brandFile) },
  );
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Error(errors.map(({ file, path: place, en }) => `${file ?? ''}${place}: ${en}`).join('\n'));
  return brands.map(({ brand }) => brand);
}

function read(folder: string, name: string): { file: string; text: string } {
  return { file: `brands/${name}`, text: readFileSync(path.join(folder, name), 'utf8') };
}
