import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assemble, type Checks, type Loaded, type RawFile } from '#core/brand/load';
import type { Messages } from '#core/brand/checks/texts';
import { hasErrors } from '#core/brand/problem';
import { inspectImages } from '#server/modules/brands/inspectImage';
import { imageFiles } from '#server/platform/brands/imageFiles';
import { brandFolders } from './brandFolders';
import { compileChecks } from './compiledChecks';

export interface LoadOptions {
  /** Compiled schemas; those of this checkout by default. */
  readonly checks?: Checks;
  /** Messages of the product, see `messages.ts`; text overrides are not checked without them. */
  readonly messages?: Messages;
  /** Brands that were validated in their present state; they are checked only against the others. */
  readonly knownValid?: ReadonlySet<string>;
  /** Resolves brands without the stand-ins of a demo. */
  readonly omitStandIns?: boolean;
}

/**
 * Reads, checks and resolves every brand below `<root>/brands`, in the order of their ids. Only brands without
 * errors are returned; `problems` has the rest.
 * @throws Error when there is no `brands/defaults.json`.
 */
export function loadBrands(
  root: string,
  { checks, messages, knownValid, omitStandIns = false }: LoadOptions = {},
): Loaded {
  const folder = path.join(root, 'brands');
  const assetsOf = imageFiles(folder);
  const read = (file: string): RawFile => ({
    file: path.relative(root, file),
    text: readFileSync(file, 'utf8'),
  });
  const brands = brandFolders(folder).map((id) => ({
    ...read(path.join(folder, id, 'brand.json')),
    folder: id,
    assets: assetsOf(id),
    isValid: knownValid?.has(id) ?? false,
  }));
  const defaults = read(path.join(folder, 'defaults.json'));
  return assemble(
    { defaults, brands },
    { ...(checks ?? compileChecks()), omitStandIns, ...(messages && { messages }) },
  );
}

/**
 * Like `loadBrands`, but also opens every image of brands that are not yet known to be valid. A brand with an unusable
 * image is not returned.
 * @throws Error as `loadBrands`.
 */
export async function loadAndInspect(root: string, options: LoadOptions = {}): Promise<Loaded> {
  const loaded = loadBrands(root, options);
  const folder = path.join(root, 'brands');
  const inspected = await Promise.all(
    loaded.brands.map(async (one) => {
      if (options.knownValid?.has(one.brand.id)) return { one, problems: [] };
      const problems = await inspectImages(one.brand, { folder });
      return { one, problems: problems.map((problem) => ({ ...problem, file: one.file })) };
    }),
  );
  return {
    ...loaded,
    brands: inspected.flatMap(({ one, problems }) => (hasErrors(problems) ? [] : [one])),
    problems: [...loaded.problems, ...inspected.flatMap(({ problems }) => problems)],
  };
}
