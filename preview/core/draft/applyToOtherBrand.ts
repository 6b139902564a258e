import type { Brand } from '#schemas/brand/brand';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { validate as check } from '#schemas/preview/brandFile?validate';
import type { Change } from '#core/brand/diff';
import { applyChanges } from '#core/brand/edit';
import { isUpload } from '#core/brand/imagePath';
import { sameJson, valueAt } from '#core/brand/json';
import { problem, type Problem } from '#core/brand/problem';
import { schemaProblems } from '#core/brand/schemaProblems';
import { resolveLastValid } from './resolveLastValid';

/** A change as another draft takes it over. */
export type Step = Pick<Change, 'path' | 'before' | 'after'>;

/** What the changes of one brand make of another. */
export interface AppliedChanges {
  readonly brand: Brand;
  /** As the other brand's draft would be changed; empty when it has all of it already. */
  readonly changes: readonly Step[];
  /** What would break the other brand; it cannot take the changes then. */
  readonly incompatible: readonly Problem[];
}

/** Who a brand is cannot be another brand's. */
const identity = [
  '/id',
  '/version',
  '/displayName',
  '/clientId',
  '/hostnames',
  '/primary',
  '/tagline',
  '/description',
];

/** Whether a setting belongs to the brand's identity. */
export const isIdentity = (path: string): boolean =>
  identity.some((own) => path === own || path.startsWith(`${own}/`));

/** The changes that can apply to another brand at all. */
export const portable = <C extends Pick<Change, 'path'>>(changes: readonly C[]): readonly C[] =>
  changes.filter(({ path }) => !isIdentity(path));

/** Puts changes into the draft of another brand, without saving anything. Pure. */
export function applyToOtherBrand(
  changes: readonly Pick<Change, 'path' | 'after'>[],
  file: BrandFile,
  defaults: BrandDefaults,
): AppliedChanges {
  const steps = portable(changes)
    .map(({ path, after }): Step => ({ path, before: valueAt(file, path), after }))
    .filter(({ before, after }) => !sameJson(before, after));
  const changed = applyChanges(file, steps) as BrandFile;
  const problems = schemaProblems(changed, check, defaults);
  const known = new Set(schemaProblems(file, check, defaults).map(problemName));
  const broken = problems.filter((found) => !known.has(problemName(found)));
  const foreign = steps
    .filter(({ after }) => holdsUpload(after))
    .map(({ path }) => problem('IMAGE_OF_OTHER_BRAND', path));
  return {
    brand: resolveLastValid(defaults, changed, problems, file).brand,
    changes: steps,
    incompatible: [...broken, ...foreign],
  };
}

/** What identifies a problem within a brand. */
export const problemName = ({ code, path }: Problem): string => `${code} ${path}`;

/** An uploaded image is served only to its brand. */
function holdsUpload(value: unknown): boolean {
  if (typeof value === 'string') return isUpload(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUpload);
}
