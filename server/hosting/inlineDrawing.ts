import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageUrl } from '#brand/imagePath';
import type { Brand } from '#schemas/brand/brand';

/** Characters up to which a drawing comes with the page; packed it is a fifth of that. */
const MOST = 8_192;

/**
 * Puts the drawing behind the header into a rendered page. It is the largest thing on the first screen, and a file
 * of its own would be asked for only once the page is there: one round trip after everything around it. The app
 * takes the page over as it is, and loads the file where the header is drawn anew.
 * Photographs, uploads and pictures on other hosts stay files.
 * @param bundle folder that holds the brand's pictures, below `brand/`.
 */
export function inlineDrawing(html: string, brand: Brand, bundle: string): string {
  const address = imageUrl(brand.images['home.top.background'], brand);
  if (!address?.startsWith('/brand/') || !address.endsWith('.svg')) return html;
  const source = ` src="${address}"`;
  if (!html.includes(source)) return html;
  const drawing = readIfThere(path.join(bundle, address));
  if (drawing === undefined || drawing.length > MOST) return html;
  return html
    .replace(`<link rel="preload" as="image" href="${address}"/>`, '')
    .replace(source, () => ` src="data:image/svg+xml,${encodeURIComponent(drawing)}"`);
}

/** A file of a few KB; a thousand brands are built with it, five pages each, and promises would cost more. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
