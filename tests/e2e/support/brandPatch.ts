import type { APIResponse, Page, Route } from '@playwright/test';
import type { Brand } from '#schemas/brand/brand';
import { direct } from './site';

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T;

/**
 * Changes the brand that the page carries, both inlined and in `/brand.json`, as a different brand file would. Drops
 * the prerendered body, which was rendered for the shipped brand.
 */
export async function patchBrand(page: Page, patch: DeepPartial<Brand>): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/api/') && !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await fetchDirect(route);
      const html = (await response.text())
        .replace(
          /(<script type="application\/json" id="brand"[^>]*>)([\s\S]*?)(<\/script>)/,
          (_, open, json, close) => {
            const brand = merge(JSON.parse(json as string), patch);
            return `${open as string}${JSON.stringify(brand).replace(/</g, '\\u003c')}${close as string}`;
          },
        )
        .replace(/ data-path="[^"]*"/, '');
      await route.fulfill({ response, body: html });
    },
  );
  await page.route('**/brand.json', async (route) => {
    const response = await fetchDirect(route);
    await route.fulfill({ response, json: merge(await response.json(), patch) });
  });
}

function fetchDirect(route: Route): Promise<APIResponse> {
  const { hostname, pathname } = new URL(route.request().url());
  const { url, host } = direct(hostname.split('.')[0] ?? '', pathname);
  return route.fetch({ url, headers: { ...route.request().headers(), host } });
}

function merge(base: unknown, patch: unknown): unknown {
  if (typeof base !== 'object' || base === null || Array.isArray(base)) return patch;
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(patch)) result[key] = merge(result[key], value);
  return result;
}
