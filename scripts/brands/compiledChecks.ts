import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { _, type Ajv } from 'ajv';
import { formatExports, makeAjv } from '#schemas/ajv';
import { brandDefaults, brandFile } from '#schemas/brand/brandFile';
import * as formats from '#schemas/common/formats';
import type { Checks } from '#brand/load';
import { fingerprint } from '../build/fingerprint';
import { cacheDir, root } from '../build/places';

const require = createRequire(import.meta.url);
const byName = Object.fromEntries(
  Object.entries(formatExports).map(([name, exported]) => [name, formats[exported]]),
);

let compiled: Checks | undefined;

/**
 * The compiled schemas of brand files. Compiling takes longer than checking hundreds of brands, so the code that comes of
 * it is kept until a schema or the compiler changes.
 */
export function compileChecks(): Checks {
  compiled ??= run(keptCode());
  return compiled;
}

function run(code: string): Checks {
  const exported: Partial<Checks> = {};
  const fill = compileFunction(code, ['exports', 'require', 'formats']) as (...given: unknown[]) => void;
  fill(exported, require, byName);
  return exported as Checks;
}

/** A program that puts the two validators into `exports`. */
function keptCode(): string {
  const place = path.join(cacheDir, 'brandChecks.js');
  const madeOf = `// ${fingerprint([path.join(root, 'schemas'), path.join(root, 'package-lock.json'), import.meta.filename])}\n`;
  const kept = existsSync(place) ? readFileSync(place, 'utf8') : '';
  if (kept.startsWith(madeOf)) return kept;
  const code = madeOf + compile();
  mkdirSync(cacheDir, { recursive: true });
  // Moved there whole: another process may read it at this moment.
  writeFileSync(`${place}.${process.pid}`, code);
  renameSync(`${place}.${process.pid}`, place);
  return code;
}

function compile(): string {
  const ajv = makeAjv({ allErrors: true, code: { source: true, formats: _`formats` } });
  ajv.addSchema(brandDefaults, 'defaults').addSchema(brandFile, 'brandFile');
  const { default: standaloneCode } = require('ajv/dist/standalone/index.js') as {
    default: (ajv: Ajv, refs: Readonly<Record<keyof Omit<Checks, 'messages'>, string>>) => string;
  };
  return standaloneCode(ajv, { defaults: 'defaults', brandFile: 'brandFile' });
}
