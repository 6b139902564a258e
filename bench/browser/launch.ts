import { type Browser, chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { browserFlags } from '../../e2e/support/browserFlags';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** The browser that `CHROMIUM` names, or the system's; undefined where there is none but Playwright's own. */
export function browserFile(): string | undefined {
  return [process.env['CHROMIUM'], ...SYSTEM].find((file) => file !== undefined && existsSync(file));
}

/** A real browser: that of {@link browserFile}, or Playwright's own. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = browserFile();
  return chromium.launch({
    args: [...browserFlags, ...more],
    ...(executablePath !== undefined && { executablePath }),
  });
}
