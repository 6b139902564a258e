import './localhost';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Brand } from '#schemas/brand/brand';

/** The brands that were built, in the order of their folders. */
export const brands = readdirSync('dist')
  .filter((id) => existsSync(`dist/${id}/brand.json`))
  .sort()
  .map(brandOf);

/** The brand that unlisted hosts open. */
export const primaryBrand = brands.find(({ primary }) => primary)?.id ?? brands[0]?.id ?? '';

/** The complete brand as it was built. */
export function brandOf(id: string): Brand {
  return JSON.parse(readFileSync(`dist/${id}/brand.json`, 'utf8')) as Brand;
}

/** A brand that has what a journey needs. */
export function brandWith(has: (brand: Brand) => boolean): string {
  const found = brands.find(({ id }) => has(brandOf(id)));
  if (!found) throw new Error(`No brand has ${String(has)}`);
  return found.id;
}

/** Hosts of the sandbox, which is another process. */
const SANDBOX_HOSTS = ['bank', 'games'];

function portOf(id: string): string {
  return process.env[SANDBOX_HOSTS.includes(id) ? 'E2E_SANDBOX_PORT' : 'E2E_PORT'] ?? '';
}

/** Address of a page of a brand or of the sandbox. Chromium resolves `*.localhost` on its own. */
export function brandUrl(id: string, page = '/'): string {
  return `http://${id}.localhost:${portOf(id)}${page}`;
}

/** The same for calls from outside the browser: only browsers resolve `*.localhost` everywhere. */
export function direct(id: string, page: string): { readonly url: string; readonly host: string } {
  const port = portOf(id);
  return { url: `http://127.0.0.1:${port}${page}`, host: `${id}.localhost:${port}` };
}

interface Watch {
  /** Policy violations and uncaught errors of the journey. A journey that provokes them on purpose empties it. */
  readonly browserErrors: string[];
}

/** Playwright's `test`; every journey also fails on a policy violation (W1) or an uncaught error in the page. */
export const test = base.extend<Watch>({
  // Rate limits count by address; concurrent journeys must not share one.
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ 'x-forwarded-for': ownAddress() }),
  browserErrors: [
    async ({ page }, use) => {
      const browserErrors: string[] = [];
      page.on('pageerror', (error) => browserErrors.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) browserErrors.push(message.text());
      });
      await use(browserErrors);
      expect(browserErrors, 'policy violations and uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Site path of the built file that contains a module of the member app, `/app/1a2b3c4d.js`. */
export function chunkOf(module: string): string {
  const { modules } = JSON.parse(readFileSync('.cache/build/client/chunks.json', 'utf8')) as {
    readonly modules: Readonly<Record<string, string>>;
  };
  const file = modules[module];
  if (file === undefined) throw new Error(`No built file contains ${module}.`);
  return `/${file}`;
}

let serial = 0;

/** Digits that no other journey uses, in any worker or run. */
export function uniqueDigits(length: number): string {
  serial += 1;
  const worker = process.env['TEST_WORKER_INDEX'] ?? '0';
  return `${String(Date.now()).slice(-6)}${worker.padStart(2, '0').slice(-2)}${String(serial).padStart(3, '0')}`
    .slice(-length)
    .padStart(length, '1');
}

/** A new address for each caller, because rate limits count by address and journeys run concurrently. */
export function ownAddress(): string {
  const n = Number(uniqueDigits(7));
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}
