import type { Brand } from '#schemas/brand/brand';
import type { BrandFile } from '#schemas/brand/brandFile';
import type { AssetLookup } from '#core/brand/checks/assets';
import { checkAcross } from '#core/brand/checks/across';
import { hasErrors, type Problem } from '#core/brand/problem';
import { findUpload } from '#server/platform/hosting/uploads';
import type { Deps } from '#server/providers/deps';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import { brandFileName } from '#server/platform/brands/brandRules';
import { inspectImages } from './inspectImage';
import { findImages } from './storeImage';

/** Where brand files and images are. */
export type CheckDeps = Pick<Deps, 'db' | 'brands'> & { readonly ports: Pick<Deps['ports'], 'files'> };

/** A brand file with its problems; `brand` is present unless a problem is an error. */
export interface CheckedFile {
  readonly problems: readonly Problem[];
  /** The file, lifted to the present version. */
  readonly file?: BrandFile;
  readonly brand?: Brand;
}

/**
 * Checks a file as the next one of a brand by the rules of `npm run validate`: schema, meaning, texts, images on
 * disk and uploaded ones, and what it may not share with the brands published now.
 */
export async function checkFile(
  { db, brands, ports }: CheckDeps,
  brandId: string,
  file: unknown,
): Promise<CheckedFile> {
  const uploaded = await findImages(db, brandId, file);
  const onDisk = brands.rules.imagesOf(brandId);
  const assets: AssetLookup = (name) => uploaded.get(name) ?? onDisk(name);
  const { loaded, problems } = brands.rules.assemble(brandId, file, assets);
  if (!loaded) return { problems };
  const find = findUpload(db, ports.files);
  const imageProblems = await inspectImages(loaded.brand, {
    onDisk,
    uploaded: (name) => find(brandId, name),
  });
  const all = [...problems, ...checkAgainstOthers(brands, loaded.brand), ...imageProblems];
  return hasErrors(all) ? { problems: all } : { problems: all, file: loaded.source, brand: loaded.brand };
}

/** What a brand may not share with those that are published now. */
export function checkAgainstOthers(brands: BrandDirectory, brand: Brand): Problem[] {
  const named = (one: Brand) => ({ file: brandFileName(one.id), brand: one });
  const mine = named(brand);
  const others = brands.all.filter(({ id }) => id !== brand.id).map(named);
  const wasPrimary = brands.byId(brand.id)?.primary === true;
  // "No brand is primary" is reported for the brand that was primary before.
  return checkAcross([...others, mine]).filter(({ file = wasPrimary && mine.file }) => file === mine.file);
}
