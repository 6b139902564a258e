import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { Checks } from '#core/brand/load';
import * as formats from '#schemas/common/formats';
import { formatExports } from '#schemas/common/formatExports';
import { fingerprint } from '../bundle/fingerprint';
import { cacheDir, root } from '../bundle/places';

const require = createRequire(import.meta.url);
const byName = Object.fromEntries(
  Object.entries(formatExports).map(([name, exported]) => [name, formats[exported]]),
);

const place = path.join(cacheDir, 'brandChecks.js');
const compiler = ['checksCode.ts', 'compiledChecks.ts'].map((name) =>
  path.join(root, 'scripts/brands', name),
);
const madeOf = `// ${fingerprint([path.join(root, 'schemas'), path.join(root, 'package-lock.json'), ...compiler])}\n`;
// The compiler of schemas is loaded only where something is to be compiled: it takes a tenth of a second.
const code = cachedCode() ?? cacheProgram((await import('./checksCode')).checksCode());
let compiled: Checks | undefined;

/**
 * The compiled schemas of brand files. Compiling takes longer than checking hundreds of brands, so the generated code
 * is cached until a schema or the compiler changes.
 */
export function compileChecks(): Checks {
  compiled ??= run(code);
  return compiled;
}

function run(program: string): Checks {
  const exported: Partial<Checks> = {};
  const fill = compileFunction(program, ['exports', 'require', 'formats']) as (...given: unknown[]) => void;
  fill(exported, require, byName);
  return exported as Checks;
}

function cachedCode(): string | undefined {
  const cached = existsSync(place) ? readFileSync(place, 'utf8') : '';
  return cached.startsWith(madeOf) ? cached : undefined;
}

function cacheProgram(program: string): string {
  const cached = madeOf + program;
  mkdirSync(cacheDir, { recursive: true });
  // Renamed into place, because another process may be reading it.
  writeFileSync(`${place}.${process.pid}`, cached);
  renameSync(`${place}.${process.pid}`, place);
  return cached;
}
