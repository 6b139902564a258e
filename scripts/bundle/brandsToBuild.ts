import path from 'node:path';
import { hasErrors } from '#core/brand/problem';
import type { Brand } from '#schemas/brand/brand';
import { brandFolders, root } from './places';
import { loadAndInspect } from '../brands/load';
import { readEmittedMessages } from '../brands/messages';
import { report } from '../brands/report';
import { InputError } from '../lib/inputError';

export interface BrandsToBuildOptions {
  /** Folder that holds `brands/`; the checkout when left out. */
  readonly home?: string | undefined;
  /** Ids of brands that were built as they are now; they are checked only against the others. */
  readonly knownValid?: ReadonlySet<string> | undefined;
  /** Leaves invalid brands out instead of failing. */
  readonly skipInvalid?: boolean | undefined;
}

export interface BrandsToBuild {
  /** In the order of their ids. */
  readonly brands: readonly Brand[];
  /** Ids of the brands that are left out because they are invalid. */
  readonly invalid: readonly string[];
  /** The errors of the invalid brands as text for a terminal; empty if there are none. */
  readonly report: string;
}

/**
 * All brands, checked and resolved.
 * @throws InputError with the complete report when a brand is invalid, or, with `skipInvalid`, when none is valid.
 */
export async function brandsToBuild({
  home = root,
  knownValid = new Set(),
  skipInvalid = false,
}: BrandsToBuildOptions = {}): Promise<BrandsToBuild> {
  // A static host does not serve the sandbox, so bundles leave the stand-ins out.
  const messages = await readEmittedMessages(root);
  const loaded = await loadAndInspect(home, { messages, knownValid, omitStandIns: true });
  const errors = loaded.problems.filter(({ severity }) => severity === 'error');
  if (hasErrors(errors) && !skipInvalid)
    throw new InputError(`Nothing is built while a brand is invalid.\n${report(loaded.problems)}`);
  const wrongFiles = new Set(errors.map(({ file }) => file));
  const brands = loaded.brands.filter(({ file }) => !wrongFiles.has(file)).map(({ brand }) => brand);
  if (brands.length === 0)
    throw new InputError(`There is no valid brand to build.\n${report(loaded.problems)}`);
  const valid = new Set(brands.map(({ id }) => id));
  const invalid = brandFolders(path.join(home, 'brands')).filter((id) => !valid.has(id));
  return { brands, invalid, report: report(errors) };
}
