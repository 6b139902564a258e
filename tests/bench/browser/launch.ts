import { type Browser, chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { browserFlags } from '../../e2e/support/browserFlags';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** The browser that `CHROMIUM` names, or the system's; undefined when there is only Playwright's own. */
export function browserFile(): string | undefined {
  return [process.env['CHROMIUM'], ...SYSTEM].find((file) => file !== undefined && existsSync(file));
}

/**
 * With DevTools attached, the browser resolves the source position of each error when it is created, which reads the
 * complete script again: 35 ms of the start, at full speed, that no visitor waits for. This flag computes the positions
 * in advance.
 */
export const AS_FOR_VISITORS = '--js-flags=--no-enable-lazy-source-positions';

/** A real browser: that of {@link browserFile}, or Playwright's own. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = browserFile();
  return chromium.launch({
    args: [...browserFlags, ...more],
    ...(executablePath !== undefined && { executablePath }),
  });
}
