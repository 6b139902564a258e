import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(js|css|svg|json|wasm|txt)$/;
/** What a packet carries: who saves less saves a visitor no time, and each file more is one more in every bundle. */
const PACKET = 1_400;

/** Whether a compressed form is worth storing. Both in bytes. */
export const isWorthIt = (plain: number, packed: number): boolean => plain - packed >= PACKET;

/** A start on a developer's machine compresses `fast`, which takes a fortieth of the time; a build `best`. */
export type Effort = 'fast' | 'best';

const LEVELS = {
  fast: { br: 5, gz: 6 },
  best: { br: constants.BROTLI_MAX_QUALITY, gz: constants.Z_BEST_COMPRESSION },
} as const;

/** Writes `.br` and `.gz` next to every text file of a folder that they make smaller, unless they exist. */
export async function compressFolder(folder: string, effort: Effort = 'best'): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name));
  await Promise.all(names.map((name) => compressFile(path.join(folder, name), effort)));
}

async function compressFile(file: string, effort: Effort): Promise<void> {
  if (existsSync(`${file}.br`)) return;
  const bytes = await readFile(file);
  if (bytes.length < PACKET) return;
  const forms = { br: brotli(bytes, effort), gz: zip(bytes, { level: LEVELS[effort].gz }) };
  for (const [end, form] of Object.entries(forms)) {
    const packed = await form;
    if (isWorthIt(bytes.length, packed.length)) await writeFile(`${file}.${end}`, packed);
  }
}

export function brotli(bytes: Buffer, effort: Effort = 'best'): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: LEVELS[effort].br,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressBrotli(bytes, { params });
}
