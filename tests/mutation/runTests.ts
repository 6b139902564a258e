import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The result of a test run: `broken` when something other than a test failed, which proves nothing. */
export interface Verdict {
  readonly outcome: 'green' | 'red' | 'broken';
  /** The first test that failed, or the end of the output. */
  readonly message: string;
}

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly title: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs test files of a copy of the repository. @param only part of the names of the tests that count. */
export async function runTests(folder: string, files: readonly string[], only?: string): Promise<Verdict> {
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`];
  const printed = await run(folder, [...vitest, ...(only === undefined ? [] : ['-t', only]), ...files]);
  const { testResults, numPassedTests } = read(report);
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  const [first] = failed;
  if (first)
    return { outcome: 'red', message: `${first.title}: ${first.failureMessages[0]?.split('\n')[0] ?? ''}` };
  const isGreen = printed.code === 0 && numPassedTests > 0;
  return { outcome: isGreen ? 'green' : 'broken', message: printed.text.slice(-2_000) };
}

function read(report: string): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch {
    return { numPassedTests: 0, testResults: [] };
  }
}

function run(cwd: string, args: readonly string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const collect = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, text }));
  });
}
