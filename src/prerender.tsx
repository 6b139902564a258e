// The build of React for edge runtimes: the one for Node makes the server track every promise after the first page.
import { type ReactNode, useContext } from 'react';
import { prerender } from 'react-dom/static.edge';
import { type IStyleSheetContext, ServerStyleSheet, StyleSheetContext } from 'styled-components';
import { documentTitle } from '@/lib/pageTitle';
import type { Brand } from '#schemas/brand/brand';
import type { FeatureFlag } from '#schemas/brand/flags';
import { App } from './app/App';
import { AppRoutes } from './app/AppRoutes';
import { makeStore } from './app/makeStore';
import { withBrandTexts, type Texts } from './i18n/loadTexts';
import common from './i18n/locales/th/common.json';
import contact from './i18n/locales/th/contact.json';
import login from './i18n/locales/th/login.json';
import promotion from './i18n/locales/th/promotion.json';
import register from './i18n/locales/th/register.json';
import { makeI18n } from './i18n/makeI18n';
import { StaticRouter } from './lib/router';

/** Texts of public pages, whose paths have the same names. */
const titled: Readonly<Record<string, Texts>> = { login, register, promotion, contact };

/**
 * Title of a public page's document before any script runs: the Thai title that the page itself sets, or that of the
 * not-found page where the brand has switched the page off.
 */
export function pageTitle(path: string, brand: Brand): string {
  const name = path.slice(1);
  const texts = titled[name];
  if (!texts) return documentTitle(brand, '');
  const isOff = Object.hasOwn(brand.flags, name) && !brand.flags[name as FeatureFlag];
  const title = isOff
    ? withBrandTexts(common, brand, 'th', 'common')['notFound.title']
    : withBrandTexts(texts, brand, 'th', name)['title'];
  return documentTitle(brand, title ?? '');
}

interface PrerenderedPage {
  readonly html: string;
  /** One `<style>` element with the rules that the page needs before any script runs. */
  readonly styles: string;
  /** One `<style>` element with rule names only, for hydration by the style library; it can follow the content. */
  readonly styleNames: string;
}

/** Renders a public page of a brand as a visitor first sees it, before any response. */
export async function prerenderPage(path: string, brand: Brand, nonce: string): Promise<PrerenderedPage> {
  const store = makeStore(nowhere(path), brand);
  const i18n = await makeI18n({ brand, storage: silentStorage });
  const sheet = new ServerStyleSheet({ nonce });
  const failures: unknown[] = [];
  try {
    const page = (
      <Styles sheet={sheet}>
        <App store={store} i18n={i18n}>
          <StaticRouter location={path}>
            <AppRoutes />
          </StaticRouter>
        </App>
      </Styles>
    );
    // Not split, because a split page would need inline scripts, which the CSP forbids.
    const { prelude } = await prerender(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    });
    const html = await new Response(prelude).text();
    if (failures.length > 0)
      throw new Error(`${path} of brand ${brand.id} does not render`, { cause: failures[0] });
    return { html: html.replace(PRELOAD, ''), ...rulesAndNames(sheet.getStyleTags()) };
  } finally {
    sheet.seal();
  }
}

/** Preloads are removed, because the images are in the same HTML and a second reference delays the first paint. */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

const BREAK = '/*!sc*/\n';

/**
 * Splits rules and their names into two sheets. The style library hydrates only the one with the names; otherwise it
 * would move every rule into its own sheet, and the browser would recalculate styles and layout of the complete page.
 */
function rulesAndNames(tag: string): Pick<PrerenderedPage, 'styles' | 'styleNames'> {
  const [element, attributes = '', css = ''] = /^<style([^>]*)>([\s\S]*)<\/style>$/.exec(tag) ?? [];
  if (element === undefined) throw new Error('The styles of a page come in one element.');
  const parts = css.split(BREAK);
  const names = parts.filter((part) => part.startsWith('data-styled.'));
  const rules = parts.filter((part) => !names.includes(part));
  const nonce = /\snonce="[^"]*"/.exec(attributes)?.[0] ?? '';
  return {
    styles: `<style${nonce}>${rules.join('')}</style>`,
    styleNames: `<style${attributes}>${names.join(BREAK)}${BREAK}</style>`,
  };
}

interface StylesProps {
  readonly sheet: ServerStyleSheet;
  readonly children: ReactNode;
}

/** Collects the styles of a page into its sheet. Rules are compiled once and cached across pages and brands. */
function Styles({ sheet, children }: StylesProps) {
  const { stylis } = useContext(StyleSheetContext);
  return (
    <StyleSheetContext.Provider value={{ styleSheet: sheet.instance, stylis: compiledOnce(stylis) }}>
      {children}
    </StyleSheetContext.Provider>
  );
}

type Compile = IStyleSheetContext['stylis'];
const compiledRules = new Map<string, string[]>();

/** A class is named after a hash of its rules, so the selector identifies them; global rules have none. */
function compiledOnce(compile: Compile): Compile {
  const once: Compile = (css, selector, prefix, componentId) => {
    const key = selector ? `${prefix ?? ''} ${componentId ?? ''} ${selector}` : css;
    const rules = compiledRules.get(key) ?? compile(css, selector, prefix, componentId);
    compiledRules.set(key, rules);
    return rules;
  };
  once.hash = compile.hash;
  return once;
}

const silentStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** No request is sent while prerendering, because effects do not run. */
function nowhere(path: string) {
  return {
    transport: () => Promise.reject(new Error(`${path} asked the network while prerendering`)),
    storage: silentStorage,
    client: { platform: 'DSK', version: __WEB_VERSION__, hostname: 'localhost' },
    origin: 'http://localhost',
  } as const;
}
