import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { brandsToBuild } from '#scripts/bundle/brandsToBuild';
import { buildSite } from '#scripts/bundle/buildSite';
import { defaultOut } from '#scripts/bundle/places';
import { browserFlags } from '../e2e/support/browserFlags';
import { startServer } from '../e2e/support/startServer';
import { AS_FOR_VISITORS, browserFile } from './browser/launch';
import { spread } from './measure';

/** The last version for Node 20. Fetched on first use, because nothing else here needs its hundred packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PAGES = ['/', '/login'] as const;
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
const execute = promisify(execFile);

/** The parts of its report that are used. */
interface Report {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
}
interface Category {
  /** From 0 to 1. */
  readonly score: number;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}
interface Audit {
  readonly title: string;
  /** From 0 to 1; null where it does not apply. */
  readonly score: number | null;
  readonly numericValue?: number;
}

/**
 * Lighthouse for phones on `/` and `/login` of every brand: performance on slow 4G with a CPU 4 times slower, both
 * simulated by Lighthouse and applied by DevTools; accessibility, best practices and SEO with their findings. The
 * server runs as in production with its content security policy.
 *
 * Options: --runs <n>, default 3; --brand <id>, default all. Environment: CHROMIUM, another browser.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '3' }, brand: { type: 'string', multiple: true } },
  });
  const runs = Number(values.runs);
  await buildSite({ only: undefined, out: defaultOut, ifStale: true, log: console.log });
  const ids = (await brandsToBuild()).brands
    .map(({ id }) => id)
    .filter((id) => values.brand?.includes(id) ?? true);
  const server = await startServer();
  console.log(`${LIGHTHOUSE}, median of ${String(runs)} (lowest–highest)\n`);
  try {
    for (const id of ids) {
      for (const page of PAGES) {
        const address = `http://${id}.localhost:${String(server.port)}${page}`;
        for (const method of ['devtools', 'simulate'] as const) {
          const reports = await inspectOften(address, runs, ['performance', `--throttling-method=${method}`]);
          showSpeed(`${id} ${page} ${method}`, reports);
        }
        showFaults(await inspect(address, [CATEGORIES.join(',')]));
      }
    }
  } finally {
    await server.stop();
  }
}

async function inspectOften(address: string, runs: number, options: Options): Promise<readonly Report[]> {
  const reports: Report[] = [];
  for (let n = 0; n < runs; n += 1) reports.push(await inspect(address, options));
  return reports;
}

/** Categories, then flags. */
type Options = readonly [string, ...string[]];

/** @throws Error with Lighthouse's output, when it cannot be fetched or cannot open the page. */
async function inspect(address: string, [categories, ...flags]: Options): Promise<Report> {
  const command = [
    '--yes',
    LIGHTHOUSE,
    address,
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    `--chrome-flags=${[...browserFlags, AS_FOR_VISITORS].join(' ')}`,
    `--only-categories=${categories}`,
    ...flags,
  ];
  const env = { ...process.env, CHROME_PATH: browserFile() ?? chromium.executablePath() };
  const { stdout } = await execute('npx', command, { env, maxBuffer: 2 ** 26 }).catch((cause: unknown) => {
    throw new Error(`${LIGHTHOUSE} did not run; the first time it needs the package registry.`, { cause });
  });
  return JSON.parse(stdout) as Report;
}

function showSpeed(name: string, reports: readonly Report[]): void {
  const of = (id: string) => reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const scores = reports.map(({ categories }) => (categories['performance']?.score ?? 0) * 100);
  console.log(
    [
      name.padEnd(28),
      `performance ${spread(scores)}`,
      `FCP ${spread(of('first-contentful-paint'))}`,
      `LCP ${spread(of('largest-contentful-paint'))} ms`,
      `TBT ${spread(of('total-blocking-time'))} ms`,
      `CLS ${Math.max(...of('cumulative-layout-shift')).toFixed(3)}`,
    ].join('  '),
  );
}

function showFaults({ categories, audits }: Report): void {
  const scores = CATEGORIES.map((id) => `${id} ${((categories[id]?.score ?? 0) * 100).toFixed(0)}`);
  console.log(`${''.padEnd(28)}  ${scores.join('  ')}`);
  const checked = CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? []);
  for (const { id, weight } of checked) {
    const { score = null, title = id } = audits[id] ?? {};
    if (weight > 0 && score !== null && score < 1) console.log(`${''.padEnd(30)}${title} (${id})`);
  }
}
