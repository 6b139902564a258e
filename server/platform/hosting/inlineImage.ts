import { readFileSync } from 'node:fs';
import { imageUrl } from '#core/brand/imagePath';
import type { Brand } from '#schemas/brand/brand';

/** Characters up to which a drawing comes with the page; packed it is a fifth of that. */
const MOST = 16_384;

/** Begins what no first screen shows (`LandingPage`). */
const BELOW_FOLD = 'data-below="true"';

/** The folder of a bundle's images. */
const IMAGE_PATH = '/brand/';

type DrawingOf = (name: string) => string | undefined;

/**
 * Inlines the drawings that are largest on the first screen into a rendered page: the one behind the header, or the logo
 * where there is none, the key visual, and the first banner above the fold. Separate files would be requested once the
 * page has loaded and arrive after its scripts, seconds later. The app hydrates the page as it is, and loads the files
 * when the images render again.
 * Photographs, uploads and images on other hosts stay files.
 * @param drawingOf the address that {@link drawingAddress} makes of an image, by its name below `/brand/`.
 */
export function inlineDrawing(html: string, brand: Brand, drawingOf: DrawingOf): string {
  const addressOf = (image: string | undefined) => (image === undefined ? null : imageUrl(image, brand));
  const fold = html.indexOf(BELOW_FOLD);
  const [above, below] = fold < 0 ? [html, ''] : [html.slice(0, fold), html.slice(fold)];
  const isThere = (address: string | null): address is string =>
    address !== null && above.includes(sourceOf(address));
  const header = [brand.images['home.top.background'], brand.images['home.normal.logo']]
    .map(addressOf)
    .find(isThere);
  const visual = addressOf(brand.art.keyVisual);
  // A lazy key visual is beside a form, on wide screens only.
  const isFirst = visual !== null && !above.includes(LAZY + sourceOf(visual));
  const banner = addressOf(brand.banners[0]?.image);
  const drawings = [header ?? null, isFirst ? visual : null, banner].filter(isThere);
  return drawings.reduce((page, address) => inline(page, address, drawingOf), above) + below;
}

const LAZY = ' loading="lazy"';
const sourceOf = (address: string) => ` src="${address}"`;

function inline(html: string, address: string, drawingOf: DrawingOf): string {
  if (!address.startsWith(IMAGE_PATH) || !address.endsWith('.svg')) return html;
  const drawing = drawingOf(address.slice(IMAGE_PATH.length));
  if (drawing === undefined) return html;
  const source = sourceOf(address);
  // A lazy image is painted a frame later, even when it is inlined.
  return html.replace(LAZY + source, () => source).replace(source, () => ` src="${drawing}"`);
}

/** A drawing as an address that holds it; undefined where there is no such file, or it is too large. */
export const drawingAddress = (file: string): string | undefined => textAddress(readIfThere(file));

/** The same for the text of a drawing. */
export function textAddress(drawing: string | undefined): string | undefined {
  if (drawing === undefined || drawing.length > MOST) return undefined;
  return `data:image/svg+xml,${drawing.replace(UNSAFE, encodeURIComponent)}`;
}

/** Escapes only characters that end an attribute or a URL, because every byte delays the first paint. */
const UNSAFE = /["#%&<>\n\r\t]/g;

/** A file of a few KB; a thousand brands are built with it, and promises would cost more. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
