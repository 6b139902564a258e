/**
 * Runs the tests of reliability at their full length: 20,000 mixed operations, every kill that is promised. Some ten
 * minutes; `npm test` runs a short form of the same.
 *
 * Usage: npm run prove            SEED=<number> does the same operations again
 * Exit codes: those of vitest.
 */
import { spawnSync } from 'node:child_process';
import { root } from './build/places';

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project=server', 'server/reliability'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PROVE: '1' } },
);
process.exitCode = status ?? 1;
