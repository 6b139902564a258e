import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(js|css|svg|json|wasm|txt)$/;
/** Below this many bytes an answer fits one packet anyway. */
const WORTH_IT = 600;

/** Writes `.br` and `.gz` beside every text file of a folder, at the strongest setting; existing ones stay. */
export async function compressFolder(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name));
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  if (existsSync(`${file}.br`)) return;
  const bytes = await readFile(file);
  if (bytes.length < WORTH_IT) return;
  await Promise.all([
    brotli(bytes).then((packed) => writeFile(`${file}.br`, packed)),
    zip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

/** At the strongest setting. */
export function brotli(bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressBrotli(bytes, { params });
}
