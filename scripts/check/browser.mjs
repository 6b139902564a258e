import { lookup } from 'node:dns/promises';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram, runTool } from './runProgram.mjs';

/** Debian's package of the headless browser, as light as Playwright's own; other systems have only the complete one. */
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/**
 * A Chromium for the journeys: the one pinned with Playwright if it is installed or can be fetched, else the system's,
 * else the distribution's package if this user may install it. In CI the headless shell is installed even when a
 * complete browser exists, because that one needs more than twice the processor time for each page.
 * @returns {Promise<{ found: true, executable?: string } | { found: false, reason: string }>}
 */
export async function findBrowser() {
  if (process.env.CHROMIUM) return { found: true, executable: process.env.CHROMIUM };
  if (await hasOwn()) return { found: true };
  const found = onPath(names);
  const wanted = found ? (process.env.CI && !onPath([SHELL]) ? [SHELL] : []) : [SHELL, 'chromium'];
  if (wanted.length === 0) return { found: true, executable: found };
  const { executable, output } = process.getuid?.() === 0 ? await install(wanted) : { output: '' };
  if (executable ?? found) return { found: true, executable: executable ?? found };
  return {
    found: false,
    reason: output
      ? `apt-get could not install one:\n${output.slice(-600)}`
      : 'neither Playwright’s own nor a system Chromium, and only root may install one.',
  };
}

/** Installs the first of these packages that the distribution has. */
async function install(packages) {
  const quick = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  let { output } = await runProgram('apt-get', [...quick, 'update'], env);
  for (const name of packages) {
    console.log(`  installing ${name} …`);
    const args = [...quick, 'install', '-y', '--no-install-recommends', name];
    ({ output } = await runProgram('apt-get', args, env));
    const executable = await startable(onPath([name]));
    if (executable) return { executable, output };
  }
  return { output };
}

/** @returns the executable if it starts, so that a broken package does not replace a browser that works. */
async function startable(executable) {
  if (!executable) return undefined;
  const { ok } = await runProgram(executable, ['--headless', '--no-sandbox', '--dump-dom', 'about:blank']);
  return ok ? executable : undefined;
}

async function hasOwn() {
  const { chromium } = await import('@playwright/test');
  if (!existsSync(chromium.executablePath())) {
    if (!(await isWorthFetching())) return false;
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

/**
 * Not where a browser as light is installed, nor offline: Playwright would try five times, for 13 seconds. Behind a
 * proxy only the proxy knows the hosts.
 */
async function isWorthFetching() {
  if (onPath([SHELL])) return false;
  if (Object.keys(process.env).some((name) => /^(https|all)_proxy$|^playwright_.*download_host$/i.test(name)))
    return true;
  const known = lookup('cdn.playwright.dev').then(
    () => true,
    () => false,
  );
  return Promise.race([known, sleep(3_000, false, { ref: false })]);
}

/** The first of these programs on the path. */
function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return programs.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
