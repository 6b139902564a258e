import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/process.mjs';
import { oneLine, readReport, runProgram, runTool } from './runProgram.mjs';

/** Unit tests, counted from vitest's JSON report. */
export async function vitest(name, args) {
  const reportFile = path.join(root, `.cache/test/vitest-${name}.json`);
  mkdirSync(path.dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { ok, output } = await runTool('vitest/vitest.mjs', ['run', ...args, ...reporters]);
  const report = readReport(reportFile);
  if (!report) return { passed: 0, failed: 1, output: `${output}\nvitest wrote no report.` };
  // A file that cannot be loaded contains no test that could fail.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + broken.length;
  const reasons = report.testResults.flatMap(failuresOf);
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    note: reasons.join('; '),
    output: [...reasons, output].join('\n'),
  };
}

/** The tests that reach a file changed since the last commit of origin/main, or an uncommitted one without a remote. */
export async function changedTests() {
  const { ok, output } = await runProgram('git', ['merge-base', 'HEAD', 'origin/main']);
  const since = ok ? output.trim() : 'HEAD';
  return vitest('changed', [`--changed=${since}`, '--passWithNoTests', '--exclude=scripts/bundle/built/**']);
}

/** One line for each test that failed, or that was still to end when its process died (`pending`). */
function failuresOf({ name: file, assertionResults }) {
  return assertionResults
    .filter(({ status }) => status === 'failed' || status === 'pending')
    .map(({ status, fullName, failureMessages: [message = 'its process ended'] }) => {
      const failure = status === 'pending' ? 'did not end' : 'failed';
      return `${failure}: ${path.relative(root, file)} ${fullName}: ${oneLine(message)}`;
    });
}
