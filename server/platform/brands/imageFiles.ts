import path from 'node:path';
import { closeSync, openSync, readSync, statSync, existsSync, readdirSync } from 'node:fs';
import type { AssetInfo, AssetLookup } from '#core/brand/checks/assets';

/** Enough of a file to find its size in pixels. */
const HEAD_BYTES = 4096;

/**
 * Look-ups for the brands of one folder: a brand's own `assets/` first, then the images that all brands share. Which
 * A brand's own images are listed once, on first use.
 */
export function imageFiles(brandsFolder: string): (id: string) => AssetLookup {
  const shared = new Map<string, AssetInfo | undefined>();
  return (id) => {
    const folder = path.join(brandsFolder, id, 'assets');
    let own: ReadonlySet<string> | undefined;
    return (file) => {
      // A brand has few: one look at the folder instead of one for each that it could have.
      own ??= new Set(filesBelow(folder));
      const found = own.has(path.normalize(file)) && readInfo(path.join(folder, file));
      if (found) return found;
      if (!shared.has(file)) shared.set(file, readInfo(path.join(brandsFolder, 'assets', file)));
      return shared.get(file);
    };
  };
}

function readInfo(file: string): AssetInfo | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const size = /logo[^/]*$/.test(file) ? pixelSize(head(file)) : undefined;
  return { bytes: stats.size, ...size };
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
function pixelSize(bytes: Buffer): { width: number; height: number } | undefined {
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
