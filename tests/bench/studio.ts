import type { Browser, Page } from '@playwright/test';
import { parseArgs } from 'node:util';
import { buildSite } from '#scripts/bundle/buildSite';
import { brandsToBuild } from '#scripts/bundle/brandsToBuild';
import { defaultOut } from '#scripts/bundle/places';
import { startServer } from '../e2e/support/startServer';
import type { Device } from '@studio/core/browser/view';
import { launchBrowser } from './browser/launch';
import { median } from './measure';
import { baselineAddress, serveBaseline } from './studioBaseline';
import { colours, installMeter, type Meter } from './studioMeter';
import { serveStaticReferences, takeStaticReferences } from './staticReference';

/** Globals that the benchmark adds to the page. */
declare const meter: Meter;

interface Scene {
  readonly screens: readonly Device[];
  readonly zoom: number;
  readonly query: string;
}

const all = ['phone-360', 'phone-390', 'tablet', 'desktop'] as const;
/** Pages of the studio with this many visible frames; the window fits them. `zoom` in percent. */
const scenes: readonly [Scene, ...Scene[]] = [
  { screens: ['phone-390'], zoom: 100, query: 'device=phone-390' },
  { screens: all, zoom: 30, query: `device=${all.join('.')}` },
  {
    screens: [...all, ...all, ...all],
    zoom: 25,
    query: `device=${all.join('.')}&mode=matrix&dimension=bonus`,
  },
];
const throttles = [1, 4] as const;
/** Most that an edit may take, with four frames at 4×, as a multiple of the same pages without the studio. */
const BUDGET = 2;
const MEMORY_EDITS = 1_000;

/**
 * The studio in a real browser: first load, time from an edit of the main colour until every visible frame has painted
 * it, with 1, 4 and 12 frames, at full speed and on a CPU 4 times slower; and memory over 1,000 edits. Two references
 * of the same browser and machine accompany each edit: frames with only a coloured box (`studioBaseline.ts`), and the
 * same pages without the product's scripts (`staticReference.ts`).
 *
 * Options: --quick for a short run. Environment: CHROMIUM, a browser other than Playwright's own.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { quick: { type: 'boolean' } } });
  const edits = values.quick ? 20 : 100;
  await buildSite({ only: undefined, out: defaultOut, ifStale: true, log: console.log });
  const server = await startServer();
  const browser = await launchBrowser(['--js-flags=--expose-gc']);
  console.log(`Chromium ${browser.version()}, ${String(edits)} edits each\n`);
  try {
    const {
      brands: [brand],
    } = await brandsToBuild();
    const [baseline, page] = [await openPage(browser), await openPage(browser)];
    await serveBaseline(baseline);
    if (!brand) throw new Error('There is no brand.');
    const origin = `http://studio.localhost:${String(server.port)}`;
    await logIn(page, origin);
    const address = ({ query, zoom }: Scene) =>
      `${origin}/b/${brand.id}?group=theme&zoom=${String(zoom)}&${query}`;
    await measureLoad(page, address(scenes[0]));
    for (const scene of scenes) {
      const { screens, zoom } = scene;
      const frames = screens.length;
      const scale = zoom / 100;
      const effort = { frames, edits };
      const box = await measureEdits(baseline, baselineAddress(screens, scale), effort);
      let references: Awaited<ReturnType<typeof takeStaticReferences>> = [];
      const studio = await measureEdits(page, address(scene), effort, async () => {
        references = await takeStaticReferences(page);
      });
      const pages = await openPage(browser);
      const reference = await measureEdits(
        pages,
        await serveStaticReferences(pages, references, { origin, scale, brand }),
        effort,
      );
      await pages.close();
      report(frames, { studio, box, reference });
    }
    if (!values.quick) await measureMemory(page, address(scenes[0]));
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 2200, height: 1300 } });
  // The TypeScript runner wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installMeter);
  return page;
}

/** The publisher of a demo server. */
async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`);
  const fields = page.locator('form input');
  await fields.nth(0).fill('publisher@demo.sala.example');
  await fields.nth(1).fill(process.env['DEMO_PASSWORD'] ?? 'sala-demo-2026');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/b\//);
}

async function measureLoad(page: Page, address: string): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await page.goto('about:blank');
    const start = performance.now();
    await page.goto(address);
    await page.waitForFunction(() => meter.painted() >= 1);
    times.push(performance.now() - start);
  }
  console.log(`opened until the frame shows its brand      ${summary(times)}  budget 2,000 ms`);
}

/** Duration of a page's edits in ms, per CPU throttle. */
type Timed = ReadonlyMap<number, readonly number[]>;

async function measureEdits(
  page: Page,
  address: string,
  { frames, edits }: { readonly frames: number; readonly edits: number },
  beforeLeaving?: () => Promise<void>,
): Promise<Timed> {
  await page.bringToFront();
  await page.goto(address);
  await page.waitForFunction((n) => meter.painted() >= n, frames);
  await page.waitForSelector('[data-setting="/theme/color"] input');
  const session = await page.context().newCDPSession(page);
  const timed = new Map<number, readonly number[]>();
  for (const rate of throttles) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    timed.set(rate, await edit(page, { frames, edits }));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await beforeLeaving?.();
  // Must not run while the next page is measured.
  await page.goto('about:blank');
  return timed;
}

function report(
  frames: number,
  { studio, box, reference }: Readonly<Record<'studio' | 'box' | 'reference', Timed>>,
): void {
  for (const rate of throttles) {
    const scene = `${String(frames).padStart(2)} frames, ${rate === 1 ? 'plain' : '4× slow'}`;
    const say = (what: string, timed: Timed, more = '') =>
      console.log(`${`${what}, ${scene}`.padEnd(48)}${summary(timed.get(rate) ?? [])}${more}`);
    const of = (timed: Timed) => median(timed.get(rate) ?? []);
    const budget = frames === 4 && rate === 4 ? `, budget ${String(BUDGET)}` : '';
    say('reference: a coloured box', box);
    say('reference: the same pages, no program', reference);
    say('edit to paint', studio, `  ${(of(studio) / of(reference)).toFixed(2)} of the same pages${budget}`);
  }
}

/** Edits the main colour, each time as soon as the previous edit is painted everywhere; durations in ms. */
function edit(page: Page, { frames, edits }: { readonly frames: number; readonly edits: number }) {
  const typed = Array.from({ length: edits }, (_, n) => colours[(n + 1) % colours.length] ?? '');
  return page.evaluate(([n, list]) => meter.edits(n, list), [frames, typed] as const);
}

async function measureMemory(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => meter.painted() >= 1);
  await page.waitForSelector('[data-setting="/theme/color"] input');
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 2 ** 20;
  };
  const sizes: number[] = [];
  for (let done = 0; done < MEMORY_EDITS; done += 250) {
    await edit(page, { frames: 1, edits: 250 });
    sizes.push(await heap());
  }
  console.log(
    `heap after ${String(MEMORY_EDITS)} edits, each 250             ${sizes.map((size) => size.toFixed(1)).join(', ')} MB`,
  );
}

function summary(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `median ${median(sorted).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, ${at(0).toFixed(0)}–${at(1).toFixed(0)}`;
}
