import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './places';

const TAG = /<script[^>]* src="\/gate\.js"[^>]*><\/script>/;

/**
 * Puts the browser gate (`src/gate.js`) beside the chunks of a compiled app. The compiler leaves it alone: it
 * must run where the bundle cannot even be parsed. Deferred, so that it holds up nothing and finds a body.
 */
export function addGate(clientDir: string): void {
  const source = readFileSync(path.join(root, 'src/gate.js'));
  const name = `gate-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
  const page = path.join(clientDir, 'index.html');
  const html = readFileSync(page, 'utf8');
  if (!TAG.test(html)) throw new Error('index.html must load the browser gate, /gate.js.');
  writeFileSync(path.join(clientDir, 'app', name), source);
  writeFileSync(
    page,
    html.replace(TAG, () => `<script defer src="/app/${name}"></script>`),
  );
}
