import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { installObserver, type Observed } from './observer';

/** Globals that the benchmark adds to the page. */
declare const observed: Observed;

/** Slow 4G as Lighthouse applies it by DevTools: bytes per second, ms per request. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};
/** A mid-range phone, as Lighthouse emulates it. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'th-TH',
  timezoneId: 'Asia/Bangkok',
};
/** At the left edge, where a tap activates nothing. */
const EDGE = [4, 400] as const;
/** The page counts as idle after this many ms without requests and tasks. */
const REST = 1_000;

export interface Visit extends Observed {
  /** Transferred bytes, headers included. */
  readonly bytes: number;
  readonly requests: number;
  /** From a tap at the worst moment, when the app's script has just arrived, until its paint; 0 without a script. */
  readonly firstTap: number;
}

/** A first visit: empty cache, slow 4G, CPU throttled by this factor. */
export async function firstVisit(browser: Browser, address: string, slowdown: number): Promise<Visit> {
  const { context, page, session } = await openPage(browser, slowdown);
  try {
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    const traffic = watchTraffic(session);
    const tapped = traffic.scriptArrived.then(() => page.touchscreen.tap(...EDGE));
    await page.goto(address, { waitUntil: 'load' });
    if (traffic.hasScript()) await tapped;
    await rest(page, () => traffic.busy());
    const seen = await page.evaluate(() => observed);
    return {
      ...seen,
      bytes: traffic.bytes(),
      requests: traffic.requests(),
      firstTap: Math.max(0, ...seen.taps.map(({ ms }) => ms)),
    };
  } finally {
    await context.close();
  }
}

export interface OpenPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** A page with the observer, on a CPU throttled by this factor. */
export async function openPage(browser: Browser, slowdown: number): Promise<OpenPage> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  // The TypeScript runner wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installObserver);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, session };
}

function watchTraffic(session: CDPSession) {
  let [bytes, requests, open, lastAt] = [0, 0, 0, performance.now()];
  const scripts = new Set<string>();
  let arrived: () => void = () => undefined;
  const scriptArrived = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const changed = (by: number) => {
    open += by;
    lastAt = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return;
    if (type === 'Script') scripts.add(requestId);
    requests += 1;
    changed(1);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    changed(-1);
    if (scripts.has(requestId)) arrived();
  });
  session.on('Network.loadingFailed', () => changed(-1));
  return {
    scriptArrived,
    hasScript: () => scripts.size > 0,
    bytes: () => bytes,
    requests: () => requests,
    busy: () => open > 0 || performance.now() - lastAt < REST,
  };
}

/** Waits until a page is idle. */
async function rest(page: Page, busy: () => boolean): Promise<void> {
  while (busy()) await page.waitForTimeout(100);
  // After the tasks that the last response started.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
}
