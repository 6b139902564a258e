import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/process.mjs';
import { findBrowser } from './browser.mjs';
import { oneLine, readReport, runTool } from './runProgram.mjs';

const reportFile = path.join(root, '.cache/test/playwright.json');
const cli = '@playwright/test/cli.js';

/** Journeys in a real browser, counted from Playwright's JSON report. Without a browser they are skipped, but not in CI. */
export async function journeys() {
  const browser = await findBrowser();
  if (!browser.found) return withoutBrowser(browser.reason);
  rmSync(reportFile, { force: true });
  const { ok, output } = await runTool(cli, ['test', '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    ...(browser.executable && { CHROMIUM: browser.executable }),
  });
  const report = readReport(reportFile);
  if (!report) return { passed: 0, failed: 1, output: `${output}\nPlaywright wrote no report.` };
  const { expected, unexpected, skipped } = report.stats;
  const reasons = report.suites.flatMap(failuresOf);
  return {
    passed: expected,
    failed: unexpected === 0 && !ok ? 1 : unexpected,
    skipped,
    note: reasons.join('; '),
    output: [...reasons, output].join('\n'),
  };
}

function failuresOf({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  const own = failed.map(({ tests, file, line, title }) => {
    const { error } = tests.flatMap(({ results }) => results).find((result) => result.error) ?? {};
    return `failed: ${file}:${line} ${title}: ${oneLine(error?.message ?? 'no reason')}`;
  });
  return [...own, ...suites.flatMap(failuresOf)];
}

async function withoutBrowser(reason) {
  if (process.env.CI) return { passed: 0, failed: 1, output: `The journeys need a browser: ${reason}` };
  const { output } = await runTool(cli, ['test', '--list', '--reporter=line']);
  const count = Number(/Total: (\d+) test/.exec(output)?.[1] ?? 1);
  return { passed: 0, failed: 0, skipped: count, output: '', note: `no browser: ${reason}` };
}
