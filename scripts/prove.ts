/**
 * Runs the tests of reliability at their full length: a thousand seeds of simulation, 20,000 operations of 20 processes,
 * every kill and restart that is promised (docs/proof.md). About an hour; `npm test` runs a short form of the same.
 *
 * Usage: npm run prove                   all of them; as root on Linux the full disk too
 *        npm run prove -- simulation     those of this name, here tests/simulation
 *        SEED=<number> does the same operations again; SEEDS and OPS: how many simulations of how many operations
 * Exit codes: those of vitest.
 */
import './lib/usage.mjs';
import { spawnSync } from 'node:child_process';
import { root } from './bundle/places';

if (process.platform !== 'linux' || process.getuid?.() !== 0)
  console.log('The full disk is left out: it is a disk of its own, which only root on Linux may mount.');

const names = process.argv.slice(2);
const suites = ['tests/reliability', 'tests/simulation'];
const files =
  names.length === 0
    ? suites
    : names.map((name) => `tests/${name === 'simulation' ? name : `reliability/${name}`}`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project=server', ...files],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PROVE: '1' } },
);
process.exitCode = status ?? 1;
