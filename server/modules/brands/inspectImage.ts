import { createHash } from 'node:crypto';
import type { Brand } from '#schemas/brand/brand';
import {
  checkImageContents,
  imagesBehindText,
  type ImageContents,
  type ImageSample,
} from '#core/brand/checks/imageContents';
import { imagePaths } from '#core/brand/checks/assets';
import type { Problem } from '#core/brand/problem';
import type { ImageLookup } from '#server/platform/brands/imageFiles';
import { svgFault } from './svgFault';

/** Samples on each side of an image. */
const GRID = 16;
/** As for uploads: what decodes to more is refused unread. */
const MAX_PIXELS = 25_000_000;

export interface InspectOptions {
  /** Images on disk of the brand. */
  readonly onDisk: ImageLookup;
  /** Bytes of an uploaded image by its name, such as `u/….webp`; undefined when there is none. */
  readonly uploaded?: (file: string) => Promise<Buffer | undefined>;
}

/**
 * What is wrong with the contents of a brand's image files: it opens every one of them. Files are inspected once as long
 * as they do not change. Missing files are not reported here.
 */
export async function inspectImages(brand: Brand, options: InspectOptions): Promise<Problem[]> {
  const sampled = new Set<string>(imagesBehindText.map((key) => brand.images[key]));
  const drawn = new Set([...sampled, brand.art.icon]);
  const files = [...new Set(imagePaths(brand).map(([, file]) => file))];
  const contents = new Map<string, ImageContents>();
  for (const file of files) {
    const found = await inspectFile(brand.id, file, { ...options, isDrawn: drawn.has(file) });
    if (found) contents.set(file, found);
  }
  return checkImageContents(brand, (file) => contents.get(file));
}

interface FileOptions extends InspectOptions {
  /** Drawn as pixels, also when it is an SVG: the build makes icons from it, or its colours are needed. */
  readonly isDrawn: boolean;
}

async function inspectFile(
  brandId: string,
  file: string,
  { onDisk, uploaded, isDrawn }: FileOptions,
): Promise<ImageContents | undefined> {
  if (file.startsWith('u/')) {
    // The server encoded it itself, so only its colours are of interest.
    if (!isDrawn || !uploaded) return undefined;
    return remembered(`upload ${brandId} ${file}`, async () => {
      const bytes = await uploaded(file);
      return bytes && inspectBytes(bytes, { isSvg: false, isDrawn });
    });
  }
  const found = onDisk(file);
  if (!found) return undefined;
  const isSvg = /\.svg$/i.test(file);
  return remembered(`file ${found.version} ${isDrawn}`, () => {
    const bytes = found.read();
    const hash = createHash('sha256').update(bytes).digest('base64url');
    return remembered(`bytes ${hash} ${isSvg} ${isDrawn}`, () => inspectBytes(bytes, { isSvg, isDrawn }));
  });
}

/** Results by file and by content: brands share most of their images. */
const results = new Map<string, Promise<ImageContents | undefined>>();
const MOST_RESULTS = 20_000;

function remembered(
  key: string,
  inspect: () => Promise<ImageContents | undefined>,
): Promise<ImageContents | undefined> {
  const known = results.get(key);
  if (known) return known;
  if (results.size >= MOST_RESULTS) results.clear();
  const result = inspect();
  results.set(key, result);
  result.catch(() => results.delete(key));
  return result;
}

async function inspectBytes(
  bytes: Buffer,
  { isSvg, isDrawn }: { readonly isSvg: boolean; readonly isDrawn: boolean },
): Promise<ImageContents> {
  const fault = isSvg ? svgFault(bytes.toString('utf8')) : undefined;
  if (fault) return { fault };
  if (isSvg && !isDrawn) return {};
  try {
    return { samples: await sample(bytes) };
  } catch (cause) {
    const [detail = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    return { fault: { kind: 'UNREADABLE', detail } };
  }
}

/** @throws Error when the bytes are no image. */
async function sample(bytes: Buffer): Promise<ImageSample[]> {
  const { default: sharp } = await import('sharp');
  const pixels = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .resize(GRID, GRID, { fit: 'fill' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return Array.from({ length: GRID * GRID }, (_, i) => {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(i * 4, i * 4 + 4);
    const colour = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    return { colour, opacity: opacity / 255 };
  });
}
