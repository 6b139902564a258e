import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { brandsToBuild } from '#scripts/bundle/brandsToBuild';
import { buildSite } from '#scripts/bundle/buildSite';
import { defaultOut } from '#scripts/bundle/places';
import { startServer } from '../e2e/support/startServer';
import { AS_FOR_VISITORS, launchBrowser } from './browser/launch';
import { startBaselineSite } from './browser/baselineSite';
import { journey } from './browser/journey';
import { ONE_LINE, startStaticSite } from './browser/staticSite';
import { median, spread } from './measure';
import type { Tap } from './browser/observer';
import { firstVisit, type Visit } from './browser/visit';

/** A mid-range phone, as Lighthouse emulates it, and a low-end one. */
const SLOWDOWNS = [4, 10.5] as const;
const PAGES = ['/', '/login'] as const;

/**
 * The member site of every brand in a real browser. First visits to `/` and `/login` with an empty cache, on slow 4G as
 * Lighthouse applies it by DevTools, on CPUs 4 and 10.5 times slower; then, with cached chunks and a fast network, the
 * time from a tap to the dashboard, and every tap of the main journey on a CPU 4 times slower. References of the
 * machine, alternating with each page: a log-in page with only the required libraries (the baseline), the same page
 * without scripts, and a one-line page.
 *
 * Options: --runs <n>, default 5; --brand <id>, default all. Environment: CHROMIUM, another browser.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '5' }, brand: { type: 'string', multiple: true } },
  });
  const runs = Number(values.runs);
  await buildSite({ only: undefined, out: defaultOut, ifStale: true, log: console.log });
  const ids = (await brandsToBuild()).brands
    .map(({ id }) => id)
    .filter((id) => values.brand?.includes(id) ?? true);
  const server = await startServer();
  const staticSite = await startStaticSite(server.port);
  const baseline = await startBaselineSite();
  const browser = await launchBrowser([AS_FOR_VISITORS]);
  console.log(`Chromium ${browser.version()}, median of ${String(runs)} (lowest–highest)\n`);
  try {
    for (const id of ids) {
      const site = `http://${id}.localhost:${String(server.port)}`;
      for (const page of PAGES) {
        for (const slowdown of SLOWDOWNS) {
          const reference = `http://${id}.localhost:${String(staticSite.port)}`;
          const addresses = [
            `${site}${page}`,
            baseline.address,
            `${reference}${page}`,
            `${reference}${ONE_LINE}`,
          ];
          const [visits = [], atBaseline = [], ...references] = await visitByTurns(browser, addresses, {
            slowdown,
            runs,
          });
          report(`${id} ${page}, ${String(slowdown)}×`, visits);
          report('  baseline', atBaseline);
          reportReferences(references);
        }
      }
      const { warm, taps } = await journey(browser, site, runs);
      console.log(`${id} dashboard from a tap, chunks cached: ${spread(warm)} ms (budget 100)`);
      reportTaps(id, taps);
    }
  } finally {
    await browser.close();
    await baseline.stop();
    await staticSite.stop();
    await server.stop();
  }
}

/** The visits of each address. */
async function visitByTurns(
  browser: Browser,
  addresses: readonly string[],
  { slowdown, runs }: { readonly slowdown: number; readonly runs: number },
): Promise<readonly (readonly Visit[])[]> {
  // Not measured: the server creates a document on its first request.
  for (const address of addresses) {
    const { host } = new URL(address);
    await fetch(address.replace(/\/\/[^:]+/, '//127.0.0.1'), { headers: { host } });
  }
  const visits = addresses.map((): Visit[] => []);
  for (let n = 0; n < runs; n += 1)
    for (const [nth, address] of addresses.entries())
      visits[nth]?.push(await firstVisit(browser, address, slowdown));
  return visits;
}

function reportReferences([reference = [], line = []]: readonly (readonly Visit[])[]): void {
  const largest = (visits: readonly Visit[]) => spread(visits.map(({ lcp }) => lcp));
  console.log(`  without script: LCP ${largest(reference)} ms, one line: LCP ${largest(line)} ms`);
}

function report(name: string, visits: readonly Visit[]): void {
  const of = (pick: (visit: Visit) => number) => spread(visits.map(pick));
  const kb = median(visits.map(({ bytes }) => bytes)) / 1024;
  console.log(
    [
      name.padEnd(24),
      `FCP ${of(({ fcp }) => fcp)}`,
      `LCP ${of(({ lcp }) => lcp)} ms`,
      `CLS ${Math.max(...visits.map(({ cls }) => cls)).toFixed(3)}`,
      `blocked ${of(({ blocked }) => blocked)}`,
      `first tap ${of(({ firstTap }) => firstTap)} ms`,
      `${kb.toFixed(0)} KB in ${String(median(visits.map(({ requests }) => requests)))} requests`,
      `largest: ${visits.at(-1)?.largest ?? ''}`,
      `moved most: ${visits.at(-1)?.moved || 'nothing'}`,
    ].join('  '),
  );
}

/** Number of slowest taps in the report. */
const NAMED = 3;

function reportTaps(id: string, taps: readonly Tap[]): void {
  console.log(`${id} ${String(taps.length)} taps at 4×: ${spread(taps.map(({ ms }) => ms))} ms (budget 100)`);
  const slowest = [...taps].sort((a, b) => b.ms - a.ms).slice(0, NAMED);
  for (const { ms, parts, on } of slowest)
    console.log(
      `  ${ms.toFixed(0)} ms = ${parts.map((part) => part.toFixed(0)).join(' + ')} (waiting, code, paint): ${on}`,
    );
  console.log('');
}
