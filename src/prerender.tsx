import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import type { Brand } from '#schemas/brand/brand';
import { App } from './app/App';
import { AppRoutes } from './app/AppRoutes';
import { makeStore } from './app/makeStore';
import { makeI18n } from './i18n/makeI18n';
import { StaticRouter } from './lib/router';

export interface PrerenderedPage {
  readonly html: string;
  /** One `<style>` element with what the page needs before any script runs. */
  readonly styles: string;
}

/** Renders a public page of a brand as a visitor first sees it, before any call is answered. */
export async function prerenderPage(path: string, brand: Brand, nonce: string): Promise<PrerenderedPage> {
  const store = makeStore(nowhere(path), brand);
  const i18n = await makeI18n({ brand, storage: silentStorage });
  const sheet = new ServerStyleSheet({ nonce });
  const failures: unknown[] = [];
  try {
    const page = sheet.collectStyles(
      <App store={store} i18n={i18n}>
        <StaticRouter location={path}>
          <AppRoutes />
        </StaticRouter>
      </App>,
    );
    // One piece, whatever its size: a split page would need inline scripts, which the CSP forbids.
    const { prelude } = await prerender(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    });
    const html = await new Response(prelude).text();
    if (failures.length > 0)
      throw new Error(`${path} of brand ${brand.id} does not render`, { cause: failures[0] });
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

const silentStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Nothing is asked while prerendering: effects do not run, so no call ever starts. */
function nowhere(path: string) {
  return {
    transport: () => Promise.reject(new Error(`${path} asked the network while prerendering`)),
    storage: silentStorage,
    client: { platform: 'DSK', version: __WEB_VERSION__, hostname: 'localhost' },
    origin: 'http://localhost',
  } as const;
}
