import { createReadStream, type ReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type sharp from 'sharp';
import { inflateSync } from 'node:zlib';

const FONT = /^sarabun-(?:thai|latin)-(?:400|700)\.woff2$/;
const SLIP_FONTS = ['thai-400', 'latin-400', 'thai-700', 'latin-700'].map((part) => `sarabun-${part}-normal`);
const sarabun = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@fontsource/sarabun/package.json')),
  'files',
);

/** A font file of the sandbox's pages by its address, `sarabun-thai-400.woff2`. */
export function thaiFont(file: string): ReadStream | undefined {
  return FONT.test(file)
    ? createReadStream(path.join(sarabun, file.replace('.woff2', '-normal.woff2')))
    : undefined;
}

let loading: Promise<void> | undefined;

/**
 * Registers Sarabun with the image library, so that a slip looks the same on a machine without Thai fonts.
 * A font used once by its file can later be used by its name.
 * @param folder where the font files are written; the image library reads them at each use.
 */
export function loadSlipFonts(draw: typeof sharp, folder: string): Promise<void> {
  loading ??= registerFonts(draw, folder);
  return loading;
}

async function registerFonts(draw: typeof sharp, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of SLIP_FONTS) {
    const fontfile = path.join(folder, `${name}.ttf`);
    await writeFile(fontfile, unpackWoff(await readFile(path.join(sarabun, `${name}.woff`))));
    await draw({ text: { text: 'ก A 1', font: 'Sarabun', fontfile, rgba: true } })
      .png()
      .toBuffer();
  }
}

const HEADER = 44;
const ENTRY = 20;

/** Unpacks a WOFF font (version 1) to the TrueType file it was made of. The image library reads no WOFF. */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  const largest = 2 ** Math.floor(Math.log2(count));
  [count, largest * 16, Math.log2(largest), (count - largest) * 16].forEach((value, index) =>
    head.writeUInt16BE(value, 4 + 2 * index),
  );
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER + ENTRY * index;
    const [from, packed, size] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const table = woff.subarray(from, from + packed);
    // Tag, checksum, offset, length.
    const to = 12 + 16 * index;
    woff.copy(head, to, entry, entry + 4);
    woff.copy(head, to + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(size, to + 12);
    const padding = (4 - (size % 4)) % 4;
    parts.push(packed < size ? inflateSync(table) : table, Buffer.alloc(padding));
    offset += size + padding;
  }
  return Buffer.concat(parts);
}
