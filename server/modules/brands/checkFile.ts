import type { Brand } from '#schemas/brand/brand';
import type { BrandFile } from '#schemas/brand/brandFile';
import type { AssetLookup } from '#core/brand/checks/assets';
import { checkAcross } from '#core/brand/checks/across';
import { hasErrors, type Problem } from '#core/brand/problem';
import { findUpload } from '#server/platform/hosting/uploads';
import type { Deps } from '#server/providers/deps';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import type { ImageLookup } from '#server/platform/brands/imageFiles';
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

/** What a check knows of a brand that does not exist yet. */
interface Unborn {
  /** The brand that has the uploaded images of the file. */
  readonly uploadsOf?: string | undefined;
  readonly imagesOf: ImageLookup;
}

/**
 * Checks a file as the next one of a brand by the rules of `npm run validate`: schema, meaning, texts, images on
 * disk and uploaded ones, and what it may not share with the brands published now.
 */
export async function checkFile(
  { db, brands, ports }: CheckDeps,
  brandId: string,
  file: unknown,
  unborn?: Unborn,
): Promise<CheckedFile> {
  const uploadsOf = unborn?.uploadsOf ?? brandId;
  const uploaded = await findImages(db, uploadsOf, file);
  // The rules look images up only in a file that its schema allows.
  const onDisk = unborn?.imagesOf ?? brands.imagesOf(brandId, file as BrandFile);
  const assets: AssetLookup = (name) => uploaded.get(name) ?? onDisk(name);
  const { loaded, problems } = brands.rules.assemble(brandId, file, assets);
  if (!loaded) return { problems };
  const find = findUpload(db, ports.files);
  const imageProblems = await inspectImages(loaded.brand, {
    onDisk,
    uploaded: (name) => find(uploadsOf, name),
  });
  const all = [...problems, ...checkAgainstOthers(brands, loaded.brand), ...imageProblems];
  return hasErrors(all) ? { problems: all } : { problems: all, file: loaded.source, brand: loaded.brand };
}

/** What a brand may not share with those that are open now. */
export function checkAgainstOthers(brands: BrandDirectory, brand: Brand): Problem[] {
  const named = (one: Brand) => ({ file: brandFileName(one.id), brand: one });
  const mine = named(brand);
  const others = brands.open.filter(({ id }) => id !== brand.id).map(named);
  const wasPrimary = brands.byId(brand.id)?.primary === true;
  // "No brand is primary" is reported for the brand that was primary before.
  return checkAcross([...others, mine]).filter(({ file = wasPrimary && mine.file }) => file === mine.file);
}
