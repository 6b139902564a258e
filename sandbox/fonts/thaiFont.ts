import { createReadStream } from 'node:fs';
import type { ReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const FONT = /^sarabun-(?:thai|latin)-(?:400|700)\.woff2$/;
const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@fontsource/sarabun/package.json')),
  'files',
);

/** A font file of the sandbox's pages by its address, `sarabun-thai-400.woff2`. */
export function thaiFont(file: string): ReadStream | undefined {
  return FONT.test(file)
    ? createReadStream(path.join(folder, file.replace('.woff2', '-normal.woff2')))
    : undefined;
}
