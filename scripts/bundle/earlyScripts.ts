import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { earlyScripts, root } from './places';

/**
 * Puts the scripts that come before the app (`src/unsupportedBrowser.js`, `src/lateFonts.js`) into a compiled page, where it names
 * them. They are not compiled, because they must run in browsers that cannot parse the bundle. Inline, because files of
 * their own would be requests more on every first visit; the policy allows them by their hashes.
 */
export function inlineEarlyScripts(clientDir: string): void {
  const page = path.join(clientDir, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, earlyScripts.reduce(inline, html));
}

function inline(html: string, name: string): string {
  const tag = new RegExp(`<script[^>]* src="/${name}"[^>]*></script>`);
  if (!tag.test(html)) throw new Error(`index.html must load /${name}.`);
  const source = readFileSync(path.join(root, 'src', name), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
  return html.replace(tag, () => `<script>${source}</script>`);
}
