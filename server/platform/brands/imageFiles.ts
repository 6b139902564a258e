import path from 'node:path';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import type { AssetInfo } from '#core/brand/checks/assets';

/** Enough of a file to find its size in pixels. */
const HEAD_BYTES = 4096;

/** An image file. */
export interface ImageFile extends AssetInfo {
  /** Another one after each change of the file. */
  readonly version: string;
  readonly read: () => Buffer;
}

/** The file of an image of a brand; undefined when there is none. */
export type ImageLookup = (file: string) => ImageFile | undefined;

/**
 * Look-ups for the brands of one folder: a brand's own `assets/` first, then the images that all brands share. Each
 * look-up lists the brand's own images once and reads the status of each file once.
 */
export function imageFiles(brandsFolder: string): (id: string) => ImageLookup {
  const sharedFolder = path.join(brandsFolder, 'assets');
  const shared = once((file) => readInfo(path.join(sharedFolder, file)));
  return (id) => {
    const folder = path.join(brandsFolder, id, 'assets');
    let own: ReadonlySet<string> | undefined;
    return once((file) => {
      // A brand has few: one look at the folder instead of one for each that it could have.
      own ??= new Set(filesBelow(folder));
      return (own.has(path.normalize(file)) ? readInfo(path.join(folder, file)) : undefined) ?? shared(file);
    });
  };
}

function once(lookUp: ImageLookup): ImageLookup {
  const found = new Map<string, ImageFile | undefined>();
  return (file) => {
    if (!found.has(file)) found.set(file, lookUp(file));
    return found.get(file);
  };
}

function readInfo(place: string): ImageFile | undefined {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const size = /logo[^/]*$/.test(place) ? pixelSize(head(place)) : undefined;
  return {
    bytes: stats.size,
    version: `${place} ${stats.mtimeMs} ${stats.size}`,
    read: () => readFileSync(place),
    ...size,
  };
}

function head(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(HEAD_BYTES);
    return buffer.subarray(0, readSync(descriptor, buffer, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** Width and height of a PNG, or of an SVG (its viewBox where it names no pixels). */
export function pixelSize(bytes: Buffer): { width: number; height: number } | undefined {
  const png = bytes.length >= 24 && bytes.readUInt32BE(0) === 0x89504e47;
  if (png) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  const svg = /<svg\b[^>]*>/.exec(bytes.toString('utf8'))?.[0];
  return svg ? svgSize(svg) : undefined;
}

function svgSize(tag: string): { width: number; height: number } | undefined {
  const number = (name: string) =>
    Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1] ?? Number.NaN);
  const box = /viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag);
  const width = number('width') || Number(box?.[1]);
  const height = number('height') || Number(box?.[2]);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Paths of all files below a folder, relative to it; none where there is no folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  // Node's own `recursive` reads each file's status again.
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesBelow(path.join(folder, entry.name)).map((below) => path.join(entry.name, below))
      : [entry.name],
  );
}
