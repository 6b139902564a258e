import type { Brand } from '#schemas/brand/brand';
import { isRecord, pointer } from '../json';
import { error, warning, type Problem } from '../problem';

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
    if (!info) return [missing(path, file)];
    const logo = path === '/images/home.normal.logo' ? checkLogo(path, info) : [];
    if (info.bytes <= MAX_BYTES || seen.has(file)) return logo;
    seen.add(file);
    return [...logo, tooHeavy(path, file, info.bytes)];
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
  if (height > MAX_LOGO_HEIGHT) return [logoTall(path, height)];
  const ratio = width / height;
  return ratio < 1 || ratio > 8 ? [logoShape(path, width, height)] : [];
}

const missing = (path: string, file: string) =>
  error(
    'ASSET_MISSING',
    path,
    [`ไม่พบรูป ${file}`, `there is no image ${file}`],
    ['วางไฟล์ไว้ใน assets ของแบรนด์ หรือแก้ชื่อ', 'put the file into the assets of the brand, or correct the name'],
  );

const tooHeavy = (path: string, file: string, bytes: number) =>
  warning(
    'ASSET_HEAVY',
    path,
    [
      `รูป ${file} หนัก ${Math.round(bytes / 1000)} KB`,
      `the image ${file} weighs ${Math.round(bytes / 1000)} KB`,
    ],
    [`ย่อให้ไม่เกิน ${MAX_BYTES / 1000} KB`, `bring it below ${MAX_BYTES / 1000} KB`],
  );

const logoTall = (path: string, height: number) =>
  warning(
    'LOGO_TALL',
    path,
    [`โลโก้สูง ${height} พิกเซล หน้าเว็บแสดงได้ 84`, `the logo is ${height} px tall; pages show 84`],
    [`ใช้รูปสูงไม่เกิน ${MAX_LOGO_HEIGHT} พิกเซล`, `use one of at most ${MAX_LOGO_HEIGHT} px`],
  );

const logoShape = (path: string, width: number, height: number) =>
  warning(
    'LOGO_SHAPE',
    path,
    [
      `โลโก้ ${width}×${height} จะเล็กเกินไปบนแถบบน`,
      `a logo of ${width}×${height} turns out tiny in the top bar`,
    ],
    ['ใช้รูปกว้าง 1 ถึง 8 เท่าของความสูง', 'use one that is 1 to 8 times as wide as tall'],
  );
