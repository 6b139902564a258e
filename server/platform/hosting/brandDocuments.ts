import type { Brand } from '#schemas/brand/brand';
import { publicBrand } from '#core/brand/publicBrand';
import type { CompiledApp } from './compiledApp';
import { inlineDrawing } from './inlineImage';
import { firstTexts, type PrerenderedPath, prerenderedPages } from './pages';
import { nonceOf, stamp, type Stamped } from './stamp';

/**
 * Creates the documents of a brand from the brand only: the build writes them into bundles, the server sends
 * those of the revision published now.
 */
export interface BrandDocuments {
  /**
   * A public page as a visitor first sees it; it may frame games at these origins.
   * @throws Error naming the brand and the page when it does not render.
   */
  page(brand: Brand, path: PrerenderedPath, games?: readonly string[]): Promise<Stamped>;
  /** The page without content, for every other address. */
  shell(brand: Brand, games?: readonly string[]): Stamped;
  /** `/manifest.webmanifest`. */
  manifest(brand: Brand): string;
  /** The colour behind everything, as `#rrggbb`. */
  ground(brand: Brand): string;
}

/** `/brand.json`: what open member apps look at for a newer revision. */
export const brandJson = (brand: Brand): string => JSON.stringify(publicBrand(brand));

/** @param drawingOf a drawing of a brand as an address that holds it, by its name below `/brand/`. */
export function brandDocuments(
  { template, renderer }: CompiledApp,
  drawingOf: (brand: Brand, name: string) => string | undefined,
): BrandDocuments {
  // Computing the colours takes longer than the rest of a document.
  const themes = new WeakMap<Brand, ReturnType<typeof renderer.buildTheme>>();

  return {
    page: async (brand, path, games) => {
      try {
        const rendered = await renderer.prerenderPage(path, brand, nonceOf(template, brand));
        if (!rendered.html.trim()) throw new Error('it rendered nothing');
        const html = inlineDrawing(rendered.html, brand, (name) => drawingOf(brand, name));
        const texts = firstTexts[path];
        const modules = [prerenderedPages[path], ...(texts === undefined ? [] : [texts])];
        const { css, families: fonts, waiting } = themeOf(brand);
        const title = renderer.pageTitle(path, brand);
        const page = { ...rendered, title, html, path, modules, fonts };
        return stamp(template, brand, `${css}${waiting}`, page, games);
      } catch (cause) {
        throw new Error(`The page ${path} of the brand ${brand.id} cannot be prerendered.`, { cause });
      }
    },
    shell: (brand, games) => stamp(template, brand, themeOf(brand).css, undefined, games),
    manifest: (brand) =>
      JSON.stringify(webManifest(brand, { background: groundOf(brand), theme: brand.theme.color })),
    ground: groundOf,
  };

  function themeOf(brand: Brand) {
    const theme = themes.get(brand) ?? renderer.buildTheme(brand);
    themes.set(brand, theme);
    return theme;
  }

  function groundOf(brand: Brand): string {
    return themeOf(brand).vars['bg'] ?? '#000000';
  }
}

/** `manifest.webmanifest`: how a phone shows the site once it is on the home screen. */
export function webManifest(
  brand: Brand,
  colours: { readonly background: string; readonly theme: string },
): object {
  const icon = (file: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src: `/icons/${file}`,
    sizes,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: brand.displayName,
    short_name: brand.displayName,
    description: brand.description.th,
    lang: 'th',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colours.background,
    theme_color: colours.theme,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
  };
}
