import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** How a run of tests ended: `broken` when something else than a test failed, so that nothing was proven. */
export interface Verdict {
  readonly outcome: 'green' | 'red' | 'broken';
  /** The first test that failed, or what was printed. */
  readonly words: string;
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

/** Runs test files of a copy of the repository; one that fails has another try, lest the machine be what failed. @param only part of the names of the tests that count. */
export async function runTests(folder: string, files: readonly string[], only?: string): Promise<Verdict> {
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--retry=1',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const printed = await run(folder, [...vitest, ...(only === undefined ? [] : ['-t', only]), ...files]);
  const { testResults, numPassedTests } = read(report);
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  const [first] = failed;
  if (first)
    return { outcome: 'red', words: `${first.title}: ${first.failureMessages[0]?.split('\n')[0] ?? ''}` };
  const isGreen = printed.code === 0 && numPassedTests > 0;
  return { outcome: isGreen ? 'green' : 'broken', words: printed.text.slice(-2_000) };
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
  const hear = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, text }));
  });
}
