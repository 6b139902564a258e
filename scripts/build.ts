/**
 * Builds everything that `npm start` serves: one self-contained bundle per brand and the server.
 *
 * Usage: npm run build -- [--brand <id>]… [--out <folder>] [--home <folder>] [--if-stale] [--skip-invalid] [--fast]
 *                      [--from <address>]
 *   --brand     only these brands' bundles; all others stay as they are
 *   --out       another folder than dist/
 *   --home      folder that contains brands/, by default the repository
 *   --if-stale  do nothing when nothing has changed since the last build
 *   --skip-invalid  build the valid brands and name the others, instead of building nothing
 *   --fast      compress less, for a site that only this machine serves
 *   --from      the published revisions instead of the files on disk: of a server (https://…), as the staff member of
 *               OPS_EMAIL, OPS_PASSWORD and OPS_OTP, or of a database (postgres://…), which is only read, with the
 *               server's PROVIDERS_FILE when images are in a bucket. Valid brands are built, the others named. Images
 *               that were not uploaded in the studio come from the folder brands/
 * Exit codes: 0 built, 1 a brand is invalid, the build failed or nothing could be read, 2 wrong usage.
 */
import './lib/usage.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './bundle/buildSite';
import { defaultOut, root } from './bundle/places';
import { InputError } from './lib/inputError';
import { UsageError } from './ops/usage';
import { takeSnapshot } from './published/snapshot';

try {
  const { values } = parseArgs({
    options: {
      brand: { type: 'string', multiple: true },
      out: { type: 'string' },
      home: { type: 'string' },
      'if-stale': { type: 'boolean' },
      'skip-invalid': { type: 'boolean' },
      fast: { type: 'boolean' },
      from: { type: 'string' },
    },
  });
  const { from } = values;
  const log = (line: string) => console.log(line);
  const home = path.resolve(values.home ?? root);
  const published =
    from === undefined ? undefined : await takeSnapshot({ from, home, env: process.env, log });
  await buildSite({
    only: values.brand,
    out: path.resolve(values.out ?? defaultOut),
    home: published?.home ?? home,
    revisions: published?.revisions,
    ifStale: values['if-stale'] ?? false,
    skipInvalid: published !== undefined || (values['skip-invalid'] ?? false),
    effort: values.fast ? 'fast' : 'best',
    log,
  });
} catch (error) {
  const wrongUsage =
    error instanceof UsageError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  const isMistake = wrongUsage || error instanceof InputError;
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    console.error(isMistake ? at.message : at);
  process.exitCode = wrongUsage ? 2 : 1;
}
