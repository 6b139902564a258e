import type { CDPSession, Page } from '@playwright/test';

/** The part of the browser's layout-shift entries that is used here. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface Shifts {
  /** Sum of all shifts that no input caused. */
  sum: number;
  /** Each shift with what moved, for the message of a failed test. */
  readonly moved: string[];
}

/** Milliseconds that each request takes longer, because a response from this machine may arrive before the first paint. */
const LATENCY = 120;
const FONTS = '.woff2';

export interface Loads {
  /** Layout shift, messages of the console and uncaught errors since the last call. */
  take(): Promise<Shifts & { readonly messages: readonly string[] }>;
  /** Shows the page in the brand's fonts, which are blocked until then. */
  showFonts(): Promise<void>;
}

/**
 * Records how documents opened from now on load. They load without the brand's fonts, because the shift of a font swap
 * depends on the fonts of the machine.
 */
export async function watchLoads(page: Page): Promise<Loads> {
  const messages: string[] = [];
  page.on('console', (message) => {
    const isReported = ['error', 'warning'].includes(message.type());
    if (isReported && !message.location().url.endsWith(FONTS)) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  const session = await page.context().newCDPSession(page);
  await slowDown(session);
  await blockFonts(session, true);
  await page.addInitScript(recordShifts);
  return {
    take: async () => ({
      ...(await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)),
      messages: messages.splice(0),
    }),
    showFonts: async () => {
      await blockFonts(session, false);
      await page.evaluate(renewFaces);
      await blockFonts(session, true);
    },
  };
}

const slowDown = (session: CDPSession) =>
  session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });

async function blockFonts(session: CDPSession, isBlocked: boolean): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: isBlocked ? [`*${FONTS}`] : [] });
}

/** Runs in the page: a face that failed is loaded again only as another rule. */
async function renewFaces(): Promise<void> {
  for (const style of document.querySelectorAll('style')) {
    if (!style.textContent.includes('@font-face')) continue;
    const copy = document.createElement('style');
    copy.nonce = style.nonce;
    copy.textContent = style.textContent;
    style.replaceWith(copy);
  }
  await document.fonts.ready;
}

/** Runs in the page. */
function recordShifts(): void {
  if (window.top !== window) return;
  const shifts: Shifts = { sum: 0, moved: [] };
  Object.assign(window, { shifts });
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'a removed element';
    return `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 30)}”`;
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      shifts.sum += value;
      const moves = sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${nameOf(node)} ${Math.round(from.y)}+${Math.round(from.height)} → ${Math.round(to.y)}+${Math.round(to.height)}`,
      );
      shifts.moved.push(`${value.toFixed(3)}: ${moves.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
