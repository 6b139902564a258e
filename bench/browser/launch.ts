import { type Browser, chromium } from '@playwright/test';
import { existsSync } from 'node:fs';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** A real browser: the one that `CHROMIUM` names, the system's, or Playwright's own. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = [process.env['CHROMIUM'], ...SYSTEM].find(
    (file) => file !== undefined && existsSync(file),
  );
  return chromium.launch({
    args: [...FLAGS, ...more],
    ...(executablePath !== undefined && { executablePath }),
  });
}
