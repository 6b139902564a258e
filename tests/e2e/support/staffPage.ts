import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

export const password = process.env['DEMO_PASSWORD'] ?? 'sala-demo-2026';
/** Storage key of the session of staff programs. */
const SESSION = 'sala.studio.session';

export const emailOf = (name: string) => `${name}@demo.sala.example`;

/**
 * A page of a staff program in a clean profile, not loaded yet.
 * @param browserErrors gets policy violations and uncaught errors of the page.
 */
export async function newStaffPage(
  browser: Browser,
  browserErrors: string[],
  profile: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // Several programs with their frames run concurrently: animations would take CPU time from the others.
    reducedMotion: 'reduce',
    ...profile,
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => browserErrors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) browserErrors.push(message.text());
  });
  return page;
}

/** Opens an address with a session of its own, unless the page already has one. */
export async function openWithSession(
  page: Page,
  address: string,
  session: { readonly token: string; readonly email: string },
): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (window.top === window && localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [SESSION, JSON.stringify(session)] as const,
  );
  await page.goto(address);
}
