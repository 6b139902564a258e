import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { BaselineApp, makeBaselineStore, makeBaselineI18n } from './BaselineApp';

/** The prerendered page, as the build would write it. */
export async function baselinePage(): Promise<{ readonly html: string; readonly styles: string }> {
  const sheet = new ServerStyleSheet();
  const app = <BaselineApp store={makeBaselineStore()} i18n={await makeBaselineI18n()} />;
  const html = renderToString(sheet.collectStyles(<StaticRouter location="/">{app}</StaticRouter>));
  return { html, styles: sheet.getStyleTags() };
}
