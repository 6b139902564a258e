import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand } from '#schemas/brand/brand';
import type { RenderedPage } from '#server/hosting/stamp';
import { compiled } from './compile';

/** Public pages that are HTML before any script runs, and the module whose chunk each of them loads. */
export const prerenderedPages = {
  '/': 'src/app/routes/LandingPage.tsx',
  '/login': 'src/app/routes/LoginPage.tsx',
  '/register': 'src/app/routes/RegisterPage.tsx',
  '/promotion': 'src/app/routes/PromotionPage.tsx',
  '/contact': 'src/app/routes/ContactPage.tsx',
} as const;
export type PrerenderedPath = keyof typeof prerenderedPages;
export const prerenderedPaths = Object.keys(prerenderedPages) as PrerenderedPath[];

/** The member app as the compiler made it for Node. */
export interface Renderer {
  readonly prerenderPage: (
    path: string,
    brand: Brand,
    nonce: string,
  ) => Promise<Pick<RenderedPage, 'html' | 'styles'>>;
  readonly buildTheme: (brand: Brand) => {
    readonly css: string;
    readonly vars: Readonly<Record<string, string>>;
  };
}

export async function loadRenderer(): Promise<Renderer> {
  const from = (name: string) => import(pathToFileURL(path.join(compiled('pages'), `${name}.js`)).href);
  const [{ prerenderPage }, { buildTheme }] = (await Promise.all([
    from('prerender'),
    from('buildTheme'),
  ])) as [Renderer, Renderer];
  return { prerenderPage, buildTheme };
}

/** @throws Error naming the brand and the page; the build fails rather than ship a page that cannot render. */
export async function renderPage(
  renderer: Renderer,
  brand: Brand,
  url: PrerenderedPath,
  nonce: string,
): Promise<RenderedPage> {
  try {
    const page = await renderer.prerenderPage(url, brand, nonce);
    if (!page.html.trim()) throw new Error('it rendered nothing');
    return { ...page, path: url, modules: [prerenderedPages[url]] };
  } catch (cause) {
    throw new Error(`The page ${url} of the brand ${brand.id} cannot be prerendered.`, { cause });
  }
}
