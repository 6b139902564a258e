import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';
import { checks, fullSuites, quickSuites } from './steps.mjs';

/** How many of the small checks run at once. */
const AT_ONCE = 2;

/** Runs all steps and prints the sum as the last line. @returns {Promise<0 | 1>} the exit code. */
export async function runAll({ quick, staticOnly = false }) {
  mkdirSync(path.join(root, '.cache/test'), { recursive: true });
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const act = async (step) => {
    const started = performance.now();
    const result = await runStep(step);
    for (const key of Object.keys(totals)) totals[key] += result[key] ?? 0;
    report(step.name, result, performance.now() - started);
    if (result.failed > 0) failures.push({ name: step.name, output: result.output });
  };

  const queue = [...checks];
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await act(step);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const suites = quick ? quickSuites : fullSuites;
  for (const step of staticOnly ? [] : suites) await act(step);

  for (const { name, output } of failures) console.log(`\n──── ${name} ────\n${output.trim()}`);
  console.log(`\n${summary(totals)}`);
  return totals.failed === 0 ? 0 : 1;
}

async function runStep(step) {
  try {
    return await step.run();
  } catch (error) {
    return { passed: 0, failed: 1, output: String(error?.stack ?? error) };
  }
}

function report(name, { passed, failed, skipped = 0, note }, milliseconds) {
  const mark = failed > 0 ? 'FAIL' : 'ok  ';
  const counts = passed + failed + skipped > 1 ? `  ${summary({ passed, failed, skipped })}` : '';
  const reason = note ? `  (${note})` : '';
  console.log(
    `${mark} ${name.padEnd(28)} ${(milliseconds / 1000).toFixed(1).padStart(6)} s${counts}${reason}`,
  );
}

/** `N passed, N failed`, and `, N skipped` where there are any. */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
