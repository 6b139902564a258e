import { createHash } from 'node:crypto';
import type { Brand } from '#schemas/brand/brand';
import { publicBrand } from '#core/brand/publicBrand';
import { contentSecurityPolicy } from './csp';

/** What the compiled app gives to every brand's pages; read once from the build. */
export interface Template {
  /** The compiled `index.html`, with its `sala:` marks. */
  readonly html: string;
  /** Source module → the chunks (site paths) that a page made of it loads beyond the entry. */
  readonly preloads: Readonly<Record<string, readonly string[]>>;
}

/** One page as the prerenderer gives it. An empty one is the shell that the app fills in the browser. */
export interface RenderedPage {
  /** Address that the markup was made for; the app takes it over only there. */
  readonly path?: string;
  readonly html: string;
  /** `<style>` element of the components on it, with the nonce of {@link nonceOf}. */
  readonly styles: string;
  /** The one that names them for the style library. */
  readonly styleNames: string;
  /** Source modules of the lazy parts that it shows, e.g. `src/app/routes/LoginPage.tsx`. */
  readonly modules?: readonly string[];
  /** Families that it is drawn with once they have come, after its first paint (`src/lateFonts.js`). */
  readonly fonts?: readonly string[];
  readonly title?: string;
}

export interface Stamped {
  readonly html: string;
  /** The value of the page's `Content-Security-Policy` header. */
  readonly csp: string;
}

export const shell: RenderedPage = { html: '', styles: '', styleNames: '' };

/**
 * One page of one brand: the compiled page with the brand's title, theme, icons, data and policy in it.
 * Pure and deterministic, so the build writes it to files and the API makes it for the revision published now.
 * @param themeCss the rules with the brand's CSS variables.
 * @param games origins at which the brand's games are played.
 * @throws Error when the template has lost one of its marks.
 */
export function stamp(
  template: Template,
  brand: Brand,
  themeCss: string,
  page: RenderedPage = shell,
  games: readonly string[] = [],
): Stamped {
  const common = commonOf(template, brand);
  const { nonce, data } = common;
  const policy = policyOf(common, brand, games);
  const title = escapeHtml(page.title ?? brand.displayName);
  const shared = escapeHtml(`${brand.displayName} ${brand.tagline.th}`.trim());
  const description = escapeHtml(brand.description.th);
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy.meta}">`,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta name="theme-color" content="${escapeHtml(brand.theme.color)}">`,
    `<meta property="og:title" content="${shared}">`,
    `<meta property="og:description" content="${description}">`,
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/icons/favicon.png" sizes="48x48" type="image/png">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...preloadsOf(template, page).map(
      (path) => `<link rel="modulepreload" crossorigin href="${escapeHtml(path)}">`,
    ),
    `<style id="theme" nonce="${nonce}">${styleText(themeCss)}</style>`,
    page.styles,
  ].join('\n    ');
  const [start, beforeRoot, beforeBrand, end] = cutOf(template).parts;
  // After the content, which paints before the page is complete.
  const rest = [page.styleNames, data];
  const html = [start, head, beforeRoot, rootTag(page), page.html, beforeBrand, ...rest, end].join('');
  return { html, csp: policy.header };
}

/** What all pages of a brand have alike. */
interface Common {
  readonly nonce: string;
  /** Sources of the inline scripts. */
  readonly scripts: readonly string[];
  /** The element that holds the brand. */
  readonly data: string;
  /** By the origins that are framed. */
  readonly policies: Map<string, { readonly meta: string; readonly header: string }>;
}

/** Pages of a brand are made one after the other, and its settings are a third of each. */
let last: { readonly template: Template; readonly brand: Brand; readonly common: Common } | undefined;

function commonOf(template: Template, brand: Brand): Common {
  if (last?.template !== template || last.brand !== brand)
    last = { template, brand, common: makeCommon(template, brand) };
  return last.common;
}

function makeCommon(template: Template, brand: Brand): Common {
  const json = JSON.stringify(publicBrand(brand));
  return {
    nonce: createHash('sha256').update(json).update(template.html).digest('base64url').slice(0, 22),
    scripts: cutOf(template).scripts,
    data: `<script type="application/json" id="brand">${scriptText(json)}</script>`,
    policies: new Map(),
  };
}

function policyOf({ policies, nonce, scripts }: Common, brand: Brand, games: readonly string[]) {
  const key = games.join(' ');
  const options = { nonce, scripts, games };
  const policy = policies.get(key) ?? {
    meta: escapeHtml(contentSecurityPolicy(brand, options, 'meta')),
    header: contentSecurityPolicy(brand, options, 'header'),
  };
  policies.set(key, policy);
  return policy;
}

/** A compiled page around its marks, and the sources of the scripts in it. */
interface CutTemplate {
  readonly parts: readonly [string, string, string, string];
  readonly scripts: readonly string[];
}

/** The same for every page of every brand. */
const cuts = new WeakMap<Template, CutTemplate>();

function cutOf(template: Template): CutTemplate {
  const known = cuts.get(template) ?? makeCut(template.html);
  cuts.set(template, known);
  return known;
}

function makeCut(html: string): CutTemplate {
  const [start, afterHead] = halves(html, '<!--sala:head-->');
  const [beforeRoot, afterRoot] = halves(afterHead, '<div id="root"><!--sala:body-->');
  const [beforeBrand, end] = halves(afterRoot, '<!--sala:brand-->');
  return { parts: [start, beforeRoot, beforeBrand, end], scripts: inlineScripts(html) };
}

/** JSON that cannot end its `<script>` element or open a comment in it. */
function scriptText(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function halves(html: string, mark: string): [string, string] {
  const [before, after, more] = html.split(mark);
  if (before === undefined || after === undefined || more !== undefined) {
    throw new Error(`The compiled index.html must hold ${mark} exactly once, head before body before brand.`);
  }
  return [before, after];
}

/** Hashes of the scripts that the compiled page has in itself: those that come before the app. */
function inlineScripts(html: string): string[] {
  const sources = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, source = '']) => source);
  return sources.map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
}

function rootTag({ path, fonts }: RenderedPage): string {
  const at = path === undefined ? '' : ` data-path="${escapeHtml(path)}"`;
  const later = fonts === undefined ? '' : ` data-fonts="${escapeHtml(fonts.join(','))}"`;
  return `<div id="root"${at}${later}>`;
}

/** A style element ends at the first `</`, wherever it is; no theme value may contain one. */
function styleText(css: string): string {
  if (css.includes('</')) throw new Error('A theme value may not hold "</".');
  return css;
}

function preloadsOf(template: Template, page: RenderedPage): string[] {
  return [...new Set((page.modules ?? []).flatMap((module) => template.preloads[module] ?? []))];
}

/**
 * The nonce of a brand's `<style>` elements. It covers styles only, as scripts are allowed by origin, and is one
 * per revision, so that a page can be cached and revalidated by ETag.
 */
export const nonceOf = (template: Template, brand: Brand): string => commonOf(template, brand).nonce;
