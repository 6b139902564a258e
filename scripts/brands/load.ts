import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assemble, type Checks, type Loaded, type RawFile } from '#core/brand/load';
import type { Messages } from '#core/brand/checks/texts';
import { hasErrors } from '#core/brand/problem';
import { inspectImages } from '#server/modules/brands/inspectImage';
import { imageFiles, type ImageLookup } from '#server/platform/brands/imageFiles';
import { brandFolders } from '../bundle/places';
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
export function loadBrands(root: string, options: LoadOptions = {}): Loaded {
  return load(root, options, imagesBelow(root));
}

/**
 * Like `loadBrands`, but also opens every image of brands that are not yet known to be valid. A brand with an unusable
 * image is not returned.
 * @throws Error as `loadBrands`.
 */
export async function loadAndInspect(root: string, options: LoadOptions = {}): Promise<Loaded> {
  const images = imagesBelow(root);
  const loaded = load(root, options, images);
  const inspected = await Promise.all(
    loaded.brands.map(async (one) => {
      const onDisk = images.get(one.brand.id);
      if (!onDisk || options.knownValid?.has(one.brand.id)) return { one, problems: [] };
      const problems = await inspectImages(one.brand, { onDisk });
      return { one, problems: problems.map((problem) => ({ ...problem, file: one.file })) };
    }),
  );
  return {
    ...loaded,
    brands: inspected.flatMap(({ one, problems }) => (hasErrors(problems) ? [] : [one])),
    problems: [...loaded.problems, ...inspected.flatMap(({ problems }) => problems)],
  };
}

function load(
  root: string,
  { checks, messages, knownValid, omitStandIns = false }: LoadOptions,
  images: ReadonlyMap<string, ImageLookup>,
): Loaded {
  const folder = path.join(root, 'brands');
  const read = (file: string): RawFile => ({
    file: path.relative(root, file),
    text: readFileSync(file, 'utf8'),
  });
  const brands = [...images].map(([id, assets]) => ({
    ...read(path.join(folder, id, 'brand.json')),
    folder: id,
    assets,
    isValid: knownValid?.has(id) ?? false,
  }));
  const defaults = read(path.join(folder, 'defaults.json'));
  return assemble(
    { defaults, brands },
    { ...(checks ?? compileChecks()), omitStandIns, ...(messages && { messages }) },
  );
}

/** The images of every brand below `<root>/brands`, in the order of their ids. */
function imagesBelow(root: string): ReadonlyMap<string, ImageLookup> {
  const folder = path.join(root, 'brands');
  const imagesOf = imageFiles(folder);
  return new Map(brandFolders(folder).map((id) => [id, imagesOf(id)]));
}
