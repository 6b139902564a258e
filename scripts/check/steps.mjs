import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';
import { journeys } from './journeys.mjs';
import { script, tool } from './run.mjs';
import { vitest } from './vitest.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped?: number, output: string }} Result
 * @typedef {{ name: string, run: () => Promise<Result> }} Step
 */

/**
 * Made-up secrets in the environment of the build: its tests look for them in all that was written (S13). The last one
 * has the name of what a bundler lets through.
 */
const canaries = JSON.parse(readFileSync(path.join(root, 'scripts/lib/canaries.json'), 'utf8'));

/** Checks that need neither a browser nor each other; several run at once. @type {Step[]} */
export const checks = [
  // The longest first, so that the others run beside it.
  one('lint', () =>
    tool('eslint/bin/eslint.js', [
      '.',
      '--cache',
      '--cache-strategy=content',
      '--cache-location=.cache/eslint/',
    ]),
  ),
  one('lint with types', () => tool('oxlint/bin/oxlint', [])),
  ...projects().map((folder) =>
    one(`types: ${folder}`, () => tool('@typescript/native/bin/tsc', ['-p', folder, '--checkers', '1'])),
  ),
  one('format', () => tool('@biomejs/biome/bin/biome', ['format', '.'])),
  one('boundaries', () =>
    tool('dependency-cruiser/bin/dependency-cruise.mjs', [
      '--no-progress',
      'schemas',
      'core',
      'scenarios',
      'sandbox',
      'src',
      'preview',
      'staff',
      'server',
      'scripts',
      'tests',
    ]),
  ),
  one('folder cycles', () =>
    tool('dependency-cruiser/bin/dependency-cruise.mjs', [
      '--no-progress',
      '--config',
      '.dependency-cruiser.folders.cjs',
      'core',
      'preview',
      'staff',
      'sandbox',
      'server',
    ]),
  ),
  one('dead code', () => tool('knip/bin/knip.js', [])),
  one('schema drift', () => script('emit', ['--check'])),
  one('database types', () => script('emitDbTypes', ['--check'])),
  one('texts', () => script('checkTexts')),
  one('brands', () => script('validate')),
  one('docs', () => script('checkDocs')),
  one('secrets', () => script('checkSecrets')),
  one('licences', () => script('checkLicences')),
];

/** Tests, one after the other: each of them uses both cores. @type {Step[]} */
export const quickSuites = [
  { name: 'unit and integration tests', run: () => vitest(['node', 'server', 'jsdom', 'jsdom-pages']) },
];

/** @type {Step[]} */
export const fullSuites = [
  ...quickSuites,
  one('build', () => script('build', [], canaries)),
  { name: 'bundles', run: () => vitest(['bundles']) },
  { name: 'journeys', run: journeys },
];

/** A check counts as one test. */
function one(name, act) {
  return {
    name,
    run: async () => {
      const { ok, output } = await act();
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
    },
  };
}

/** Folders with a TypeScript project, as the root one lists them. */
function projects() {
  const { references } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
  return references.map((reference) => path.posix.normalize(reference.path));
}
