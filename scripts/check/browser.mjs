import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { runProgram, runTool } from './runProgram.mjs';

/** Debian's package of the headless browser, as light as Playwright's own; other systems have only the complete one. */
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/**
 * A Chromium for the journeys: the one pinned with Playwright if it is installed or can be fetched, else the system's,
 * else the distribution's package if this user may install it.
 * @returns {Promise<{ found: true, executable?: string } | { found: false, reason: string }>}
 */
export async function findBrowser() {
  if (process.env.CHROMIUM) return { found: true, executable: process.env.CHROMIUM };
  if (await hasOwn()) return { found: true };
  const system = onPath();
  if (system) return { found: true, executable: system };
  if (process.getuid?.() !== 0) {
    return {
      found: false,
      reason: 'neither Playwright’s own nor a system Chromium, and only root may install one.',
    };
  }
  console.log('  installing Chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update'], env);
  let output = '';
  for (const name of [SHELL, 'chromium']) {
    ({ output } = await runProgram('apt-get', ['install', '-y', '--no-install-recommends', name], env));
    const installed = onPath();
    if (installed) return { found: true, executable: installed };
  }
  return { found: false, reason: `apt-get could not install one:\n${output.slice(-600)}` };
}

/** Playwright's own may lack a system library, so it is started once. */
async function hasOwn() {
  const { chromium } = await import('@playwright/test');
  if (!existsSync(chromium.executablePath())) {
    console.log('  fetching Playwright’s Chromium …');
    const { ok } = await runTool('@playwright/test/cli.js', ['install', 'chromium']);
    if (!ok) return false;
  }
  try {
    const browser = await chromium.launch({ args: ['--no-sandbox'] });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
