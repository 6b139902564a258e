import type { Brand } from '#schemas/brand/brand';
import type { BrandFile } from '#schemas/brand/brandFile';
import type { ErrorCode } from '#schemas/api/errors';
import { sameJson } from '#core/brand/json';
import type { Problem } from '#core/brand/problem';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import { checkAgainstOthers, type CheckedFile } from './checkFile';
import { AppError, fail } from '#server/platform/appError';

/** No revision was published after the one that a release is based on. @throws AppError REVISION_CONFLICT. */
export function assertNewest(brands: BrandDirectory, brandId: string, baseRevision: number): void {
  const served = brands.published(brandId)?.revision;
  if (served !== baseRevision || brands.seen.get(brandId) !== baseRevision) throw fail('REVISION_CONFLICT');
}

/** The published brand. @throws AppError NOT_FOUND. */
export function publishedBrand(brands: BrandDirectory, brandId: string): Brand {
  const brand = brands.byId(brandId);
  if (!brand) throw fail('NOT_FOUND');
  return brand;
}

/**
 * A checked file may become the next revision; call it while publishing is held.
 * @returns the file and the resolved brand.
 * @throws AppError NOTHING_TO_PUBLISH, BRAND_INVALID with a message for each path.
 */
export function assertPublishable(
  brands: BrandDirectory,
  brandId: string,
  checked: CheckedFile,
): { readonly file: BrandFile; readonly brand: Brand } {
  const { file, brand } = assertValid(checked);
  if (sameJson(file, brands.published(brandId)?.file)) throw fail('NOTHING_TO_PUBLISH');
  // Once more: another brand may have been published since the file was checked.
  refuseConflicts(brands, brand);
  return { file, brand };
}

/** A brand has nothing that an open one has. @throws AppError BRAND_INVALID with a message for each path. */
export function refuseConflicts(brands: BrandDirectory, brand: Brand): void {
  const conflicts = checkAgainstOthers(brands, brand);
  if (conflicts.some(({ severity }) => severity === 'error'))
    throw refusal('BRAND_INVALID', conflicts, 'error');
}

/** The file and brand of a valid check. @throws AppError BRAND_INVALID with a message for each path. */
export function assertValid({ problems, file, brand }: CheckedFile): {
  readonly file: BrandFile;
  readonly brand: Brand;
} {
  if (!file || !brand) throw refusal('BRAND_INVALID', problems, 'error');
  return { file, brand };
}

/** Warnings need a reason. @throws AppError BRAND_WARNINGS with a message for each path. */
export function assertReason({ problems }: CheckedFile, reason: string | null): void {
  if (reason === null && problems.some(({ severity }) => severity === 'warning'))
    throw refusal('BRAND_WARNINGS', problems, 'warning');
}

function refusal(code: ErrorCode, problems: readonly Problem[], severity: Problem['severity']): AppError {
  const found = problems.filter((problem) => problem.severity === severity);
  const messages = new Map<string, string>();
  for (const { path, th, fix } of found) {
    const before = messages.get(path);
    messages.set(path, `${before === undefined ? '' : `${before} · `}${th} → ${fix.th}`);
  }
  return new AppError(code, { n: found.length }, Object.fromEntries(messages));
}
