import type { Page } from '@playwright/test';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';
import { defaultOut } from '#scripts/bundle/places';
import { loadCompiledApp } from '#server/platform/hosting/compiledApp';
import { studioOfFrames } from './studioBaseline';
import { colours } from './studioMeter';

/** A frame of the studio as a static page, without scripts. */
export interface StaticReference {
  readonly width: number;
  readonly height: number;
  /** Opening tag of the complete page. */
  readonly root: string;
  readonly rules: string;
  readonly body: string;
}

/** Captures every frame that the studio shows. */
export function takeStaticReferences(page: Page): Promise<StaticReference[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('iframe')].map(({ width, height, contentDocument: shown }) => ({
      width: Number(width),
      height: Number(height),
      root: (shown?.documentElement.cloneNode() as Element | undefined)?.outerHTML ?? '',
      // From the CSSOM, because rules that a script inserted are not in the markup.
      rules: [...(shown?.styleSheets ?? [])]
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .join('\n'),
      body: shown?.body.outerHTML ?? '',
    })),
  );
}

/**
 * The same pages as in the studio, with only this script: on a message with a colour, a frame applies finished
 * variables, as the member app does. Measures what the browser itself needs for this design on this machine. @returns
 * the address.
 */
export async function serveStaticReferences(
  page: Page,
  references: readonly StaticReference[],
  { origin, scale, brand }: { readonly origin: string; readonly scale: number; readonly brand: Brand },
): Promise<string> {
  const { renderer } = await loadCompiledApp(path.join(defaultOut, '_server'));
  const themes = colours.map((color) => {
    const { vars } = renderer.buildTheme({ ...brand, theme: { ...brand.theme, color } });
    const lines = Object.entries(vars).map(([name, value]) => `--${name}:${value}`);
    return [color, `:root{color-scheme:${brand.theme.scheme};${lines.join(';')}}`] as const;
  });
  const frames = references.map(({ width, height }, nth) => ({
    width,
    height,
    address: `/reference/${String(nth)}`,
  }));
  await page.route(`${origin}/reference/**`, (route) => {
    const nth = new URL(route.request().url()).pathname.split('/')[2] ?? '';
    const reference = references[Number(nth)];
    const body = nth !== '' && reference ? frameOf(reference, themes) : studioOfFrames(frames, scale);
    return route.fulfill({ contentType: 'text/html', body });
  });
  return `${origin}/reference/`;
}

const frameOf = (
  { root, rules, body }: StaticReference,
  themes: readonly (readonly [string, string])[],
): string => `<!doctype html>
${root.replace('</html>', '')}
<style>${rules}</style><style id="theme">:root{}</style>
${body.replace(/<script[\s\S]*?<\/script>/g, '')}
<script>
  const themes = new Map(${JSON.stringify(themes)});
  const { sheet } = document.getElementById('theme');
  addEventListener('message', ({ data: { brand, sequence } }) => requestAnimationFrame(() => {
    const css = themes.get(brand.theme.color);
    if (css) {
      sheet.insertRule(css, 0);
      sheet.deleteRule(1);
    }
    parent.postMessage({ kind: 'event', event: 'shown', sequence }, location.origin);
  }));
  parent.postMessage({ kind: 'ready' }, location.origin);
</script>`;
