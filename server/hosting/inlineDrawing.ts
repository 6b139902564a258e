import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageUrl } from '#brand/imagePath';
import type { Brand } from '#schemas/brand/brand';

/** Characters up to which a drawing comes with the page; packed it is a fifth of that. */
const MOST = 16_384;

/**
 * Puts the drawings that are the largest things on a first screen into a rendered page: what stands behind the
 * header, or the logo where nothing does, and the first banner. Files of their own would be asked for only once the
 * page is there: one round trip after everything around them. The app takes the page over as it is, and loads the
 * files where these are drawn anew.
 * Photographs, uploads and pictures on other hosts stay files.
 * @param bundle folder that holds the brand's pictures, below `brand/`.
 */
export function inlineDrawing(html: string, brand: Brand, bundle: string): string {
  const addressOf = (picture: string | undefined) =>
    picture === undefined ? null : imageUrl(picture, brand);
  const isThere = (address: string | null): address is string =>
    address !== null && html.includes(sourceOf(address));
  const header = [brand.images['home.top.background'], brand.images['home.normal.logo']]
    .map(addressOf)
    .find(isThere);
  const largest = [header ?? null, addressOf(brand.banners[0]?.image)].filter(isThere);
  return largest.reduce((page, address) => inline(page, address, bundle), html);
}

const sourceOf = (address: string) => ` src="${address}"`;

function inline(html: string, address: string, bundle: string): string {
  if (!address.startsWith('/brand/') || !address.endsWith('.svg')) return html;
  const drawing = readIfThere(path.join(bundle, address));
  if (drawing === undefined || drawing.length > MOST) return html;
  return html
    .replace(`<link rel="preload" as="image" href="${address}"/>`, '')
    .replace(sourceOf(address), () => ` src="data:image/svg+xml,${encodeURIComponent(drawing)}"`);
}

/** A file of a few KB; a thousand brands are built with it, five pages each, and promises would cost more. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
