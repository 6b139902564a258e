import type { Brand } from '#schemas/brand/brand';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { validate as check } from '#schemas/preview/brandFile?validate';
import type { Change } from '#brand/diff';
import { applyChanges } from '#brand/edit';
import { valueAt } from '#brand/json';
import { schemaProblems } from '#brand/schemaProblems';
import { resolveSound } from '../draft/lastSound';

/** What a change of one brand makes of another. */
export interface Tried {
  readonly brand: Brand;
  /** As the other brand's draft would be changed. */
  readonly changes: readonly Pick<Change, 'path' | 'before' | 'after'>[];
  /** Settings that would break the other brand; it cannot be accepted then. */
  readonly unfit: number;
}

/** Who a brand is cannot be another brand's. */
const own = ['/id', '/displayName', '/clientId', '/hostnames', '/primary', '/tagline', '/description'];

/** The changes that another brand can take over at all. */
export const portable = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ path }) => !own.some((key) => path === key || path.startsWith(`${key}/`)));

/** Puts the changes of one brand into the draft of another, without saving anything. */
export function tryOn(changes: readonly Change[], file: BrandFile, defaults: BrandDefaults): Tried {
  const fitting = portable(changes);
  const changed = applyChanges(file, fitting) as BrandFile;
  const problems = schemaProblems(changed, check, defaults);
  return {
    brand: resolveSound(defaults, changed, problems, file).brand,
    changes: fitting.map(({ path, after }) => ({ path, before: valueAt(file, path), after })),
    unfit: problems.length,
  };
}
