import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Template } from '#server/hosting/stamp';
import { readPreloads } from './chunkGraph';
import { compiled } from './compile';

/** What the compiled app gives to every brand's pages. */
export function readTemplate(): Template {
  const folder = compiled('client');
  return { html: readFileSync(path.join(folder, 'index.html'), 'utf8'), preloads: readPreloads(folder) };
}
