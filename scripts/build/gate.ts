import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './places';

const TAG = /<script[^>]* src="\/gate\.js"[^>]*><\/script>\s*/;

/**
 * Puts the browser gate (`src/gate.js`) into a compiled page, as the first thing in its body. The compiler leaves
 * it alone: it must run where the bundle cannot even be parsed. Inline, because a file of its own would be one
 * request more on every first visit; the policy allows it by its hash.
 */
export function addGate(clientDir: string): void {
  const page = path.join(clientDir, 'index.html');
  const html = readFileSync(page, 'utf8');
  if (!TAG.test(html)) throw new Error('index.html must load the browser gate, /gate.js.');
  const source = readFileSync(path.join(root, 'src/gate.js'), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
  writeFileSync(
    page,
    html.replace(TAG, '').replace('<body>', () => `<body>\n    <script>${source}</script>`),
  );
}
