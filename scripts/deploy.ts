/**
 * Puts the bundles of dist/ on a static host, each below its brand's id: changed files only, pages last. Chunks of
 * earlier deployments stay for open pages.
 *
 * Usage: npm run deploy -- --to <folder | s3://bucket/prefix> [--dist <folder>] [--brand <id>]… [--keep <n>] [--dry-run]
 *        npm run deploy -- --to <folder | s3://bucket/prefix> --back [--dry-run]
 *   --to       a folder, or a bucket of an S3-compatible service, by AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY,
 *              AWS_REGION and, unless it is Amazon's, AWS_ENDPOINT_URL_S3
 *   --dist     another folder than dist/
 *   --brand    only these brands' bundles; all others stay as they are
 *   --keep     deployments whose chunks stay, 5 by default; --back needs 2
 *   --back     restore the deployment before, without bundles
 *   --dry-run  print what would change
 * An interrupted deployment is completed by the next.
 * Exit codes: 0 deployed, or nothing has changed, 1 failed, 2 wrong usage.
 */
import './lib/usage.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaultOut } from './bundle/places';
import { deploy, rollBack } from './deploy/deploy';
import { openTarget } from './deploy/openTarget';
import { InputError } from './lib/inputError';
import { UsageError } from './ops/usage';

try {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      dist: { type: 'string', default: defaultOut },
      brand: { type: 'string', multiple: true },
      keep: { type: 'string', default: '5' },
      back: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { to, dist, brand: only, back, 'dry-run': isDryRun } = values;
  if (to === undefined || to === '')
    throw new UsageError('Say where to deploy: --to <folder | s3://bucket/prefix>.');
  if (!/^[1-9]\d{0,3}$/.test(values.keep)) throw new UsageError('--keep is a number from 1.');
  if (back && only) throw new UsageError('--back restores all brands of a deployment; leave out --brand.');
  const target = await openTarget(to, process.env);
  const log = (line: string) => console.log(line);
  if (back) await rollBack(target, { isDryRun, log });
  else await deploy(target, { dist: path.resolve(dist), only, keep: Number(values.keep), isDryRun, log });
} catch (error) {
  const wrongUsage =
    error instanceof UsageError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  console.error(wrongUsage || error instanceof InputError ? error.message : error);
  process.exitCode = wrongUsage ? 2 : 1;
}
