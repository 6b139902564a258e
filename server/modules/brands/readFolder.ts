import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';
import type { BrandFile } from '#schemas/brand/brandFile';
import type { Problem } from '#core/brand/problem';
import { assemble } from '#core/brand/load';
import { brandFileName, type BrandRules } from '#server/platform/brands/brandRules';
import { type ClosedBrand, closedBrand } from '#server/platform/brands/brandDirectory';

/** A brand file from disk, migrated to the current version. */
export interface DiskBrand {
  readonly id: string;
  readonly file: BrandFile;
  readonly brand: Brand;
  /** SHA-256 of its bytes. */
  readonly hash: Buffer;
}

/** A `brands/` folder as it was read. */
export interface ReadFolder {
  /** The valid ones, in the order of their ids. */
  readonly brands: readonly DiskBrand[];
  /** Those that are invalid, each with the reason. */
  readonly invalid: readonly ClosedBrand[];
}

/**
 * Reads, checks and resolves every brand of a `brands/` folder. One invalid brand does not affect the others.
 * @throws Error naming file, path and cause when the defaults are invalid, on which all brands depend.
 */
export function readFolder(folder: string, rules: BrandRules): ReadFolder {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const raw = brandFolders(folder).map((id) => {
    return { folder: id, file: brandFileName(id), text: read(`${id}/brand.json`) };
  });
  const defaultsFile = { file: 'brands/defaults.json', text: read('defaults.json') };
  const { defaults, brands, problems } = assemble({ defaults: defaultsFile, brands: raw }, rules.checks);
  if (!defaults) throw new Error(formatErrors(problems));
  const errorsOf = (file: string) =>
    problems.filter((problem) => problem.file === file && problem.severity === 'error');
  const texts = new Map(raw.map(({ folder: id, text }) => [id, text]));
  return {
    brands: brands
      .filter(({ file }) => errorsOf(file).length === 0)
      .map(({ source, brand }) => {
        const hash = createHash('sha256')
          .update(texts.get(brand.id) ?? '')
          .digest();
        return { id: brand.id, file: source, brand, hash };
      }),
    invalid: raw
      .filter(({ file }) => errorsOf(file).length > 0)
      .map(({ folder: id, file, text }) => closedBrand(id, text, formatErrors(errorsOf(file)))),
  };
}

/** The errors for a person at a terminal, one a line. */
export function formatErrors(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.map(({ file, path: place, en }) => `${file ?? ''}${place}: ${en}`).join('\n');
}

function brandFolders(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'brand.json')))
    .sort();
}
