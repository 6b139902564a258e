import type { Page } from '@playwright/test';
import type { Brand } from '#schemas/brand/brand';
import { buildTheme } from '@/theme/buildTheme';
import { studioOfFrames } from './studioBaseline';
import { colours } from './studioMeter';

/** What a frame of the studio shows, as a page without the program that made it. */
export interface Still {
  readonly width: number;
  readonly height: number;
  /** The tag of the whole page. */
  readonly root: string;
  readonly rules: string;
  readonly body: string;
}

/** Takes down every frame that the studio shows. */
export function takeStaticReferences(page: Page): Promise<Still[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('iframe')].map(({ width, height, contentDocument: shown }) => ({
      width: Number(width),
      height: Number(height),
      root: (shown?.documentElement.cloneNode() as Element | undefined)?.outerHTML ?? '',
      // Out of the object model: rules that a program wrote stand nowhere else.
      rules: [...(shown?.styleSheets ?? [])]
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .join('\n'),
      body: shown?.body.outerHTML ?? '',
    })),
  );
}

/**
 * The same pages as in the studio with no program but this: told a colour, a frame takes over the finished variables, as
 * the member app does. What it takes is what the browser itself needs for this design on this machine.
 * @returns the address.
 */
export async function serveStaticReferences(
  page: Page,
  stills: readonly Still[],
  { origin, scale, brand }: { readonly origin: string; readonly scale: number; readonly brand: Brand },
): Promise<string> {
  const themes = colours.map(
    (color) => [color, buildTheme({ theme: { ...brand.theme, color } }).css] as const,
  );
  const frames = stills.map(({ width, height }, nth) => ({
    width,
    height,
    address: `/still/${String(nth)}`,
  }));
  await page.route(`${origin}/still/**`, (route) => {
    const nth = new URL(route.request().url()).pathname.split('/')[2] ?? '';
    const still = stills[Number(nth)];
    const body = nth !== '' && still ? frameOf(still, themes) : studioOfFrames(frames, scale);
    return route.fulfill({ contentType: 'text/html', body });
  });
  return `${origin}/still/`;
}

const frameOf = (
  { root, rules, body }: Still,
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
