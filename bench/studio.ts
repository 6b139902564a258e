import type { Page } from '@playwright/test';
import { parseArgs } from 'node:util';
import { buildSite } from '#scripts/build/buildSite';
import { brandsToBuild } from '#scripts/build/brandsToBuild';
import { defaultOut } from '#scripts/build/places';
import { startServer } from '../e2e/support/startServer';
import { launchBrowser } from './browser/launch';
import { median } from './measure';
import { installMeter, type Meter } from './studioMeter';

/** In the page. */
declare const meter: Meter;

/** Pages of the studio with so many frames in sight; the window is as large as they need. */
const scenes = [
  { frames: 1, query: 'device=phone-390' },
  { frames: 4, query: 'device=phone-360.phone-390.tablet.desktop&zoom=30' },
  { frames: 12, query: 'mode=matrix&dimension=bonus&device=phone-360.phone-390.tablet.desktop&zoom=25' },
] as const;
const throttles = [1, 4] as const;
/** Milliseconds within which an edit is painted in every frame, at the 95th percentile with four frames at 4× (preview point 2). */
const BUDGET = 100;
const MEMORY_EDITS = 1_000;

/**
 * The studio in a real browser: first load, time from an edit of the main colour until every frame in sight has painted
 * it, with 1, 4 and 12 frames, plain and at a fourth of the processor; and memory over 1,000 edits.
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
    const [brand] = await brandsToBuild();
    const page = await browser.newPage({ viewport: { width: 2200, height: 1300 } });
    // The TypeScript runner names functions with a helper of its own, which the page has not.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(installMeter);
    await logIn(page, `http://studio.localhost:${String(server.port)}`);
    const address = (query: string) =>
      `http://studio.localhost:${String(server.port)}/b/${brand?.id ?? ''}?group=theme&${query}`;
    await measureLoad(page, address(scenes[0].query));
    for (const { frames, query } of scenes) await measureEdits(page, address(query), { frames, edits });
    if (!values.quick) await measureMemory(page, address(scenes[0].query));
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A demo server's publisher. */
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

async function measureEdits(
  page: Page,
  address: string,
  { frames, edits }: { readonly frames: number; readonly edits: number },
): Promise<void> {
  await page.goto(address);
  await page.waitForFunction((n) => meter.painted() >= n, frames);
  await page.waitForSelector('[data-setting="/theme/color"] input');
  const session = await page.context().newCDPSession(page);
  for (const rate of throttles) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const times = await edit(page, { frames, edits });
    const budget = frames === 4 && rate === 4 ? `  budget ${String(BUDGET)} ms at p95` : '';
    console.log(
      `edit to paint, ${String(frames).padStart(2)} frames, ${rate === 1 ? 'plain' : '4× slow'}      ${summary(times)}${budget}`,
    );
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

/** Edits the main colour, each as soon as the one before is painted everywhere; milliseconds each took. */
function edit(page: Page, { frames, edits }: { readonly frames: number; readonly edits: number }) {
  return page.evaluate(([n, count]) => meter.edits(n, count), [frames, edits] as const);
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
