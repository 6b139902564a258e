import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/process.mjs';
import { journeys } from './journeys.mjs';
import { runTool } from './runProgram.mjs';
import { staticChecks } from './staticChecks.mjs';
import { changedTests, vitest } from './vitest.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped?: number, note?: string, output: string }} Result
 * @typedef {{ name: string, run: () => Promise<Result>, isBackground?: boolean }} Step
 */

/**
 * Invented secrets in the environment of the build: its tests search everything written for them (S13). The last one has
 * the prefix of variables that a bundler lets through.
 */
const canaries = JSON.parse(readFileSync(path.join(root, 'scripts/lib/canaries.json'), 'utf8'));

/**
 * Steps run one after the other, because each uses both cores. A background step runs at low priority beside the
 * following ones.
 * @type {Record<'static' | 'quick' | 'all', Step[]>}
 */
const levels = {
  static: [{ name: 'static checks', run: staticChecks }],
  quick: [
    { name: 'static checks', run: staticChecks },
    { name: 'tests of changed code', run: changedTests },
  ],
  all: [
    { name: 'static checks', run: () => staticChecks({ isBackground: true }), isBackground: true },
    {
      name: 'unit and integration tests',
      run: () => vitest('unit', projects('node', 'server', 'jsdom', 'jsdom-production')),
    },
    { name: 'build', run: build },
    { name: 'bundles', run: () => vitest('bundles', projects('bundles')) },
    { name: 'journeys', run: journeys },
  ],
};

/** Runs all steps of a level and prints the sum as the last line. @returns {Promise<0 | 1>} the exit code. */
export async function runSteps(level) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const background = [];
  const runStep = async ({ name, run }) => {
    const started = performance.now();
    const result = await run().catch((error) => ({ passed: 0, failed: 1, output: String(error.stack) }));
    for (const key of Object.keys(total)) total[key] += result[key] ?? 0;
    report(name, result, performance.now() - started);
    if (result.failed > 0) failures.push(`\n──── ${name} ────\n${result.output.trim()}`);
  };
  for (const step of levels[level]) {
    const end = runStep(step);
    if (step.isBackground) background.push(end);
    else await end;
  }
  await Promise.all(background);
  for (const failure of failures) console.log(failure);
  console.log(`\n${summary(total)}`);
  return total.failed === 0 ? 0 : 1;
}

async function build() {
  const { ok, output } = await runTool('tsx/dist/cli.mjs', ['scripts/build.ts'], canaries);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

function projects(...names) {
  return names.map((name) => `--project=${name}`);
}

function report(name, result, milliseconds) {
  const mark = result.failed > 0 ? 'FAIL' : 'ok  ';
  const seconds = (milliseconds / 1000).toFixed(1).padStart(7);
  const note = result.note ? `  (${result.note})` : '';
  console.log(`${mark} ${name.padEnd(28)} ${seconds} s  ${summary(result)}${note}`);
}

/** `N passed, N failed`, and `, N skipped` if there are any. */
function summary({ passed, failed, skipped = 0 }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
