import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';
import { tool } from './run.mjs';
import { shortly } from './shortly.mjs';

/** Some projects of vitest, counted from its own report. */
export async function vitest(projects) {
  const reportFile = path.join(root, `.cache/test/vitest-${projects.join('-')}.json`);
  rmSync(reportFile, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { ok, output } = await tool('vitest/vitest.mjs', [
    'run',
    ...projects.map((name) => `--project=${name}`),
    // As with the journeys: what passes only then is named in the report.
    ...(process.env.CI ? ['--retry=1'] : []),
    ...reporters,
  ]);
  const report = read(reportFile);
  if (!report) return { passed: 0, failed: 1, output: `${output}\nvitest left no report.` };
  // A file that cannot even be loaded holds no test that could fail.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + broken.length;
  const troubled = report.testResults.flatMap(troubledIn);
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    note: troubled.join('; '),
    output: [...troubled, output].join('\n'),
  };
}

/** What failed or needed a second try, and why: told with the step itself, for a log may cut long reports. */
function troubledIn({ name: file, assertionResults }) {
  return assertionResults
    .filter(({ failureMessages }) => failureMessages.length > 0)
    .map(({ status, fullName, failureMessages }) => {
      const what = status === 'passed' ? 'second try' : 'failed';
      return `${what}: ${path.relative(root, file)} ${fullName}: ${shortly(failureMessages[0])}`;
    });
}

function read(reportFile) {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return undefined;
  }
}
