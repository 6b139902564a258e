import { type Browser, chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { browserFlags } from '../../e2e/support/browserFlags';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** A real browser: the one that `CHROMIUM` names, the system's, or Playwright's own. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = [process.env['CHROMIUM'], ...SYSTEM].find(
    (file) => file !== undefined && existsSync(file),
  );
  return chromium.launch({
    args: [...browserFlags, ...more],
    ...(executablePath !== undefined && { executablePath }),
  });
}
