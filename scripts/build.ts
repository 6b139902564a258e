/**
 * Builds everything that `npm start` serves: one self-contained bundle per brand and the server.
 *
 * Usage: npm run build -- [--brand <id>]… [--out <folder>] [--home <folder>] [--if-stale] [--skip-invalid] [--fast]
 *   --brand     only these brands' bundles; all others stay as they are
 *   --out       another folder than dist/
 *   --home      folder that contains brands/, by default the repository
 *   --if-stale  do nothing when nothing has changed since the last build
 *   --skip-invalid  build the valid brands and name the others, instead of building nothing
 *   --fast      compress less, for a site that only this machine serves
 * Exit codes: 0 built, 1 a brand is invalid or the build failed, 2 wrong usage.
 */
import './lib/usage.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './bundle/buildSite';
import { defaultOut } from './bundle/places';
import { InputError } from './lib/inputError';

try {
  const { values } = parseArgs({
    options: {
      brand: { type: 'string', multiple: true },
      out: { type: 'string' },
      home: { type: 'string' },
      'if-stale': { type: 'boolean' },
      'skip-invalid': { type: 'boolean' },
      fast: { type: 'boolean' },
    },
  });
  await buildSite({
    only: values.brand,
    out: path.resolve(values.out ?? defaultOut),
    home: values.home === undefined ? undefined : path.resolve(values.home),
    ifStale: values['if-stale'] ?? false,
    skipInvalid: values['skip-invalid'] ?? false,
    effort: values.fast ? 'fast' : 'best',
    log: (line) => console.log(line),
  });
} catch (error) {
  const wrongUsage =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  const isMistake = wrongUsage || error instanceof InputError;
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    console.error(isMistake ? at.message : at);
  process.exitCode = wrongUsage ? 2 : 1;
}
