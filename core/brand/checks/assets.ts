import type { Brand } from '#schemas/brand/brand';
import { isRecord, pointer } from '../json';
import { problem, type Problem } from '../problem';

/** An image file; sizes in pixels where known. */
export interface AssetInfo {
  readonly bytes: number;
  readonly width?: number;
  readonly height?: number;
}

/** Metadata of a file in the brand's asset folder; undefined when it does not exist. */
export type AssetLookup = (path: string) => AssetInfo | undefined;

/** A page shows about ten images, so that each must be small. */
const MAX_BYTES = 400_000;
/** Logos are shown at most 84 px tall (LAY-10), on screens of up to three pixels per point. */
const MAX_LOGO_HEIGHT = 84 * 3;

/** Images that are missing, too large, or a logo that does not fit its bar (BRD-06). */
export function checkAssets(brand: Brand, lookUp: AssetLookup): Problem[] {
  const seen = new Set<string>();
  return imagePaths(brand).flatMap(([path, file]) => {
    const info = lookUp(file);
    if (!info) return [problem('ASSET_MISSING', path, { file })];
    const logo = path === '/images/home.normal.logo' ? checkLogo(path, info) : [];
    if (info.bytes <= MAX_BYTES || seen.has(file)) return logo;
    seen.add(file);
    const size = Math.round(info.bytes / 1000);
    return [...logo, problem('ASSET_HEAVY', path, { file, size, most: MAX_BYTES / 1000 })];
  });
}

/** Every image of a brand in its asset folder, with the path of the setting. */
export function imagePaths({
  images,
  art,
  banners,
  providers,
  rewards,
  embeds,
}: Brand): (readonly [path: string, file: string])[] {
  const found: (readonly [string, string])[] = [];
  const add = (path: string, value: unknown): void => {
    if (typeof value === 'string') found.push([path, value]);
    else if (isRecord(value)) for (const [key, item] of Object.entries(value)) add(pointer(path, key), item);
  };
  add('/images', images);
  add('/art', art);
  for (const [i, banner] of banners.entries()) add(`/banners/${i}/image`, banner.image);
  for (const [code, provider] of Object.entries(providers)) add(`/providers/${code}/image`, provider.image);
  for (const list of ['categories', 'items'] as const)
    for (const [i, { image }] of rewards[list].entries()) add(`/rewards/${list}/${i}/image`, image);
  for (const [i, movie] of embeds.movies.entries()) add(`/embeds/movies/${i}/poster`, movie.poster);
  return found.filter(([, file]) => !file.startsWith('https://'));
}

function checkLogo(path: string, { width, height }: AssetInfo): Problem[] {
  if (!width || !height) return [];
  if (height > MAX_LOGO_HEIGHT) return [problem('LOGO_TALL', path, { height, most: MAX_LOGO_HEIGHT })];
  const ratio = width / height;
  return ratio < 1 || ratio > 8 ? [problem('LOGO_SHAPE', path, { width, height })] : [];
}
