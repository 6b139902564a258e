import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TEMPLATE_FILE } from '#server/platform/hosting/compiledApp';
import type { Template } from '#server/platform/hosting/stamp';
import { readPreloads } from './chunkGraph';

/** Leaves in a compiled client what it gives to every brand's pages. */
export function writeTemplate(clientDir: string): void {
  const html = readFileSync(path.join(clientDir, 'index.html'), 'utf8');
  const template: Template = { html, preloads: readPreloads(clientDir) };
  writeFileSync(path.join(clientDir, TEMPLATE_FILE), JSON.stringify(template));
}
