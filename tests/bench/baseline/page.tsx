import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { FloorApp } from './FloorApp';
import { makeFloorStore } from './store';
import { makeFloorI18n } from './texts';

/** The prerendered page, as the build would write it. */
export async function floorPage(): Promise<{ readonly html: string; readonly styles: string }> {
  const sheet = new ServerStyleSheet();
  const app = <FloorApp store={makeFloorStore()} i18n={await makeFloorI18n()} />;
  const html = renderToString(sheet.collectStyles(<StaticRouter location="/">{app}</StaticRouter>));
  return { html, styles: sheet.getStyleTags() };
}
