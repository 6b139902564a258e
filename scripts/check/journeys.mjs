import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';
import { findBrowser } from './browser.mjs';
import { tool } from './run.mjs';
import { shortly } from './shortly.mjs';

const reportFile = path.join(root, '.cache/test/playwright.json');
const cli = '@playwright/test/cli.js';

/** Journeys in a real browser, counted from Playwright's own report. Without a browser they are skipped, but not in CI. */
export async function journeys() {
  const browser = await findBrowser();
  if (!browser.found) return withoutBrowser(browser.reason);
  rmSync(reportFile, { force: true });
  const { ok, output } = await tool(cli, ['test', '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    ...(browser.executable && { CHROMIUM: browser.executable }),
  });
  const report = read();
  if (!report) return { passed: 0, failed: 1, output: `${output}\nPlaywright left no report.` };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const names = report.suites.flatMap(troubled);
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && !ok ? 1 : unexpected,
    skipped,
    note: names.join('; '),
    output: [...names, output].join('\n'),
  };
}

/** What failed or needed a second try, and why: told with the step itself, for a log may cut long reports. */
function troubled({ suites = [], specs = [] }) {
  const named = specs.flatMap(({ ok, tests, file, line, title }) => {
    if (ok && tests.every(({ status }) => status !== 'flaky')) return [];
    const { error } = tests.flatMap(({ results }) => results).find((result) => result.error) ?? {};
    return [
      `${ok ? 'second try' : 'failed'}: ${file}:${line} ${title}: ${shortly(error?.message ?? 'no reason')}`,
    ];
  });
  return [...named, ...suites.flatMap(troubled)];
}

async function withoutBrowser(reason) {
  if (process.env.CI) return { passed: 0, failed: 1, output: `The journeys need a browser: ${reason}` };
  const { output } = await tool(cli, ['test', '--list', '--reporter=line']);
  const count = Number(/Total: (\d+) test/.exec(output)?.[1] ?? 1);
  return { passed: 0, failed: 0, skipped: count, output: '', note: `no browser: ${reason}` };
}

function read() {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return undefined;
  }
}
