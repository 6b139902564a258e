/**
 * Runs the reliability tests at full length: a thousand simulation seeds, 20,000 operations of 20 processes, every
 * crash and restart of docs/proof.md, races repeated more often, every broken answer, every flaw of a provider, every
 * journey in all combinations.
 * Takes more than an hour; `npm test` runs a short form.
 *
 * Usage: npm run prove                   all of them; as root on Linux also the full disk
 *        npm run prove -- simulation     those of this name, here tests/simulation
 *        npm run prove -- journeys       all journeys
 *        SEED=<number> repeats the same operations; SEEDS and OPS: number of simulations, and operations of each
 * Exit codes: 0 all passed, else that of the first test runner that failed.
 */
import './lib/usage.mjs';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './bundle/places';
import { findBrowser } from './check/browser.mjs';

const specs = readdirSync(path.join(root, 'tests/e2e'), { recursive: true, encoding: 'utf8' });
/** The files of a name that run in a browser with Playwright; all others run in vitest. */
const journeysOf = (name: string): string[] =>
  specs.filter((file) => file.endsWith(name === 'journeys' ? '.spec.ts' : `/${name}.spec.ts`));

const names = process.argv.slice(2);
const others = names.filter((name) => journeysOf(name).length === 0);
const codes: number[] = [];
if (names.length === 0 || others.length > 0) proveInVitest();
const journeys = (names.length === 0 ? ['journeys'] : names).flatMap(journeysOf);
if (journeys.length > 0) await proveInBrowser();
process.exitCode = codes.find((code) => code !== 0) ?? 0;

function proveInVitest(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    console.log('Skipping the full disk: only root on Linux may mount a separate disk.');
  const suites = [
    'tests/reliability',
    'tests/simulation',
    'server/modules',
    'src/app/brokenAnswers',
    'scripts/new',
    'scripts/art',
    'scripts/provider/conformance',
  ];
  const fileOf = (name: string) =>
    suites.find((suite) => suite.endsWith(`/${name}`)) ?? `tests/reliability/${name}`;
  const files = others.length === 0 ? suites : others.map(fileOf);
  const projects = ['node', 'server', 'jsdom-production'].map((name) => `--project=${name}`);
  run('vitest/vitest.mjs', ['run', ...projects, ...files]);
}

async function proveInBrowser(): Promise<void> {
  const browser = await findBrowser();
  if (!browser.found) {
    console.log(`${journeys.join(', ')} needs a browser: ${browser.reason}`);
    codes.push(1);
    return;
  }
  run(
    '@playwright/test/cli.js',
    ['test', ...journeys],
    browser.executable ? { CHROMIUM: browser.executable } : {},
  );
}

function run(tool: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync(process.execPath, [`node_modules/${tool}`, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, PROVE: '1' },
  });
  codes.push(status ?? 1);
}
