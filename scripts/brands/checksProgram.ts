import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../bundle/fingerprint';
import { cacheDir, root } from '../bundle/places';

const place = path.join(cacheDir, 'brandChecks.js');
const compiler = ['checksCode.ts', 'checksProgram.ts'].map((name) => path.join(root, 'scripts/brands', name));
const madeOf = `// ${fingerprint([path.join(root, 'schemas'), path.join(root, 'package-lock.json'), ...compiler])}\n`;

/**
 * The program of `checksCode()`. Compiling takes longer than checking hundreds of brands, so the program is cached
 * until a schema or the compiler changes. The compiler is loaded only where something is to be compiled: it takes a
 * tenth of a second.
 */
export const checksProgram = cached() ?? store((await import('./checksCode')).checksCode());

function cached(): string | undefined {
  const program = existsSync(place) ? readFileSync(place, 'utf8') : '';
  return program.startsWith(madeOf) ? program : undefined;
}

function store(code: string): string {
  const program = madeOf + code;
  mkdirSync(cacheDir, { recursive: true });
  // Renamed into place, because another process may be reading it.
  writeFileSync(`${place}.${process.pid}`, program);
  renameSync(`${place}.${process.pid}`, place);
  return program;
}
