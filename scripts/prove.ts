/**
 * Runs the reliability tests at full length: a thousand simulation seeds, 20,000 operations of 20 processes, every
 * crash and restart of docs/proof.md. Takes about an hour; `npm test` runs a short form.
 *
 * Usage: npm run prove                   all of them; as root on Linux also the full disk
 *        npm run prove -- simulation     those of this name, here tests/simulation
 *        SEED=<number> repeats the same operations; SEEDS and OPS: number of simulations, and operations of each
 * Exit codes: those of vitest.
 */
import './lib/usage.mjs';
import { spawnSync } from 'node:child_process';
import { root } from './bundle/places';

if (process.platform !== 'linux' || process.getuid?.() !== 0)
  console.log('Skipping the full disk: only root on Linux may mount a separate disk.');

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
